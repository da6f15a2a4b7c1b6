import { type ApiServer, dialogTitled, startApiServer } from '@canchero/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../paths';
import { aCatalogue, aDowngrade, aStarter, someDetails } from '../../../testing/records';
import { renderScreen } from '../../../testing/render-screen';
import { SubscriptionScreen } from '../subscription-screen';

const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/plans/, aCatalogue);
  api.answer(/GET .*\/invoices$/, () => []);
  api.answer(/GET .*\/preview/, () => aDowngrade({ plan: 'starter' }));
});
afterEach(() => api.close());

/** Loses the next answer to a call, as a connection does that breaks after the service did its work. */
const loseAnswer = (call: RegExp) => api.refuseNext(call, { status: 504, error: 'timeout' });
const keys = (call: RegExp) => api.calls.filter((one) => call.test(one.call)).map((one) => one.idempotencyKey);
const open = () => renderScreen(<SubscriptionScreen />, { apiUrl: api.url, address: paths.subscription });

test('a trial whose first answer is lost begins by the same call again, not as a second trial', async () => {
  api.answer(/GET .*\/details/, () => aStarter());
  api.answer(/POST .*\/trial/, () => someDetails());
  loseAnswer(/POST .*\/trial/);
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Probar Premium 7 días gratis' }));
  const dialog = within(await dialogTitled('Probar Premium 7 días gratis'));
  await user.click(dialog.getByRole('button', { name: 'Empezar la prueba', hidden: true }));
  await waitFor(() => expect(page.toasts).toMatchObject([{ title: 'Ya tenés Premium por 7 días' }]));
  const [first, second] = keys(/POST .*\/trial/);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('leaving whose first answer is lost is said to be done, by the same call again', async () => {
  api.answer(/GET .*\/details/, () => someDetails());
  api.answer(/POST .*\/cancel/, () => someDetails());
  loseAnswer(/POST .*\/cancel/);
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar suscripción' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancelar suscripción' }));
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  const [first, second] = keys(/POST .*\/cancel/);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});
