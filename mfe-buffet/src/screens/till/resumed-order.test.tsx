import { Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../testing/fixtures';
import { api, coffee, DRAFT, eachTestHasThreeItems, open, sales, tap, ticket, water } from '../../testing/opened-till';

eachTestHasThreeItems();

const pending = anOrder({ customer_name: 'Mesa 4', version: 2 });
const resumeOrder = () => {
  api.answer(/GET \/orders\/0/, () => pending);
  return open({ address: `/buffet?shelf=all&take=${pending.id}` });
};

test('a pending order is resumed as a ticket, changed and sold', async () => {
  api.answer(/POST \/orders\/.*\/pay$/, () => anOrder({ state: 'paid', total: 410_000 }));
  const page = resumeOrder();
  expect(await screen.findByText('Pedido n.º 7, retomado')).toBeVisible();
  expect(page.location().search).toContain(`ticket=${pending.id}`);
  await tap(/^Café/);
  expect(screen.getByTestId('total')).toHaveTextContent('$ 4.100');
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(api.calls.find(({ call }) => call.endsWith('/pay'))?.body).toEqual({
    payments: [{ method: 'qr', amount: 410_000 }],
    change: {
      version: 2,
      lines: [
        { item_id: water.id, quantity: 1, unit_price: 150_000 },
        { item_id: coffee.id, quantity: 1, unit_price: 260_000 },
      ],
      discount: 0,
      note: '',
    },
  });
  expect(sales()).toEqual([]);
});

test('of a booking, it says where and when, and goes onto its account', async () => {
  const booking = { court_name: 'Pádel 2', start: '2026-11-21T20:00:00.000Z', end: '2026-11-21T21:30:00.000Z' };
  const theirs = { ...pending, customer_name: '', booking_id: uuid(70), booking };
  api.answer(/GET \/orders\/0/, () => theirs);
  api.answer(/POST \/orders\/.*\/onto-booking$/, () => anOrder({ ...theirs, state: 'cancelled' }));
  const page = open({ address: `/buffet?shelf=all&take=${pending.id}` });
  expect(await screen.findByText(/^Pádel 2 · .*17:00 – 18:30$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Uno más de Agua mineral' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cargar al turno' }));
  await within(ticket()).findByText('El ticket está vacío');
  expect(api.calls.find(({ call }) => call.endsWith('/onto-booking'))?.body).toEqual({
    booking_id: uuid(70),
    lines: [{ item_id: water.id, quantity: 2, unit_price: 150_000 }],
    version: 2,
    reason: 'Cargado al turno de Pádel 2',
  });
  expect(page.toasts).toMatchObject([{ body: 'Cargado al turno de Pádel 2' }]);
});

test('left pending again, it is changed and not made anew', async () => {
  api.answer(/PUT \/orders\/0/, () => anOrder({ version: 3 }));
  resumeOrder();
  await screen.findByText('Pedido n.º 7, retomado');
  await userEvent.click(await screen.findByRole('button', { name: 'Uno más de Agua mineral' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dejar pendiente' }));
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toHaveTextContent('Pendiente');
  expect(api.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    version: 2,
    lines: [{ item_id: water.id, quantity: 2 }],
  });
});

test('a change whose answer was lost is sent again as the same; that it went through is no news', async () => {
  let lost = true;
  const changed = anOrder({ ...pending, version: 3, lines: pending.lines.map((line) => ({ ...line, quantity: 2 })) });
  api.answer(/PUT \/orders\/0/, () => (lost ? new Refusal(503, 'unavailable') : changed));
  const page = resumeOrder();
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Dejar pendiente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Uno más de Agua mineral' }));
  await leave();
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent('no está disponible');
  await leave();
  const puts = () => api.calls.filter(({ call }) => call.startsWith('PUT'));
  // the client tries each of the two calls four times
  await waitFor(() => expect(puts()).toHaveLength(8));
  expect(puts()[0]?.idempotencyKey).toMatch(/./);
  expect(new Set(puts().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);

  page.host.bus.emit('order.changed', { order: changed });
  await waitFor(() => expect(JSON.stringify(page.host.drafts.read(DRAFT))).toContain('"version":3'));
  expect(screen.queryByText(/Otra caja/)).toBeNull();
  lost = false;
  await leave();
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(api.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 3 });
});

test('a sale whose answer was lost, and to which something was added since, goes on as the order that it is', async () => {
  const made = anOrder({ lines: [], version: 4 });
  let key: string | undefined;
  let lost = true;
  api.answer(/POST \/orders$/, ({ idempotencyKey }) => {
    key = idempotencyKey;
    return lost ? new Refusal(503, 'unavailable') : new Refusal(422, 'idempotency_mismatch');
  });
  api.answer(/GET \/orders\/[^/]+$/, ({ call }) => ({ ...made, id: call.slice('GET /orders/'.length) }));
  api.answer(/POST \/orders\/.*\/pay$/, () => anOrder({ state: 'paid', total: 460_000 }));
  open();
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  await within(ticket()).findByRole('alert');
  lost = false;
  await tap(/^Café/);
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  expect(await within(ticket()).findByText('Pedido n.º 7, retomado')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  expect(await screen.findByRole('region', { name: 'Venta n.º 7' })).toBeVisible();
  expect(api.calls.find(({ call }) => call === `POST /orders/${key}/pay`)?.body).toMatchObject({
    payments: [{ method: 'qr', amount: 460_000 }],
    change: { version: 4, lines: [{ item_id: water.id }, { item_id: coffee.id }] },
  });
});

test('where that order is paid already, it is said, and what it cost less', async () => {
  api.answer(/POST \/orders$/, () => new Refusal(422, 'idempotency_mismatch'));
  api.answer(/GET \/orders\/[^/]+$/, ({ call }) => anOrder({ id: call.slice(12), state: 'paid', paid: 150_000 }));
  open();
  await tap(/^Agua/);
  await userEvent.click(screen.getByRole('button', { name: 'QR' }));
  expect(await within(ticket()).findByText(/ya no está pendiente: Pagado/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el ticket' }));
  expect(within(ticket()).getByText('El ticket está vacío')).toBeVisible();
});

test('another till was first: this one is told, and brings what changed, or closes what is over', async () => {
  const page = resumeOrder();
  await screen.findByText('Pedido n.º 7, retomado');
  const [line] = pending.lines;
  const theirs = anOrder({ version: 3, lines: line ? [{ ...line, quantity: 5 }] : [] });
  page.host.bus.emit('order.changed', { order: theirs });
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent('Otra caja cambió el pedido n.º 7.');
  await userEvent.click(screen.getByRole('button', { name: 'Traer los cambios' }));
  expect(screen.getByTestId('total')).toHaveTextContent('$ 7.500');
  page.host.bus.emit('order.changed', { order: anOrder({ version: 4, state: 'paid' }) });
  expect(await within(ticket()).findByRole('alert')).toHaveTextContent('ya no está pendiente: Pagado');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el ticket' }));
  expect(within(ticket()).getByText('El ticket está vacío')).toBeVisible();
});

test('a paid order is not resumed, and the reason is shown', async () => {
  api.answer(/GET \/orders\/0/, () => anOrder({ state: 'paid' }));
  const page = open({ address: `/buffet?take=${pending.id}` });
  await waitFor(() => expect(page.toasts).toMatchObject([{ body: 'El pedido n.º 7 ya no está pendiente: Pagado.' }]));
  expect(page.location().search).not.toContain('take');
});
