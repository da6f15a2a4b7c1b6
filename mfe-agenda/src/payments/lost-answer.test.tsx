import type { Payment } from '@canchero/shared-contracts/payment';
import { Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aPayment, someMoney } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';
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
  expect(await screen.findByText(/^Error al agregar el pago/, {}, { timeout: 8000 })).toBeVisible();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Se acaba de cobrar la parte de Ana/));
  api.answer(CALL, money);
  await charge();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(new Set(tries().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(tries().map(({ body }) => body.open)).toEqual(tries().map(() => 2_400_000));
}, 15_000);

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
