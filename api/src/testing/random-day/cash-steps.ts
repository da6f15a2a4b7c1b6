import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { NOTHING, PRICES, type Step } from './day-book';

const openCash: Step = async (book, { much }) => {
  const { day } = book;
  const wanted = book.drawer === null ? 201 : 409;
  const { status, data } = await day.openCash(much);
  if (status === 201) {
    book.session = data.id;
    book.drawer = much;
    book.counts = true;
  }
  return { status, wanted };
};

const closeCash: Step = async (book, { much }) => {
  const { day } = book;
  if (book.drawer === null) return NOTHING;
  const { status, data } = await day.closeCash(book.session, { cash: much });
  if ((data.expected?.cash ?? 0) !== book.drawer) {
    throw new Error(`the drawer should hold ${book.drawer}, the report says ${data.expected?.cash}`);
  }
  book.drawer = null;
  for (const sale of [...book.orders, ...book.consumptions]) sale.inCash = 0;
  return { status, wanted: 200 };
};

const moveCash: Step = async (book, { much, cash }) => {
  const { call, token, params } = book;
  if (book.drawer === null) return NOTHING;
  const body = { type: cash ? ('in' as const) : ('out' as const), amount: much + 1, reason: 'Cambio' };
  const { status } = await call(
    cashEndpoints.addMovement,
    { params: { ...params, cashSessionId: book.session }, body },
    token,
  );
  book.drawer += cash ? much + 1 : -much - 1;
  return { status, wanted: 201 };
};

const moveStock: Step = async (book, { much, which }) => {
  const item = which % PRICES.length;
  const { day } = book;
  const stock = book.stock[item] ?? 0;
  const [type, quantity, left] = (
    [
      ['purchase', 1 + (much % 5), stock + 1 + (much % 5)],
      ['waste', 1 + (much % 3), stock - 1 - (much % 3)],
      ['count', much % 9, much % 9],
    ] as const
  )[much % 3] ?? ['purchase', 1, stock + 1];
  const { status } = await day.move({ item_id: book.itemId(item), type, quantity });
  if (left >= 0) book.stock[item] = left;
  return { status, wanted: left < 0 ? 409 : 201 };
};

/** Steps on the cash and the stock, with the expected status of each. */
export const cashSteps = { openCash, closeCash, moveCash, moveStock };
