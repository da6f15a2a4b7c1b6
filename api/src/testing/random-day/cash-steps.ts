import { type CashDesk, cashEndpoints } from '@canchero/shared-contracts/cash';
import { type DayBook, NOTHING, PRICES, type Step } from './day-book';

/** Person who counts the cash of a desk. */
const counter = (book: DayBook, desk: CashDesk) => (desk === 'buffet' ? book.token : book.receptionist.token);

const openAt =
  (desk: CashDesk): Step =>
  async (book, { much }) => {
    // until the buffet counts its cash, the club has one drawer
    if (!book.counts && desk === 'reception') return NOTHING;
    const wanted = book.drawers[desk] === null ? 201 : 409;
    const { status, data } = await book.day.openCash(much, desk, counter(book, desk));
    if (status === 201) {
      book.sessions[desk] = data.id;
      book.openedAt[desk] = data.opened_at;
      book.drawers[desk] = much;
      book.counts = true;
    }
    return { status, wanted };
  };

const closeAt =
  (desk: CashDesk): Step =>
  async (book, { much }) => {
    const { call, params } = book;
    const drawer = book.drawers[desk];
    if (drawer === null) return NOTHING;
    const { status, data } = await call(
      cashEndpoints.close,
      { params: { ...params, cashSessionId: book.sessions[desk] }, body: { counted: { cash: much } } },
      counter(book, desk),
    );
    if ((data.expected?.cash ?? 0) !== drawer) {
      throw new Error(`the drawer of the ${desk} should hold ${drawer}, the report says ${data.expected?.cash}`);
    }
    book.drawers[desk] = null;
    return { status, wanted: 200 };
  };

const moveAt =
  (desk: CashDesk): Step =>
  async (book, { much, cash }) => {
    const { call, params } = book;
    const drawer = book.drawers[desk];
    if (drawer === null) return NOTHING;
    const body = { type: cash ? ('in' as const) : ('out' as const), amount: much + 1, reason: 'Cambio' };
    const { status } = await call(
      cashEndpoints.addMovement,
      { params: { ...params, cashSessionId: book.sessions[desk] }, body },
      counter(book, desk),
    );
    book.drawers[desk] = drawer + (cash ? much + 1 : -much - 1);
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
export const cashSteps = {
  openCash: openAt('buffet'),
  closeCash: closeAt('buffet'),
  moveCash: moveAt('buffet'),
  openReception: openAt('reception'),
  closeReception: closeAt('reception'),
  moveReception: moveAt('reception'),
  moveStock,
};
