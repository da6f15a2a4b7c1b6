import type { VerifiedPayment } from '@canchero/shared-contracts/subscription';
import { type ApiServer, Refusal, startApiServer } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../paths';
import { aCatalogue } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';
import { ResultScreen } from './result-screen';

const VERIFY = new RegExp(`POST /auth/subscription/verify/${uuid(7)}$`);
const CHECKOUT = 'https://gateway.test/checkout';
const user = userEvent.setup({ pointerEventsCheck: 0 });

const aPayment = (given: Partial<VerifiedPayment> = {}): VerifiedPayment => ({
  state: 'paid',
  plan: 'premium',
  period: 'monthly',
  amount: 4_420_050,
  currency: 'ARS',
  status_detail: null,
  payment_url: null,
  ...given,
});

let api: ApiServer;
beforeEach(async () => {
  api = await startApiServer();
  api.answer(/GET \/plans/, aCatalogue);
});
afterEach(() => api.close());

/** Opens the page as the gateway does, in a browser without a session. */
const open = (query = `?subscription_id=${uuid(7)}`, path = paths.success) =>
  renderScreen(<ResultScreen />, { apiUrl: api.url, address: `${path}${query}`, club: null });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test.each<[VerifiedPayment['state'], string | null, string, RegExp, string | null]>([
  ['paid', null, '¡Listo! Ya tenés Premium', /^Recibimos \$\s44\.200,50 por Premium \(mensual\)/, null],
  ['scheduled', null, 'Cambio acordado', /hoy, nada\.$/, null],
  ['waiting', CHECKOUT, 'Esperamos la confirmación de tu pago', /se actualiza sola/, 'Pagar en Mercado Pago'],
  ['failed', CHECKOUT, 'Mercado Pago rechazó el pago', /No se cobraron los \$\s44\.200,50/, 'Probar otra vez'],
  ['ended', null, 'Este pago ya no está abierto', /No se cobró nada/, null],
])('%s is said, with the way on', async (state, payment_url, name, words, action) => {
  api.answer(VERIFY, () => aPayment({ state, payment_url }));
  open();
  expect(await title(name)).toHaveFocus();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi suscripción' })).toHaveAttribute('href', paths.subscription);
  if (action) expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', CHECKOUT);
  else expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a refused payment says why, if the gateway told', async () => {
  const status_detail = 'cc_rejected_call_for_authorize';
  api.answer(VERIFY, () => aPayment({ state: 'failed', payment_url: CHECKOUT, status_detail }));
  open();
  expect(await screen.findByText(/^El banco pide que autorices este pago por teléfono\. No se cobraron/)).toBeVisible();
});

test('a payment that is not confirmed yet is asked for until it is, and then no more', async () => {
  api.answer(VERIFY, () => aPayment({ state: 'waiting', payment_url: CHECKOUT }));
  open();
  await title('Esperamos la confirmación de tu pago');
  api.answer(VERIFY, () => aPayment());
  await waitFor(async () => expect(await title('¡Listo! Ya tenés Premium')).toHaveFocus());
  const asked = api.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(api.calls).toHaveLength(asked);
});

test('what the address says of the outcome is not believed', async () => {
  api.answer(VERIFY, () => aPayment());
  open(`?subscription_id=${uuid(7)}&status=rejected`, paths.failure);
  expect(await title('¡Listo! Ya tenés Premium')).toBeVisible();
});

test.each(['', '?subscription_id=none'])('an address without a payment says so: %s', async (query) => {
  open(query);
  expect(await title('No encontramos el pago')).toBeVisible();
});

test('a service that refuses is asked again on demand', async () => {
  api.answer(VERIFY, () => new Refusal(403, 'forbidden'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los datos de suscripción');
  api.answer(VERIFY, () => aPayment());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await title('¡Listo! Ya tenés Premium')).toBeVisible();
});
