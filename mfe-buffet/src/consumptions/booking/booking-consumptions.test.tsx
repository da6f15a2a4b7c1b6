import { MAX_WORTH } from '@canchero/shared-contracts/order';
import { type ApiServer, late, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCashSession, aConsumption, anItem } from '../../testing/fixtures';
import { renderScreen } from '../../testing/render-screen';
import { BookingConsumptions } from './booking-consumptions';

const BOOKING = uuid(900);
const ana = { id: uuid(70), name: 'Ana Paz' };
const water = aConsumption({ id: uuid(1), item_id: uuid(50) });
const bar = aConsumption({
  id: uuid(2),
  name: 'Barra',
  quantity: 1,
  total: 120_000,
  player_id: ana.id,
  player_name: 'Ana Paz',
});
const done = aConsumption({ id: uuid(3), name: 'Café', total: 90_000, paid: 90_000, status: 'paid' });
const user = userEvent.setup();

let api: ApiServer;
let consumed = [water, bar, done];
beforeEach(async () => {
  consumed = [water, bar, done];
  api = await startApiServer();
  api.answer(/GET .*\/consumptions$/, () => answer());
  api.answer(/GET \/items$/, () => [anItem({ id: uuid(50), name: 'Agua mineral', stock: 3 })]);
  api.answer(/GET \/cash-sessions\/current/, () => ({
    session: aCashSession(),
    needed: true,
    taking: { id: uuid(800), desk: 'buffet' },
  }));
  api.answer(/GET .*\/payments$/, () => ({ remaining: 1_000_000, booking: { state: 'confirmed' } }));
});
afterEach(() => api.close());

const answer = () => {
  const [total, paid] = [consumed.reduce((s, c) => s + c.total, 0), consumed.reduce((s, c) => s + c.paid, 0)];
  return { items: consumed, totals: { count: consumed.length, total, paid, open: total - paid } };
};
const onChange = jest.fn();
const open = (closed = false) =>
  renderScreen(<BookingConsumptions bookingId={BOOKING} players={[ana]} closed={closed} onChange={onChange} />, {
    apiUrl: api.url,
    address: `/event/${BOOKING}`,
    permissions: ['consumption', 'schedule'],
  });
const bodies = (call: RegExp) => api.calls.filter((one) => call.test(one.call)).map(({ body }) => body);
beforeEach(() => onChange.mockClear());

test('each line says who pays, and what is open', async () => {
  open();
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/2 × Agua mineralPara todos · \$\s?1\.500 c\/u\$\s?3\.000Pendiente/);
  expect(second).toHaveTextContent(/1 × BarraAna Paz/);
  expect(third).toHaveTextContent('Pagado');
  expect(within(third as HTMLElement).getByRole('button', { name: 'Opciones de Café' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Cobrar \$\s?4\.200/ })).toBeEnabled();
});

test('what is chosen is charged by one tap, together with the booking if wanted', async () => {
  api.answer(/POST .*\/payments\/bulk/, () => ({ booking: { id: BOOKING } }));
  const page = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar Barra' }));
  await user.click(screen.getByRole('button', { name: /Cobrar \$\s?3\.000/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: /pendiente de la reserva: \$\s?10\.000/ }));
  expect(within(dialog).getByText('Total a cobrar').parentElement).toHaveTextContent(/\$\s?13\.000/);
  await user.click(within(dialog).getByRole('button', { name: 'QR' }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(bodies(/bulk/)).toEqual([
    {
      method: 'qr',
      lines: [
        { kind: 'booking', id: BOOKING, amount: 1_000_000 },
        { kind: 'consumption', id: water.id, amount: 300_000 },
      ],
    },
  ]);
  expect(page.toasts.at(-1)?.body).toMatch(/Se cobraron \$\s?13\.000 \(QR\)/);
});

test('cash needs an open session; other methods do not', async () => {
  api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking: null }));
  api.answer(/POST \/consumptions\/pay/, () => []);
  open();
  await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Efectivo' })).toBeDisabled());
  await user.click(within(dialog).getByRole('button', { name: 'Transferencia' }));
  await waitFor(() =>
    expect(bodies(/consumptions.pay/)).toEqual([{ method: 'transfer', ids: [water.id, bar.id], total: 420_000 }]),
  );
});

test('what a colleague has just changed is not charged unseen: the new amount is shown, and then charged', async () => {
  api.answer(/POST \/consumptions\/pay/, ({ body }) =>
    body.total === answer().totals.open ? consumed : new Refusal(412, 'stale_version', { current: consumed }),
  );
  const page = open();
  await user.click(await screen.findByRole('button', { name: /^Cobrar \$\s?4\.200/ }));
  const dialog = within(await screen.findByRole('dialog'));
  consumed = [{ ...water, quantity: 4, total: 600_000 }, bar, done];
  await user.click(dialog.getByRole('button', { name: 'Transferencia' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Otra persona lo cambió recién.');
  expect(dialog.getByText('Total a cobrar').parentElement).toHaveTextContent(/\$\s?7\.200/);
  expect([page.toasts, onChange.mock.calls]).toEqual([[], []]);
  await user.click(dialog.getByRole('button', { name: 'Transferencia' }));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(bodies(/consumptions.pay/).map(({ total }) => total)).toEqual([420_000, 720_000]);
  expect(page.toasts.at(-1)?.body).toMatch(/Se cobraron \$\s?7\.200 \(Transferencia\)/);
});

test('the list follows each key, so that no row moves under a hand that goes for one right after typing', async () => {
  const [bread, lemonade] = [anItem({ id: uuid(51), name: 'Pan' }), anItem({ id: uuid(52), name: 'Limonada' })];
  api.answer(/GET \/items$/, () => [bread, lemonade]);
  api.answer(/POST .*\/consumptions$/, () => answer());
  open();
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  const drawer = await screen.findByRole('dialog');
  const rows = () => within(drawer).getAllByRole('button', { name: /^Sumar/ });
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.type(within(drawer).getByRole('searchbox', { name: 'Buscar' }), 'limon');
  // by its place, as a hand does
  await user.click(rows()[0] as HTMLElement);
  await user.click(within(drawer).getByRole('button', { name: /^Agregar 1/ }));
  await waitFor(() => expect(bodies(/POST .*\/consumptions$/)).toMatchObject([{ lines: [{ item_id: lemonade.id }] }]));
});

test('several items are added at once, no more than there are; what lacks is said and nothing added', async () => {
  const params = { name: 'Agua mineral', stock: 2, wanted: 3 };
  api.answer(/POST .*\/consumptions$/, () => new Refusal(409, 'insufficient_stock', params));
  open();
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  const drawer = await screen.findByRole('dialog');
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Para quién' }), ana.id);
  const more = await within(drawer).findByRole('button', { name: 'Sumar Agua mineral' });
  for (let i = 0; i < 5; i++) await user.click(more);
  await user.type(within(drawer).getByRole('textbox', { name: 'Otra cosa' }), 'Hielo');
  await user.type(within(drawer).getByRole('textbox', { name: 'Precio' }), '500{Enter}');
  await user.click(within(drawer).getByRole('button', { name: /Agregar 4 · \$\s?5\.000/ }));
  expect(await within(drawer).findByRole('alert')).toHaveTextContent(/quedan 2 y se piden 3.*No se agregó nada/);
  api.answer(/POST .*\/consumptions$/, () => answer());
  await user.click(within(drawer).getByRole('button', { name: /Agregar 4/ }));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(bodies(/POST .*\/consumptions$/).at(-1)).toEqual({
    lines: [
      { item_id: uuid(50), quantity: 3, unit_price: 150_000, player_id: ana.id },
      { name: 'Hielo', quantity: 1, unit_price: 50_000, player_id: ana.id },
    ],
  });
});

test('a charge, and an addition, that fail after they were closed say so', async () => {
  const refusal = new Refusal(409, 'booking_cancelled');
  const [charge, addition] = [late(refusal), late(refusal)];
  api.answer(/POST \/consumptions\/pay/, charge.answer);
  api.answer(/POST .*\/consumptions$/, addition.answer);
  const page = open();
  await user.click(await screen.findByRole('button', { name: /^Cobrar \$/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'QR' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  charge.come();
  await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'error', title: 'Cobrar 2 consumos' }]));
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  const drawer = await screen.findByRole('dialog');
  await user.click(await within(drawer).findByRole('button', { name: 'Sumar Agua mineral' }));
  await user.click(within(drawer).getByRole('button', { name: /^Agregar 1/ }));
  await user.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
  addition.come();
  await waitFor(() => expect(page.toasts).toHaveLength(2));
  expect(page.toasts[1]).toMatchObject({ intent: 'error', body: expect.stringContaining('cancelada') });
});

test('a charge that is done after its dialog was closed leaves the one that is open then, and what it charges', async () => {
  const charge = late([]);
  api.answer(/POST \/consumptions\/pay/, charge.answer);
  open();
  await user.click(await screen.findByRole('checkbox', { name: 'Cobrar Barra' }));
  await user.click(screen.getByRole('button', { name: /^Cobrar \$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'QR' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /^Cobrar \$/ }));
  const next = await screen.findByRole('dialog');
  charge.come();
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(next).toBeVisible();
  expect(within(next).getByText('Total a cobrar').parentElement).toHaveTextContent(/\$\s?3\.000/);
});

test.each([
  ['alone', '/consumptions/pay', /4\.200/],
  ['with the booking', '/payments/bulk', /14\.200/],
])(
  'a charge %s whose answer is lost stays what it was, and is told when it is sent again',
  async (how, path, amount) => {
    const call = new RegExp(`POST .*${path}$`);
    const page = open();
    await user.click(await screen.findByRole('button', { name: /Cobrar \$\s?4\.200/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const box = await dialog.findByRole('checkbox');
    if (how !== 'alone') await user.click(box);
    api.answer(call, () => {
      consumed = consumed.map((one) => ({ ...one, paid: one.total, status: 'paid' as const }));
      api.answer(/GET .*\/payments$/, () => ({ remaining: 0, booking: { state: 'confirmed' } }));
      return new Refusal(504, 'timeout');
    });
    await user.click(dialog.getByRole('button', { name: 'QR' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Pagado')).toHaveLength(3));
    expect(dialog.getByText('Total a cobrar').parentElement).toHaveTextContent(amount);
    api.answer(call, () => ({ booking: { id: BOOKING } }));
    await user.click(dialog.getByRole('button', { name: 'QR' }));
    await waitFor(() => expect(page.toasts).toMatchObject([{ body: expect.stringMatching(amount) }]));
    const sent = api.calls.filter((made) => call.test(made.call));
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  },
  20_000,
);

test('what a colleague has just changed is shown in the form, and can be changed from there', async () => {
  api.answer(/PUT/, ({ body }) => {
    if (body.version !== 1) return consumed[0];
    consumed = [{ ...water, quantity: 5, total: 750_000, version: 2 }, bar, done];
    return new Refusal(412, 'stale_version', { current: consumed[0] });
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Opciones de Agua mineral' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('spinbutton', { name: 'Cantidad' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'Cantidad' }), '3{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Ya ves la versión actual');
  expect(dialog.getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue(5);
  await user.type(dialog.getByRole('spinbutton', { name: 'Cantidad' }), '{Backspace}6{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies(/PUT/)).toMatchObject([
    { quantity: 3, version: 1 },
    { quantity: 6, version: 2 },
  ]);
});

test('too large a quantity, and one that comes to too much, name the limit', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Opciones de Agua mineral' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const quantity = dialog.getByRole('spinbutton', { name: 'Cantidad' });
  await user.clear(quantity);
  await user.type(quantity, '10001{Enter}');
  expect(quantity).toHaveAccessibleDescription('Escribí una cantidad de 1 a 10.000.');
  api.refuseNext(/PUT/, { status: 422, error: 'comes_to_too_much', params: { max: MAX_WORTH, path: 'quantity' } });
  await user.type(quantity, '{Backspace}{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('suma más de 100.000.000.000');
});

test('too high a price says the limit at its field, of a line and of a free one, and is not sent', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Opciones de Agua mineral' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const price = dialog.getByRole('textbox', { name: 'Precio unitario' });
  await user.clear(price);
  await user.type(price, '100000001{Enter}');
  expect(price).toHaveAccessibleDescription(/hasta \$\s?100\.000\.000,/);
  expect(bodies(/PUT/)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Agregar/ }));
  await user.type(drawer.getByRole('textbox', { name: 'Otra cosa' }), 'Hielo');
  const free = drawer.getByRole('textbox', { name: 'Precio' });
  await user.type(free, '100000001{Enter}');
  expect(free).toHaveAccessibleDescription(/hasta \$\s?100\.000\.000,/);
  await user.type(free, '{Backspace}0{Enter}');
  expect(free).toHaveValue('');
});

test('a line is taken back, and can be had again', async () => {
  api.answer(/DELETE/, () => {
    consumed = [bar, done];
    return null;
  });
  const page = open(true);
  api.answer(/POST .*\/restore$/, () => {
    consumed = [water, bar, done];
    return answer();
  });
  // what a cancelled booking has can be taken back, but neither changed nor, once paid, removed
  expect(await screen.findAllByRole('button', { name: /^Opciones/ })).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Opciones de Agua mineral' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByText('2 × Agua mineral')).not.toBeInTheDocument());
  // the keyboard goes on from here
  expect(screen.getByRole('region', { name: 'Consumos' })).toHaveFocus();
  act(() => page.toasts.at(-1)?.action?.run());
  expect(await screen.findByText('2 × Agua mineral')).toBeVisible();
});

test('what a colleague has just changed is not taken back unseen', async () => {
  const current = { ...water, quantity: 5, total: 750_000, version: 2 };
  api.answer(/DELETE/, ({ query }) => {
    consumed = query.get('version') === '2' ? [bar, done] : [current, bar, done];
    return query.get('version') === '2' ? null : new Refusal(412, 'stale_version', { current });
  });
  const page = open();
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Opciones de Agua mineral' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
  };
  await remove();
  expect(await screen.findByText('5 × Agua mineral')).toBeVisible();
  expect(page.toasts).toMatchObject([
    { title: 'No se quitó Agua mineral', body: expect.stringMatching(/ahora son 5 por \$\s?7\.500/) },
  ]);
  await remove();
  await waitFor(() => expect(screen.queryByText(/Agua mineral$/)).not.toBeInTheDocument());
});

test('a colleague’s addition appears; a cancelled booking takes none', async () => {
  consumed = [];
  const page = open(true);
  expect(await screen.findByText('Todavía no hay consumos.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agregar' })).not.toBeInTheDocument();
  consumed = [water];
  page.host.bus.emit('consumption.changed', { booking_id: BOOKING });
  expect(await screen.findByText('2 × Agua mineral')).toBeVisible();
});
