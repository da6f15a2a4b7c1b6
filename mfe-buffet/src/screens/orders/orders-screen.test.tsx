import type { Order } from '@canchero/shared-contracts/order';
import { type ApiServer, dialogTitled, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCashSession, anOrder } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { OrdersScreen } from './orders-screen';

const PAID = { id: uuid(3), method: 'cash', amount: 150_000, refunded: 0, created_at: '2026-11-21T20:00:00Z' } as const;

let api: ApiServer;
let order: Order;
beforeEach(async () => {
  order = anOrder();
  api = await startApiServer();
  api.answer(/GET \/orders$/, ({ query }) => {
    const fits = !query.get('state') || query.get('state') === order.state;
    const totals = { count: 1, total: order.total, paid: order.paid, open: order.total - order.paid };
    return { items: fits ? [order] : [], next_cursor: null, totals };
  });
  api.answer(/GET \/orders\/0/, () => order);
  api.answer(/GET \/cash-sessions\/current/, () => ({
    session: aCashSession(),
    needed: true,
    taking: { id: uuid(800), desk: 'buffet' },
  }));
  const changed = (change: Partial<Order>) => {
    order = { ...order, ...change, version: order.version + 1 };
    return order;
  };
  api.answer(/POST .*\/pay/, () => changed({ state: 'paid', paid: 150_000, payments: [PAID] }));
  api.answer(/POST .*\/cancel/, ({ body }) => changed({ state: 'cancelled', close_reason: String(body.reason) }));
  api.answer(/POST .*\/refund/, ({ body }) => changed({ state: 'refunded', close_reason: String(body.reason) }));
});
afterEach(() => api.close());

const open = (address = '/buffet/orders') => renderScreen(<OrdersScreen />, { apiUrl: api.url, address });
const openOrder = async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'N.º 7' }));
  return dialogTitled('Venta n.º 7');
};
const last = () => api.calls.findLast(({ call }) => call.startsWith('POST'));

test('a pending order is charged with one tap', async () => {
  open('/buffet/orders?state=pending');
  const panel = await openOrder();
  await userEvent.click(within(panel).getByRole('button', { name: 'Transferencia' }));
  expect(await within(panel).findByText('Pagado')).toBeVisible();
  expect(last()).toMatchObject({ body: { payments: [{ method: 'transfer', amount: 150_000 }] } });
  expect(within(panel).queryByRole('group', { name: 'Medio de pago' })).toBeNull();
});

test.each([
  ['', 'Pedidos de este mes'],
  ['?q=7', 'Pedidos del último año'],
])('the totals say of which time they are: %s', async (query, period) => {
  open(`/buffet/orders${query}`);
  expect(await screen.findByText(period)).toBeVisible();
});

test('orders that are pending are found whatever their age', async () => {
  open('/buffet/orders?state=pending');
  expect(await screen.findByText('1 pedido')).toBeVisible();
  expect(screen.queryByText(/^Pedidos de/)).toBeNull();
});

test('nobody paid: it is cancelled, and why is asked', async () => {
  open();
  const panel = await openOrder();
  await userEvent.click(within(panel).getByRole('button', { name: 'Anular' }));
  const dialog = await dialogTitled('Anular el pedido n.º 7');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anular' }));
  expect(await within(dialog).findByText('Escribí el motivo.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Se arrepintió{Enter}');
  expect(await screen.findByText('Motivo: Se arrepintió')).toBeVisible();
});

test('somebody paid: it is given back, the goods return unless said otherwise', async () => {
  order = anOrder({ state: 'paid', paid: 150_000, payments: [PAID] });
  open();
  const panel = await openOrder();
  await userEvent.click(within(panel).getByRole('button', { name: 'Devolver' }));
  const dialog = await dialogTitled('Devolver el pedido n.º 7');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Lo vendido vuelve al stock' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Vencida{Enter}');
  expect(await screen.findByText('Motivo: Vencida')).toBeVisible();
  expect(last()?.body).toEqual({ reason: 'Vencida', restock: false });
});

test('a part of what was sold is given back: what for it goes back is told, then seen with its reason', async () => {
  const [line] = anOrder().lines;
  const water = { ...(line as Order['lines'][number]), quantity: 3, subtotal: 450_000, total: 450_000 };
  order = anOrder({
    state: 'paid',
    lines: [water],
    subtotal: 450_000,
    total: 420_000,
    discount: 30_000,
    paid: 420_000,
    payments: [{ ...PAID, amount: 420_000 }],
  });
  api.answer(/POST .*\/refund/, ({ body }) => {
    const refund = {
      id: uuid(77),
      amount: 140_000,
      reason: String(body.reason),
      restocked: true,
      lines: [{ line_id: water.id, quantity: 1 }],
      created_by_name: 'Ana',
      created_at: '2026-11-21T20:10:00.000Z',
    };
    order = { ...order, lines: [{ ...water, refunded: 1 }], refunded: 140_000, paid: 280_000, refunds: [refund] };
    return order;
  });
  open();
  const panel = await openOrder();
  await userEvent.click(within(panel).getByRole('button', { name: 'Devolver' }));
  const dialog = await dialogTitled('Devolver el pedido n.º 7');
  const fewer = within(dialog).getByRole('button', { name: 'Devolver uno menos de Agua mineral' });
  for (let i = 0; i < 3; i++) await userEvent.click(fewer);
  expect(within(dialog).getByRole('button', { name: 'Devolver' })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver uno más de Agua mineral' }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('$ 1.400');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Rota{Enter}');
  const refunds = await within(panel).findByRole('list', { name: 'Devoluciones' });
  expect(refunds).toHaveTextContent('1 × Agua mineral');
  expect(refunds).toHaveTextContent('Rota');
  expect(within(panel).getByText('Devuelto en parte')).toBeVisible();
  expect(last()?.body).toEqual({ reason: 'Rota', restock: true, lines: [{ line_id: water.id, quantity: 1 }] });
});

test('of a sale paid by several methods it says how much goes back by each, oldest payment first', async () => {
  const transfer = { ...PAID, id: uuid(4), method: 'transfer', amount: 200_000 } as const;
  const [line] = anOrder().lines;
  const water = { ...(line as Order['lines'][number]), quantity: 2, subtotal: 300_000, total: 300_000 };
  order = anOrder({
    state: 'paid',
    lines: [water],
    subtotal: 300_000,
    total: 300_000,
    paid: 300_000,
    payments: [{ ...PAID, amount: 100_000 }, transfer],
  });
  open();
  const panel = await openOrder();
  await userEvent.click(within(panel).getByRole('button', { name: 'Devolver' }));
  const dialog = await dialogTitled('Devolver el pedido n.º 7');
  const sum = within(dialog).getByRole('status');
  expect(sum).toHaveTextContent('Se devuelven$ 3.000Efectivo$ 1.000Transferencia$ 2.000');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver uno menos de Agua mineral' }));
  expect(sum).toHaveTextContent('Se devuelven$ 1.500Efectivo$ 1.000Transferencia$ 500');
});

describe('pieces that go back meanwhile', () => {
  const [line] = anOrder().lines;
  const bottles = (quantity: number, refunded: number): Partial<Order> => ({
    state: 'paid',
    lines: [
      {
        ...(line as Order['lines'][number]),
        quantity,
        refunded,
        subtotal: quantity * 150_000,
        total: quantity * 150_000,
      },
    ],
    subtotal: quantity * 150_000,
    total: quantity * 150_000,
    refunded: refunded * 150_000,
    paid: (quantity - refunded) * 150_000,
    payments: [{ ...PAID, amount: quantity * 150_000, refunded: refunded * 150_000 }],
  });
  const openRefund = async () => {
    const page = open();
    const panel = await openOrder();
    await userEvent.click(within(panel).getByRole('button', { name: 'Devolver' }));
    const refunded = (quantity: number, pieces: number) => {
      order = anOrder({ ...bottles(quantity, pieces), version: order.version + 1 });
      page.host.bus.emit('order.changed', { order });
      return within(panel).findByText(/devuelto/);
    };
    return { dialog: await dialogTitled('Devolver el pedido n.º 7'), refunded };
  };

  test('by a colleague: no more is offered than what is left', async () => {
    order = anOrder(bottles(3, 0));
    const { dialog, refunded } = await openRefund();
    expect(within(dialog).getByText('3 de 3')).toBeVisible();
    await refunded(3, 2);
    expect(await within(dialog).findByText('1 de 1')).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('$ 1.500');
  });

  test('by a try whose answer is lost: it stays what it was, and is the same call when it is sent again', async () => {
    order = anOrder(bottles(2, 0));
    api.answer(/POST .*\/refund/, () => new Refusal(503, 'unavailable'));
    const { dialog, refunded } = await openRefund();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver uno menos de Agua mineral' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Rota{Enter}');
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await refunded(2, 1);
    expect(within(dialog).getByText('1 de 2')).toBeVisible();
    api.answer(/POST .*\/refund/, () => order);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const calls = api.calls.filter(({ call }) => call.endsWith('/refund'));
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(last()?.body.lines).toEqual([{ line_id: line?.id, quantity: 1 }]);
  });
});

test('a refusal is said in the panel, and the order stays as it is', async () => {
  api.answer(/POST .*\/pay/, () => new Refusal(409, 'cash_session_needed'));
  open();
  const panel = await openOrder();
  await userEvent.click(within(panel).getByRole('button', { name: 'Efectivo' }));
  expect(await within(panel).findByRole('alert')).toHaveTextContent('No hay una caja abierta');
});

test('what another till sells is in the list; without a match the way to the till', async () => {
  const page = open('/buffet/orders?state=paid');
  expect(await screen.findByText('Ningún pedido coincide con la búsqueda.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la venta' })).toHaveAttribute('href', '/buffet');
  order = anOrder({ state: 'paid', paid: 150_000, payments: [PAID], customer_name: 'Ana' });
  page.host.bus.emit('order.changed', { order });
  expect(await screen.findByRole('link', { name: 'N.º 7' })).toBeVisible();
  expect(screen.getByText('Ana')).toBeVisible();
});

test('a dialog that its order no longer has is taken out of the address', async () => {
  order = anOrder({ state: 'cancelled' });
  const page = open(`/buffet/orders?order=${order.id}&panel=split`);
  await dialogTitled('Venta n.º 7');
  await waitFor(() => expect(page.location().search).toBe(`?order=${order.id}`));
});
