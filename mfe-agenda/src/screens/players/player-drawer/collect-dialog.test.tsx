import { Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../../testing/club-server';
import { aPlayer } from '../../../testing/fixtures';
import { renderScreen } from '../../../testing/render-screen';
import { DebtsSection } from './debts-section';

const CALL = /POST .*\/payments$/;
const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ClubServer;
beforeEach(async () => {
  api = await startClubServer();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

test('what was collected by a try whose answer is lost is said to be so when it is sent again, and collected once', async () => {
  const debt = { booking_id: uuid(1), title: 'Pádel 2', at: '2037-11-20T23:00:00Z', amount: 120_000, open: 120_000 };
  let debts = { owed: 120_000, debts: [{ kind: 'share', id: uuid(1), ...debt }] };
  api.answer(/GET .*\/debts$/, () => debts);
  const page = renderScreen(<DebtsSection player={aPlayer()} />, {
    apiUrl: api.url,
    address: '/players',
    permissions: ['players', 'booking'],
  });
  await user.click(await screen.findByRole('button', { name: /^Cobrar todo/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const collect = () => user.click(dialog.getByRole('button', { name: /^Cobrar \$\s1\.200/ }));
  api.answer(CALL, () => {
    debts = { owed: 0, debts: [] };
    return new Refusal(504, 'timeout');
  });
  await collect();
  expect(await dialog.findByText(/^No se pudo procesar el pago/)).toBeVisible();
  await page.queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Lo que debe' })).toBeNull());
  expect(dialog.queryByText(/no puede superar/)).toBeNull();
  api.answer(CALL, () => debts);
  await collect();
  await waitFor(() => expect(page.toasts).toMatchObject([{ body: expect.stringMatching(/1\.200/) }]));
  const sent = api.calls.filter(({ call }) => CALL.test(call));
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
