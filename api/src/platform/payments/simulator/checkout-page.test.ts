import { LANGUAGES } from '@canchero/shared-contracts/core';
import { GATEWAY_STATUSES, type GatewayStatus } from '@canchero/shared-contracts/online-payment';
import { type Booted, boot } from '../../../testing/boot';
import { NEXT_STATUSES, SimulatedCheckout } from './checkout';
import { checkoutPage } from './checkout-page';
import type { SimulatedPreference } from './records';
import { SIMULATOR_PATH, type Simulator } from './simulator';
import { simulatorText } from './text';

let api: Booted;
let checkout: SimulatedCheckout;
beforeAll(async () => {
  api = await boot();
  ({ checkout } = api.services.simulator as Simulator);
});
afterAll(() => api.close());

function preferenceOf(of: SimulatedCheckout): SimulatedPreference {
  const items = [{ title: 'Pádel <1>', quantity: 1, unit_price: 20_000 }];
  const { body } = of.createPreference(7, { items, expires: true, expiration_date_to: '2999-01-01T00:00:00Z' });
  return of.preference((body as { id: string }).id) as SimulatedPreference;
}

const addressOf = ({ id }: SimulatedPreference) => `${SIMULATOR_PATH}/checkout/v1/redirect?pref_id=${id}`;
const read = async (preference: SimulatedPreference, language = 'es') =>
  (await api.app.inject({ url: addressOf(preference), headers: { 'accept-language': language } })).body;
const post = async (preference: SimulatedPreference, form: Record<string, string>) =>
  (
    await api.app.inject({
      method: 'POST',
      url: addressOf(preference),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  ).statusCode;

/** Returns the buttons of a page's forms, in their order. */
const buttonsOf = (page: string) => [...page.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label);

test.each<[GatewayStatus, string[]]>([
  ['pending', ['Aprobar', 'Rechazar', 'Cancelar', 'Repetir el aviso']],
  ['in_process', ['Aprobar', 'Rechazar', 'Cancelar', 'Repetir el aviso']],
  ['authorized', ['Aprobar', 'Cancelar', 'Repetir el aviso']],
  ['approved', ['Devolver todo', 'Abrir un reclamo', 'Contracargo', 'Repetir el aviso']],
  ['in_mediation', ['Aprobar', 'Contracargo', 'Repetir el aviso']],
  ['rejected', ['Pagar', 'Rechazar', 'Dejar pendiente', 'Dejar en revisión', 'Repetir el aviso']],
  ['cancelled', ['Pagar', 'Rechazar', 'Dejar pendiente', 'Dejar en revisión', 'Repetir el aviso']],
])('a payment that is %s offers what its state allows, and nothing else is taken', async (status, offered) => {
  const preference = preferenceOf(checkout);
  const payment = checkout.pay(preference, status);
  expect(buttonsOf(await read(preference))).toEqual(offered);
  const allowed: readonly string[] = [...NEXT_STATUSES[status], status];
  for (const asked of GATEWAY_STATUSES.filter((other) => !allowed.includes(other))) {
    expect([asked, await post(preference, { payment: String(payment.id), status: asked })]).toEqual([asked, 409]);
  }
  expect(payment.status).toBe(status);
  for (const asked of allowed.toReversed()) {
    checkout.move(payment, status);
    expect([asked, await post(preference, { payment: String(payment.id), status: asked })]).toEqual([asked, 303]);
    expect(payment.status).toBe(asked);
  }
});

test('a checkout that has run out is paid no more, nor one that never was', async () => {
  const preference = { ...preferenceOf(checkout), expiresAt: new Date(0) };
  Object.assign(checkout.preference(preference.id) as SimulatedPreference, preference);
  expect(buttonsOf(await read(preference))).toEqual([]);
  expect(await post(preference, { status: 'approved' })).toBe(409);
  expect(await post({ ...preference, id: 'none' }, { status: 'approved' })).toBe(400);
});

test('a new payment is made only in a state that one begins with', async () => {
  const preference = preferenceOf(checkout);
  expect(await post(preference, { status: 'refunded' })).toBe(409);
  expect(checkout.paymentsOf(preference)).toEqual([]);
  expect(await post(preference, { status: 'in_process', delivery: 'lost' })).toBe(303);
  expect(checkout.paymentsOf(preference)).toMatchObject([{ status: 'in_process' }]);
});

test.each(LANGUAGES)('every state is shown in %s, and titles as text', async (language) => {
  const own = new SimulatedCheckout('http://localhost', () => new Date());
  const preference = preferenceOf(own);
  const payments = GATEWAY_STATUSES.map((status) => own.pay(preference, status));
  const page = checkoutPage({ language, nonce: 'n' }, preference, { payments, expired: false }, '/here');
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain('<h1>Pádel &#60;1&#62;</h1>');
  for (const status of GATEWAY_STATUSES)
    expect(page).toContain(`>${simulatorText(language)(`status.${status}`)}</span>`);
});

test.each([
  ['es', 'Dejar pendiente'],
  ['en-GB', 'Leave pending'],
  ['pt-BR', 'Deixar pendente'],
])('the page is in the language of the reader: %s', async (language, label) => {
  const page = await read(preferenceOf(checkout), language);
  expect(buttonsOf(page)).toContain(label);
  expect(page).toContain(`lang="${language.slice(0, 2)}"`);
});
