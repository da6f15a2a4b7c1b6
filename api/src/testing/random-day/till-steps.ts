import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { NOTHING, PRICES, pick, type Step } from './day-book';

const sell: Step = async (book, { much, cash, which }) => {
  const item = which % PRICES.length;
  const price = PRICES[item] ?? 0;
  const method = cash ? ('cash' as const) : ('qr' as const);
  const shut = cash && book.shutAt('buffet');
  const { day } = book;
  const quantity = 1 + (much % 4);
  const total = quantity * price - (much % 3);
  const paid = much % 2 ? total : 0;
  const wanted = (shut && paid > 0) || quantity > (book.stock[item] ?? 0) ? 409 : 201;
  const { status, data } = await day.sell({
    lines: [{ item_id: book.itemId(item), quantity }],
    discount: much % 3,
    ...(paid > 0 && { payments: [{ method, amount: paid }] }),
  });
  if (status === 201) {
    book.stock[item] = (book.stock[item] ?? 0) - quantity;
    book.received(cash, paid, 'buffet');
    book.orders.push({ ...data, item, quantity, refunded: 0, discount: much % 3, total, paid, closed: false });
  }
  return { status, wanted };
};

const pay: Step = async (book, { which, much, cash }) => {
  const method = cash ? ('cash' as const) : ('qr' as const);
  const shut = cash && book.shutAt('buffet');
  const { day } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const amount = 1 + (much % 150);
  const open = order.closed || order.paid === order.total ? null : order.total - order.paid;
  const wanted = open === null ? 409 : amount > open ? 422 : shut ? 409 : 200;
  const { status } = await day.pay(order.id, { method, amount });
  if (status === 200) {
    order.paid += amount;
    book.received(cash, amount, 'buffet');
  }
  return { status, wanted };
};

const change: Step = async (book, { which, much }) => {
  const { call, token, params } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const quantity = 1 + (much % 4);
  const total = quantity * (PRICES[order.item] ?? 0);
  const left = (book.stock[order.item] ?? 0) + order.quantity - quantity;
  const closed = order.closed || order.paid === order.total;
  const wanted = closed || order.refunded > 0 || total < order.paid || left < 0 ? 409 : 200;
  const { data: now } = await call(orderEndpoints.get, { params: { ...params, orderId: order.id } }, token);
  const { status } = await call(
    orderEndpoints.change,
    {
      params: { ...params, orderId: order.id },
      body: { version: now.version, discount: 0, lines: [{ item_id: book.itemId(order.item), quantity }] },
    },
    token,
  );
  if (status === 200) {
    book.stock[order.item] = left;
    Object.assign(order, { quantity, discount: 0, total });
  }
  return { status, wanted };
};

/** Changes the quantity and pays what is open in one call: both or neither. */
const payChanged: Step = async (book, { which, much, cash }) => {
  const { call, token, params, day } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const quantity = 1 + (much % 5);
  const total = quantity * (PRICES[order.item] ?? 0);
  const left = (book.stock[order.item] ?? 0) + order.quantity - quantity;
  const closed = order.closed || order.paid === order.total;
  const open = total - order.paid;
  const refused = closed || order.refunded > 0 || open < 0 || left < 0;
  const wanted = refused ? 409 : open === 0 ? 422 : cash && book.shutAt('buffet') ? 409 : 200;
  const { data: now } = await call(orderEndpoints.get, { params: { ...params, orderId: order.id } }, token);
  const { status } = await day.settle(order.id, {
    payments: [{ method: cash ? 'cash' : 'qr', amount: Math.max(1, open) }],
    change: { version: now.version, discount: 0, lines: [{ item_id: book.itemId(order.item), quantity }] },
  });
  if (status === 200) {
    book.stock[order.item] = left;
    book.received(cash, open, 'buffet');
    Object.assign(order, { quantity, discount: 0, total, paid: total });
  }
  return { status, wanted };
};

const cancel: Step = async (book, { which }) => {
  const { day } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const wanted = order.closed || order.paid > 0 || order.total === 0 ? 409 : 200;
  const { status } = await day.cancel(order.id);
  if (status === 200) book.close(order, true);
  return { status, wanted };
};

/** Puts what is left of an order on a booking. */
const putOnBooking: Step = async (book, { which, much }) => {
  const { call, token, params } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const { item, quantity: sold, refunded } = order;
  const quantity = sold - refunded;
  const booking = much % book.bookings.length;
  const booking_id = book.bookings[booking]?.id ?? '';
  const wanted = book.bookings[booking]?.cancelled || order.closed || order.paid > 0 || order.total === 0 ? 409 : 200;
  const { data: now } = await call(orderEndpoints.get, { params: { ...params, orderId: order.id } }, token);
  const body = {
    booking_id,
    lines: [{ item_id: book.itemId(item), quantity: Math.max(1, quantity) }],
    reason: 'Al turno',
    version: now.version,
  };
  const { status } = await call(orderEndpoints.putOnBooking, { params: { ...params, orderId: order.id }, body }, token);
  if (status === 200) {
    book.close(order, true);
    const { data } = await call(
      consumptionEndpoints.ofBooking,
      { params: { ...params, bookingId: booking_id } },
      token,
    );
    book.consumed(data.items, { booking, item, quantity, owed: false });
  }
  return { status, wanted };
};

const refund: Step = async (book, { which, much }) => {
  const { day, call, token, params } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const { data } = await call(orderEndpoints.get, { params: { ...params, orderId: order.id } }, token);
  const cash = data.payments.reduce((sum, p) => (p.method === 'cash' ? sum + p.amount - p.refunded : sum), 0);
  const wanted = order.closed || (cash > 0 && book.counts && book.drawers.buffet === null) ? 409 : 200;
  const { status } = await day.refund(order.id, 'Devuelto', much % 2 === 0);
  if (status === 200) {
    if (book.drawers.buffet !== null) book.drawers.buffet -= cash;
    book.close(order, much % 2 === 0);
  }
  return { status, wanted };
};

/** Refunds some pieces of the only line of an order. */
const refundPart: Step = async (book, { which, much }) => {
  const { day, call, token, params } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const { data } = await call(orderEndpoints.get, { params: { ...params, orderId: order.id } }, token);
  const price = PRICES[order.item] ?? 0;
  const left = order.quantity - order.refunded;
  const quantity = 1 + (much % 3);
  const worth = (pieces: number) =>
    price * pieces - Math.round((order.discount * price * pieces) / (price * order.quantity));
  const whole = quantity === left;
  const amount = whole ? order.paid : worth(left) - worth(left - quantity);
  let open = amount;
  let cash = 0;
  for (const payment of data.payments) {
    const part = Math.min(open, payment.amount - payment.refunded);
    open -= part;
    if (payment.method === 'cash') cash += part;
  }
  const refused = order.closed || quantity > left || (!whole && order.paid !== order.total);
  const wanted = refused || (cash > 0 && book.shutAt('buffet')) ? 409 : 200;
  const restock = much % 2 === 0;
  const lines = [{ line_id: data.lines[0]?.id ?? '', quantity }];
  const { status } = await day.refund(order.id, 'Devuelto en parte', restock, lines);
  if (status !== 200) return { status, wanted };
  if (book.drawers.buffet !== null) book.drawers.buffet -= cash;
  if (whole) book.close(order, restock);
  else {
    if (restock) book.stock[order.item] = (book.stock[order.item] ?? 0) + quantity;
    order.refunded += quantity;
    order.total -= amount;
    order.paid -= amount;
  }
  return { status, wanted };
};

const voidPayment: Step = async (book, { which }) => {
  const { call, token, params } = book;
  const order = pick(book.orders, which);
  if (!order) return NOTHING;
  const { data } = await call(orderEndpoints.get, { params: { ...params, orderId: order.id } }, token);
  const payment = data.payments.find((p) => p.refunded === 0);
  if (!payment || (book.drawers.buffet === null && book.counts)) return NOTHING;
  const { status } = await call(
    paymentEndpoints.remove,
    { params: { ...params, paymentId: payment.id }, body: { reason: 'Error' } },
    token,
  );
  // a payment of a closed session cannot be voided
  if (status === 200) {
    order.paid -= payment.amount;
    const { drawers, openedAt } = book;
    const isInDrawer = drawers.buffet !== null && payment.created_at >= openedAt.buffet;
    if (payment.method === 'cash' && isInDrawer) book.received(true, -payment.amount, 'buffet');
  }
  return { status, wanted: status === 409 ? 409 : 200 };
};

/** Steps on the orders of the till, with the expected status of each. */
export const tillSteps = { sell, pay, change, payChanged, cancel, putOnBooking, refund, refundPart, voidPayment };
