import type { Payment } from '@canchero/shared-contracts/payment';
import { Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aPayment, someMoney } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';
import { BookingPayments } from './booking-payments';
import { RecordPaymentDialog } from './record-payment-dialog';

const CALL = /POST .*\/payments$/;
const players = [{ id: uuid(201), name: 'Ana', phone: null }];
const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ClubServer;
let payments: Payment[];
beforeEach(async () => {
  api = await startClubServer();
  payments = [];
  api.answer(/GET .*\/payments$/, money);
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const money = () => someMoney(aBooking({ start: '2037-11-21T15:00:00.000Z', price: 2_400_000, players }), payments, {});
const tries = () => api.calls.filter(({ call }) => CALL.test(call));
const charge = () => user.click(screen.getByRole('button', { name: /Cobrar \$/ }));

/** Types a deposit of 2.000 into the open form. */
async function typeDeposit() {
  const page = renderScreen(
    <RecordPaymentDialog bookingId={uuid(1)} playerId={uuid(201)} onClose={() => undefined} />,
    { apiUrl: api.url, address: '/agenda', permissions: ['schedule', 'booking'] },
  );
  const amount = await screen.findByRole('textbox', { name: /^Monto/ });
  await user.clear(amount);
  await user.type(amount, '2000');
  return { page, amount };
}

test('a deposit whose answer is lost is charged once, though what is open was read again', async () => {
  const { page, amount } = await typeDeposit();
  api.answer(CALL, () => {
    payments = [aPayment({ amount: 200_000, player_id: uuid(201), player_name: 'Ana' })];
    return new Refusal(504, 'timeout');
  });
  await charge();
  expect(await screen.findByText(/^Error al agregar el pago/)).toBeVisible();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Se acaba de cobrar la parte de Ana/));
  api.answer(CALL, money);
  await charge();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(new Set(tries().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(tries().map(({ body }) => body.open)).toEqual(tries().map(() => 2_400_000));
});

test('a deposit that is refused because a colleague charged is sent with what is open by now', async () => {
  const { page, amount } = await typeDeposit();
  payments = [aPayment({ amount: 300_000, player_id: uuid(201), player_name: 'Ana' })];
  api.refuseNext(CALL, { status: 409, error: 'open_changed', params: { open: 2_100_000 } });
  await charge();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Se acaba de cobrar la parte de Ana/));
  api.answer(CALL, money);
  await charge();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(tries().map(({ body }) => body.open)).toEqual([2_400_000, 2_100_000]);
});

test.each([
  ['Eliminar pago', /DELETE \/payments/, 'Motivo'],
  ['Editar pago', /PUT \/payments/, null],
])('%s is sent again by itself if the answer is lost, as the same call', async (entry, call, reason) => {
  payments = [aPayment({ amount: 200_000, player_id: uuid(201), player_name: 'Ana' })];
  const page = renderScreen(<BookingPayments bookingId={uuid(1)} />, {
    apiUrl: api.url,
    address: '/agenda',
    permissions: ['schedule', 'booking'],
  });
  api.answer(call, () => payments[0]);
  api.refuseNext(call, { status: 504, error: 'timeout' });
  await user.click(await screen.findByRole('button', { name: /^Acciones de/ }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await user.type(dialog.getByRole('textbox', { name: reason }), 'Era otro');
  await user.click(dialog.getByRole('button', { name: reason ? entry : 'Guardar' }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'success' }]));
  const [first, second] = api.calls.filter((made) => call.test(made.call)).map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('a share whose answer is lost is agreed on by the call of before, though the shares were read again', async () => {
  const CHANGE = /PUT .*\/players\//;
  let agreed = false;
  const shares = () => {
    const { shares, ...rest } = money();
    return { ...rest, shares: shares.map((share) => ({ ...share, ...(agreed && { amount: 300_000, agreed }) })) };
  };
  api.answer(/GET .*\/payments$/, shares);
  api.answer(CHANGE, () => {
    agreed = true;
    return new Refusal(504, 'timeout');
  });
  const page = renderScreen(<BookingPayments bookingId={uuid(1)} />, {
    apiUrl: api.url,
    address: '/agenda',
    permissions: ['schedule', 'booking'],
  });
  await user.click(await screen.findByRole('button', { name: /^Cambiar la parte de Ana/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: 'Le corresponde' });
  await user.clear(amount);
  await user.type(amount, '3000');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await act(() => page.queryClient.invalidateQueries());
  expect(amount).toHaveValue('3.000');
  api.answer(CHANGE, shares);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = api.calls.filter(({ call }) => CHANGE.test(call));
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(calls[0]?.idempotencyKey).toBeDefined();
});

describe('shares that are charged at once', () => {
  const BULK = /POST .*\/bulk$/;
  const both = ['Ana', 'Bea'].map((name, i) => ({ id: uuid(201 + i), name, phone: null }));
  const shares = () =>
    someMoney(aBooking({ start: '2037-11-21T15:00:00.000Z', price: 2_400_000, players: both }), payments, {});
  const pay = (...ids: number[]) => {
    payments = ids.map((id) => aPayment({ id: uuid(100 + id), player_id: uuid(id), amount: 1_200_000 }));
  };
  const sent = () => api.calls.filter(({ call }) => BULK.test(call));

  /** Opens the dialog that charges both. */
  async function open() {
    api.answer(/GET .*\/payments$/, shares);
    const page = renderScreen(<BookingPayments bookingId={uuid(1)} />, {
      apiUrl: api.url,
      address: '/agenda',
      permissions: ['schedule', 'booking'],
    });
    for (const { name } of both) await user.click(await screen.findByRole('checkbox', { name: `Elegir a ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Cobrar 2 juntos' }));
    const dialog = within(await screen.findByRole('dialog'));
    const press = (amount: RegExp) => user.click(dialog.getByRole('button', { name: amount }));
    return { page, dialog, press };
  }

  test('are one record if the answer is lost, which the next press says', async () => {
    const { page, dialog, press } = await open();
    api.answer(BULK, () => {
      pay(201, 202);
      return new Refusal(504, 'timeout');
    });
    await press(/Cobrar \$\s24\.000/);
    expect(await dialog.findByText(/^No se pudo procesar el pago múltiple/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Pagado')).toHaveLength(2));
    expect(dialog.queryByText(/Se acaba de cobrar/)).toBeNull();
    api.answer(BULK, shares);
    await press(/Cobrar \$\s24\.000/);
    await waitFor(() => expect(page.toasts).toMatchObject([{ body: expect.stringMatching(/24\.000/) }]));
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('leave out the one whom a colleague charged meanwhile, which the dialog says', async () => {
    const { dialog, press } = await open();
    pay(201);
    api.refuseNext(BULK, { status: 422, error: 'amount_exceeds_remaining', params: { remaining: 0, line: 0 } });
    await press(/Cobrar \$\s24\.000/);
    expect(await dialog.findByText('Se acaba de cobrar la parte de Ana.')).toBeVisible();
    api.answer(BULK, shares);
    await press(/Cobrar \$\s12\.000/);
    await waitFor(() => expect(sent().at(-1)?.body.lines).toMatchObject([{ id: uuid(202), amount: 1_200_000 }]));
  });

  test('cannot be charged once a colleague charged all of them', async () => {
    const { dialog, press } = await open();
    pay(201, 202);
    api.refuseNext(BULK, { status: 422, error: 'amount_exceeds_remaining', params: { remaining: 0, line: 0 } });
    await press(/Cobrar \$\s24\.000/);
    expect(await dialog.findAllByText(/^Se acaba de cobrar la parte de/)).toHaveLength(2);
    expect(dialog.getByRole('button', { name: /^Cobrar \$/ })).toBeDisabled();
  });
});
