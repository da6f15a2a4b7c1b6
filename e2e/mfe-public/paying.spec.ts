import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type Club, clubEndpoints } from '@canchero/shared-contracts/club';
import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import type { Page } from '@playwright/test';
import { OTHER_OWNER } from '../fixtures/accounts';
import { dayBounds } from '../fixtures/agenda';
import type { Api } from '../fixtures/api';
import { axeFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { CLUB, COURT, countdown, fillIn, freeDay, openOffice, PHONE, pageOn, start } from './phone';

test.use({ viewport: PHONE, hasTouch: true });

let asBefore: Partial<Club> = {};

/** Connects the club with the simulated gateway, and asks for half of the price, or all of it. */
async function openCheckouts(api: Api, given: Partial<Club> = {}) {
  await api.signIn(OTHER_OWNER);
  const { id: clubId } = await api.club(CLUB);
  const params = { clubId };
  const { authorization_url } = await api.call(mercadoPagoEndpoints.connect, { params });
  const allowed = await fetch(authorization_url.replace('/authorization?', '/authorization/allow?'), {
    redirect: 'manual',
  });
  const back = new URL(allowed.headers.get('location') ?? '').searchParams;
  const body = { code: back.get('code') ?? '', state: back.get('state') ?? '' };
  await api.call(mercadoPagoEndpoints.callback, { body });
  const { deposit_type, deposit_value, pay_choices, cancel_hours, hold_minutes } = await api.call(clubEndpoints.get, {
    params,
  });
  asBefore = { deposit_type, deposit_value, pay_choices, cancel_hours, hold_minutes };
  await change(api, clubId, {
    deposit_type: 'percent',
    deposit_value: 50,
    pay_choices: ['at_club', 'deposit', 'full'],
    cancel_hours: 24,
    hold_minutes: 10,
    ...given,
  });
  return clubId;
}

async function change(api: Api, clubId: string, fields: Partial<Club>) {
  const params = { clubId };
  const { version } = await api.call(clubEndpoints.get, { params });
  await api.call(clubEndpoints.change, { params, body: { ...fields, version } });
}

// other journeys know the club as the demo data has it
test.afterEach(async ({ api }) => {
  const { id } = await api.club(CLUB);
  await change(api, id, asBefore);
});

/** Returns what the club has received and given back for the booking of a day. */
async function moneyOn(api: Api, clubId: string, date: string) {
  const [booking] = await api.bookings(clubId, ...dayBounds(date));
  expect(booking).toBeDefined();
  return moneyOf(api, clubId, booking?.id ?? '');
}

async function moneyOf(api: Api, clubId: string, bookingId: string) {
  const params = { clubId, bookingId };
  const { payments } = await api.call(paymentEndpoints.ofBooking, { params });
  return payments.map(({ method, amount, refunded }) => ({ method, amount, refunded }));
}

async function goToCheckout(page: Page, choice: RegExp) {
  await fillIn(page);
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Ir a pagar' }).tap();
  await expect(page.getByText('Simulador de Mercado Pago')).toBeVisible();
}

const own = (page: Page, title: string) => page.getByRole('heading', { name: title });
const decide = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().tap();

test('a deposit is paid, which the agenda shows at once, and comes back on cancelling in time', async ({
  page,
  browser,
  baseURL,
  api,
}) => {
  const clubId = await openCheckouts(api);
  const date = freeDay(4);
  const { desk, agenda } = await openOffice(browser, baseURL, date, '18:00');
  const card = agenda.booking('18:00 – 19:00', COURT);
  await page.goto(pageOn(date));
  await start(page, '18:00').tap();
  await goToCheckout(page, /Seña online/);
  await expect(page.getByText(/ARS\s20\.000,00/)).toBeVisible();
  await expect(card).toContainText('Camila');

  // going back loses nothing: the place waits for its payment, and is not held twice
  await page.goBack();
  await expect(own(page, 'Falta el pago')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(start(page, '19:00')).toBeVisible();
  await expect(start(page, '18:00')).toHaveCount(0);
  await page.goForward();
  await page.getByRole('link', { name: /^Pagar \$\s?20\.000$/ }).tap();
  await decide(page, 'Rechazar');
  await expect(own(page, 'El pago no se hizo')).toBeVisible();
  await page.getByRole('link', { name: 'Probar de nuevo' }).tap();
  await page.getByRole('radio', { name: 'Llega cinco veces' }).first().check();
  await page.getByRole('button', { name: 'Pagar', exact: true }).tap();
  await expect(own(page, '¡Pago recibido!')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await moneyOn(api, clubId, date)).toEqual([{ method: 'credit_card', amount: 2_000_000, refunded: 0 }]);

  await page.getByRole('link', { name: 'Ver mi reserva' }).tap();
  await expect(own(page, '¡Reserva confirmada!')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar la reserva' }).tap();
  await expect(page.getByRole('alertdialog')).toContainText(/\$\s?20\.000/);
  await page.getByRole('button', { name: 'Sí, cancelar' }).tap();
  await expect(own(page, 'Reserva cancelada')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Se te devuelven \$\s?20\.000/);
  await expect(card).toHaveCount(0);
  await desk.close();
});

test('all of the price is paid in time, and the back button neither books nor pays it again', async ({ page, api }) => {
  const clubId = await openCheckouts(api);
  const date = freeDay(8);
  await page.goto(pageOn(date));
  await start(page, '18:00').tap();
  await expect(countdown(page)).toBeVisible();
  await page.goBack();
  await start(page, '18:00').tap();
  await goToCheckout(page, /Todo online/);
  await expect(page.getByText(/ARS\s40\.000,00/)).toBeVisible();
  await page.getByRole('button', { name: 'Pagar', exact: true }).tap();
  await expect(own(page, '¡Pago recibido!')).toBeVisible();
  const paid = [{ method: 'credit_card', amount: 4_000_000, refunded: 0 }];
  expect(await moneyOn(api, clubId, date)).toEqual(paid);

  // back to the checkout, which is closed, and to the booking, which is made
  await page.goBack();
  await expect(page.getByText('Simulador de Mercado Pago')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(own(page, '¡Reserva confirmada!')).toBeVisible();
  await page.goBack();
  await expect(start(page, '19:00')).toBeVisible();
  await expect(start(page, '18:00')).toHaveCount(0);
  expect(await api.bookings(clubId, ...dayBounds(date))).toHaveLength(1);
  expect(await moneyOn(api, clubId, date)).toEqual(paid);
});

test('a deposit is paid on a slow network by an impatient player, and stays with the club out of time', async ({
  page,
  api,
}) => {
  const clubId = await openCheckouts(api, { cancel_hours: 720 });
  const date = freeDay(5);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(pageOn(date));
  await start(page, '18:00').tap({ timeout: 30_000 });
  await fillIn(page);
  await page.getByRole('radio', { name: /Seña online/ }).check();
  const go = page.getByRole('button', { name: 'Ir a pagar' });
  await go.dblclick();
  await expect(page.getByText(/ARS\s20\.000,00/)).toBeVisible();
  await page.getByRole('button', { name: 'Dejar en revisión' }).tap();
  await expect(own(page, 'El pago se está procesando')).toBeVisible();

  // the gateway decides later, and the page that waits shows it by itself
  const gateway = await page.context().newPage();
  await page.goBack();
  await gateway.goto(page.url());
  await page.goForward();
  await expect(own(page, 'El pago se está procesando')).toBeVisible();
  await decide(gateway, 'Aprobar');
  await expect(own(page, '¡Pago recibido!')).toBeVisible({ timeout: 15_000 });
  expect(await moneyOn(api, clubId, date)).toEqual([{ method: 'credit_card', amount: 2_000_000, refunded: 0 }]);

  await page.getByRole('link', { name: 'Ver mi reserva' }).tap();
  await page.getByRole('button', { name: 'Cancelar la reserva' }).tap();
  await expect(page.getByRole('alertdialog')).toContainText(/No se te devuelve nada: \$\s?20\.000 quedan/);
  await page.getByRole('button', { name: 'Sí, cancelar' }).tap();
  await expect(own(page, 'Reserva cancelada')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('El turno quedó libre.');
});

test('a place that runs out while it is paid is taken again if it is free', async ({
  page,
  browser,
  baseURL,
  api,
  service,
}) => {
  const clubId = await openCheckouts(api, { hold_minutes: 1 });
  const date = freeDay(6);
  const { desk, agenda } = await openOffice(browser, baseURL, date, '18:00');
  const card = agenda.booking('18:00 – 19:00', COURT);
  await page.goto(pageOn(date));
  await start(page, '18:00').tap();
  await goToCheckout(page, /Todo online/);
  await page.getByRole('button', { name: 'Dejar pendiente' }).tap();
  await expect(own(page, 'El pago se está procesando')).toBeVisible();
  await expect(card).toBeVisible();
  service.passMinute();
  await expect(card).toHaveCount(0);
  await page.goBack();
  await decide(page, 'Aprobar');
  await expect(card).toContainText('Camila');
  expect(await moneyOn(api, clubId, date)).toEqual([{ method: 'credit_card', amount: 4_000_000, refunded: 0 }]);
  await desk.close();
});

test('money that comes after the court was lost is refunded, and the staff are told', async ({
  page,
  browser,
  baseURL,
  api,
}) => {
  const clubId = await openCheckouts(api);
  const date = freeDay(7);
  const { desk, agenda } = await openOffice(browser, baseURL, date, '18:00');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pageOn(date));
  await start(page, '18:00').tap();
  await goToCheckout(page, /Seña online/);
  const checkout = page.url();
  // the club cancels it while its player pays
  const [waiting] = await api.bookings(clubId, ...dayBounds(date));
  if (!waiting) throw new Error('no booking waits for its payment');
  const params = { clubId, bookingId: waiting.id };
  await api.call(bookingEndpoints.cancel, { params, body: { version: waiting.version } });
  await expect(agenda.booking('18:00 – 19:00', COURT)).toHaveCount(0);

  await decide(page, 'Pagar');
  await expect(own(page, 'Te devolvemos el dinero')).toBeVisible();
  const office = agenda.page;
  await office.getByRole('button', { name: /^Notificaciones/ }).click();
  await expect(office.getByRole('dialog', { name: 'Notificaciones' })).toContainText('Pago tardío devuelto');
  expect(await moneyOf(api, clubId, waiting.id)).toEqual([
    { method: 'credit_card', amount: 2_000_000, refunded: 2_000_000 },
  ]);
  // the gateway has made the refund as well
  await page.goto(checkout);
  await expect(async () => {
    await page.reload();
    await expect(own(page, 'devuelto')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await desk.close();
});
