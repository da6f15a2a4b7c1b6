import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { NOTHING, PRICES, pick, type Step } from './day-book';

const consume: Step = async (book, { which, much, cash: owed }) => {
  const item = which % PRICES.length;
  const { day } = book;
  const booking = which % book.bookings.length;
  const quantity = 1 + (much % 3);
  const wanted = quantity > (book.stock[item] ?? 0) ? 409 : 201;
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
  const shut = cash && book.shut;
  const { call, params, token } = book;
  const line = pick(book.consumptions, which);
  if (!line) return NOTHING;
  const open = line.total - line.paid;
  const wanted = line.closed ? 404 : open === 0 ? 422 : shut ? 409 : 200;
  const { status } = await call(consumptionEndpoints.pay, { params, body: { method, ids: [line.id] } }, token);
  if (status === 200) {
    line.paid = line.total;
    line.inCash += book.received(cash, open);
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
    { params: { ...params, bookingId: book.bookings[line.booking]?.id ?? '', consumptionId: line.id } },
    token,
  );
  if (status === 204) book.close(line, true);
  return { status, wanted };
};

const bulk: Step = async (book, { which, much, cash }) => {
  const method = cash ? ('cash' as const) : ('qr' as const);
  const shut = cash && book.shut;
  const { call, token, params } = book;
  const booking = book.bookings[which % book.bookings.length];
  const line = book.consumptions.find((c) => !c.closed && c.paid < c.total && c.booking === which % PRICES.length);
  if (!booking || !line) return NOTHING;
  const amount = 1 + (much % 300);
  const open = line.total - line.paid;
  const wanted = amount > booking.open ? 422 : shut ? 409 : 201;
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
    book.received(cash, amount);
    line.inCash += book.received(cash, open);
  }
  return { status, wanted };
};

/** Collects part or all of what a player owes, the oldest first. */
const collect: Step = async (book, { which, much, cash }) => {
  const { call, token, params } = book;
  const owed = book.consumptions.filter((c) => c.owed && !c.closed && c.paid < c.total);
  const sum = owed.reduce((total, c) => total + c.total - c.paid, 0);
  const amount = which % 2 === 0 ? sum : 1 + much;
  const wanted = sum === 0 || amount > sum ? 422 : cash && book.shut ? 409 : 201;
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
    line.inCash += book.received(cash, part);
    left -= part;
  }
  if (data.owed !== sum - amount) throw new Error(`${sum - amount} should be left, the service says ${data.owed}`);
  return { status, wanted };
};

/** Steps on the consumptions of a court, with the expected status of each. */
export const courtSteps = { consume, payConsumption, removeConsumption, bulk, collect };
