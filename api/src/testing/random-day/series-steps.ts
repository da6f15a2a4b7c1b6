import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import type { DayBook, Step, StepNumbers } from './day-book';

const chosen = ({ series, params }: DayBook, { which, much }: StepNumbers) => {
  const index = which % series.dates.length;
  const date = series.dates[index];
  const player = series.players[much % 2];
  if (!date || !player) throw new Error('the series has no dates');
  return { index, date, player, params: { ...params, bookingId: date.id } };
};
const scopeOf = (cash: boolean) => (cash ? ('series' as const) : ('from' as const));

function agree(what: string, said: object, expected: object): void {
  if (JSON.stringify(said) === JSON.stringify(expected)) return;
  throw new Error(`${what} should be ${JSON.stringify(expected)}, the service says ${JSON.stringify(said)}`);
}

/** Adds a player to a date and the others without money of its series, or takes them off. */
const seriesPlayers: Step = async (book, numbers) => {
  const { index, date, player, params } = chosen(book, numbers);
  const scope = scopeOf(numbers.cash);
  const others = book.series.others(index, scope);
  const adds = numbers.much % 3 > 0;
  const open = [date, ...others.filter((d) => d.paid === 0)];
  const changed = open.filter((d) => d.players.has(player) !== adds);
  const body = { scope, [adds ? 'add' : 'remove']: [player] };
  const { status, data } = await book.call(bookingEndpoints.changeSeriesPlayers, { params, body }, book.token);
  if (status !== 200) return { status, wanted: 200 };
  for (const d of changed) {
    if (adds) d.players.add(player);
    else d.players.delete(player);
    if (!adds) d.shares.delete(player);
  }
  const expected = {
    changed: changed.length,
    paid: others.length - open.length + 1,
    same: open.length - changed.length,
  };
  agree('the players of the series', { changed: data.changed, paid: data.paid, same: data.same }, expected);
  return { status, wanted: 200 };
};

/** Agrees a player's share in a date and the others of its series that it fits, or takes it back. */
const seriesShare: Step = async (book, numbers) => {
  const { index, date, player, params } = chosen(book, numbers);
  const scope = scopeOf(numbers.cash);
  const share = numbers.much % 5 === 0 ? null : numbers.much * 3;
  const fits = (d: typeof date) => {
    const agreed = [...d.shares].reduce((sum, [id, amount]) => (id === player ? sum : sum + amount), 0);
    return (share ?? 0) <= Math.max(0, d.price - agreed);
  };
  const others = book.series.others(index, scope);
  const wanted = !date.players.has(player) ? 404 : fits(date) ? 200 : 422;
  const { status, data } = await book.call(
    paymentEndpoints.setShare,
    { params: { ...params, playerId: player }, body: { share, scope } },
    book.token,
  );
  if (status !== 200) return { status, wanted };
  const changed = [date, ...others.filter((d) => d.paid === 0 && d.players.has(player) && fits(d))];
  for (const d of changed) {
    if (share === null) d.shares.delete(player);
    else d.shares.set(player, share);
  }
  const expected = { changed: changed.length, kept: others.length - changed.length + 1 };
  agree('the shares of the series', data.series ?? {}, expected);
  return { status, wanted };
};

/** Prices a date and the others without money of its series. */
const seriesPrice: Step = async (book, numbers) => {
  const { index, date, params } = chosen(book, numbers);
  const scope = scopeOf(numbers.cash);
  // never below what the shares may sum up to: a lower price would cut the shown shares
  const price = 2400 + numbers.much * 4;
  const { data: now } = await book.call(bookingEndpoints.get, { params }, book.token);
  const { status } = await book.call(
    bookingEndpoints.change,
    { params, query: { scope }, body: { price, version: now.version } },
    book.token,
  );
  if (status === 200) {
    for (const d of [date, ...book.series.others(index, scope).filter((o) => o.paid === 0)]) d.price = price;
  }
  return { status, wanted: 200 };
};

const payDate: Step = async (book, numbers) => {
  const { date, params } = chosen(book, numbers);
  const { much, cash } = numbers;
  const amount = 1 + much;
  const wanted = amount > date.price - date.paid ? 422 : cash && book.shutAt('reception', 'buffet') ? 409 : 201;
  const { status } = await book.call(
    paymentEndpoints.add,
    { params, body: { method: cash ? 'cash' : 'qr', amount } },
    book.token,
  );
  if (status === 201) {
    date.paid += amount;
    book.received(cash, amount, 'reception', 'buffet');
  }
  return { status, wanted };
};

/** Compares the dates of the series with those of the model. */
export async function compareSeries({ call, params, token, series }: DayBook): Promise<void> {
  for (const date of series.dates) {
    const { data } = await call(paymentEndpoints.ofBooking, { params: { ...params, bookingId: date.id } }, token);
    const agreed = data.shares.filter((s) => s.agreed).map((s) => [s.player_id, s.amount]);
    agree(
      'a date',
      [data.booking.price, data.booking.paid, data.shares.map((s) => s.player_id).sort(), agreed.sort()],
      [date.price, date.paid, [...date.players].sort(), [...date.shares].sort()],
    );
  }
}

/** Steps on a series and its players, shares, prices and payments, with the expected status of each. */
export const seriesSteps = { seriesPlayers, seriesShare, seriesPrice, payDate };
