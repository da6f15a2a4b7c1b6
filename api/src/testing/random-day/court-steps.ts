import { blockEndpoints } from '@canchero/shared-contracts/block';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { NOTHING, PRICES, pick, type Step } from './day-book';

const consume: Step = async (book, { which, much, cash: owed }) => {
  const item = which % PRICES.length;
  const { day } = book;
  const booking = which % book.bookings.length;
  const quantity = 1 + (much % 3);
  const refused = book.bookings[booking]?.cancelled || quantity > (book.stock[item] ?? 0);
  const wanted = refused ? 409 : 201;
  const { status, data } = await day.consume(book.bookings[booking]?.id ?? '', {
    item_id: book.itemId(item),
    quantity,
    ...(owed && { player_id: book.debtor }),
  });
  if (status === 201) {
    book.consumed(data.items, { booking, item, quantity, owed });
  }
  return { status, wanted };
};

const payConsumption: Step = async (book, { which, cash }) => {
  const method = cash ? ('cash' as const) : ('qr' as const);
  const shut = cash && book.shutAt('buffet', 'reception');
  const { call, params, token } = book;
  const line = pick(book.consumptions, which);
  if (!line) return NOTHING;
  const open = line.total - line.paid;
  const wanted = line.closed ? 404 : open === 0 ? 422 : shut ? 409 : 200;
  const { status } = await call(consumptionEndpoints.pay, { params, body: { method, ids: [line.id] } }, token);
  if (status === 200) {
    line.paid = line.total;
    book.received(cash, open, 'buffet', 'reception');
  }
  return { status, wanted };
};

const removeConsumption: Step = async (book, { which }) => {
  const { call, token, params } = book;
  const line = pick(book.consumptions, which);
  if (!line) return NOTHING;
  const wanted = line.closed ? 404 : line.paid > 0 ? 409 : 204;
  const { status } = await call(
    consumptionEndpoints.remove,
    { params: { ...params, bookingId: book.bookings[line.booking]?.id ?? '', consumptionId: line.id }, query: {} },
    token,
  );
  if (status === 204) book.close(line, true);
  return { status, wanted };
};

const bulk: Step = async (book, { which, much, cash }) => {
  const method = cash ? ('cash' as const) : ('qr' as const);
  const shut = cash && book.shutAt('reception', 'buffet');
  const { call, token, params } = book;
  const index = which % book.bookings.length;
  const booking = book.bookings[index];
  const line = book.consumptions.find((c) => !c.closed && c.paid < c.total && c.booking === index);
  if (!booking || !line) return NOTHING;
  const amount = 1 + (much % 300);
  const open = line.total - line.paid;
  const wanted = booking.cancelled ? 409 : amount > booking.open ? 422 : shut ? 409 : 201;
  const { status } = await call(
    paymentEndpoints.bulk,
    {
      params: { ...params, bookingId: booking.id },
      body: {
        method,
        lines: [
          { kind: 'booking', id: booking.id, amount },
          { kind: 'consumption', id: line.id, amount: open },
        ],
      },
    },
    token,
  );
  if (status === 201) {
    booking.open -= amount;
    line.paid = line.total;
    book.received(cash, amount, 'reception', 'buffet');
    if (cash) booking.inCash += amount;
    book.received(cash, open, 'reception', 'buffet');
  }
  return { status, wanted };
};

/** Collects part or all of what a player owes, the oldest first. */
const collect: Step = async (book, { which, much, cash }) => {
  const { call, token, params } = book;
  const owed = book.consumptions.filter((c) => c.owed && !c.closed && c.paid < c.total);
  const sum = owed.reduce((total, c) => total + c.total - c.paid, 0);
  const amount = which % 2 === 0 ? sum : 1 + much;
  const wanted = sum === 0 || amount > sum ? 422 : cash && book.shutAt('reception', 'buffet') ? 409 : 201;
  const { status, data } = await call(
    playerEndpoints.payDebts,
    { params: { ...params, playerId: book.debtor }, body: { method: cash ? 'cash' : 'qr', amount } },
    token,
  );
  if (status !== 201) return { status, wanted };
  let left = amount;
  for (const line of owed) {
    const part = Math.min(left, line.total - line.paid);
    line.paid += part;
    book.received(cash, part, 'reception', 'buffet');
    left -= part;
  }
  if (data.owed !== sum - amount) throw new Error(`${sum - amount} should be left, the service says ${data.owed}`);
  return { status, wanted };
};

/**
 * Suspends a booking under a block, its money into the player's credit or back, or says nothing of it; another booking
 * is made.
 */
const suspend: Step = async (book, { which, much, cash }) => {
  const { call, token, params } = book;
  const booking = pick(
    book.bookings.filter((b) => !b.cancelled),
    which,
  );
  if (!booking) return NOTHING;
  const paid = 1000 - booking.open;
  const destination = cash ? ('money' as const) : ('credit' as const);
  const silent = much % 7 === 0;
  const inCash = cash ? booking.inCash : 0;
  const refused = paid > 0 && (silent || (inCash > 0 && book.shutAt('reception', 'buffet')));
  const { data: now } = await call(bookingEndpoints.get, { params: { ...params, bookingId: booking.id } }, token);
  const body = {
    court_ids: [book.courtId],
    start: booking.start,
    end: new Date(Date.parse(booking.start) + 3_600_000).toISOString(),
    kind: 'weather' as const,
    reason: 'Lluvia',
    bookings: [{ id: booking.id, version: now.version, ...(!silent && { destination }) }],
  };
  const { status } = await call(blockEndpoints.suspend, { params, body }, token);
  if (status === 201) {
    book.received(true, -inCash, 'reception', 'buffet');
    if (!cash) book.credit += paid;
    Object.assign(booking, { cancelled: true, inCash: 0 });
    await book.bookCourt();
  }
  return { status, wanted: refused ? 409 : 201 };
};

/** Steps on the bookings of a court and their consumptions, with the expected status of each. */
export const courtSteps = { consume, payConsumption, removeConsumption, bulk, collect, suspend };
