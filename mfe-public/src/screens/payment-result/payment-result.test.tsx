import type { PaymentResult } from '@canchero/shared-contracts/online-payment';
import { type ApiServer, Refusal, renderInHost, startApiServer } from '@canchero/shared-contracts/testing';
import { CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../../lang/es.json';
import { writeOwnBooking } from '../../site/own-booking-record';
import { at } from '../../testing/booking-server';
import { PaymentResultScreen } from './payment-result-screen';
import { WAITING_MS } from './queries';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const REFERENCE = uuid(77);
/** All but intervals, by which the page asks again: requests need the others. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;
const CHECKOUT = 'https://gateway.test/checkout?pref_id=1';

const aResult = (given: Partial<PaymentResult> = {}): PaymentResult => ({
  state: 'approved',
  at_club: false,
  in_process: false,
  amount: 500_000,
  currency: 'ARS',
  club: { id: CLUB_ID, name: 'Club del Río', slug: 'club-del-rio', timezone: 'America/Argentina/Buenos_Aires' },
  court_name: 'Pádel 1',
  start: at('2031-03-04', '18:00'),
  end: at('2031-03-04', '19:30'),
  init_point: null,
  expires_at: at('2031-03-01', '10:10'),
  ...given,
});

let api: ApiServer;
let answers: (PaymentResult | Refusal)[];
beforeEach(async () => {
  // the last answer stays
  api = await startApiServer(({ call }) => {
    if (call !== `GET /club/public/payments/${REFERENCE}`) return new Refusal(404, 'not_found');
    return answers.length > 1 ? answers.shift() : answers[0];
  });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const open = (query = `external_reference=${REFERENCE}`) =>
  renderInHost(<PaymentResultScreen />, {
    apiUrl: api.url,
    address: `/payment-result?${query}`,
    messages: es,
    permissions: [],
    club: null,
  });

test.each<[Partial<PaymentResult>, string, RegExp, string, RegExp | null]>([
  [{ state: 'approved' }, '¡Pago recibido!', /Recibimos \$\s?5\.000 y tu reserva quedó/, 'Volver a Club del Río', null],
  [{ at_club: true }, 'Tu reserva está confirmada', /No tenés que pagar nada/, 'Volver a Club del Río', null],
  [
    { state: 'rejected', init_point: CHECKOUT },
    'El pago no se hizo',
    /hasta las 10:10/,
    'Volver a Club del Río',
    /Probar de nuevo/,
  ],
  [{ state: 'expired' }, 'Se terminó el tiempo para pagar', /No se te cobró nada/, 'Elegir otro turno', null],
  [{ state: 'refunded' }, 'Te devolvemos el dinero', /te devuelve \$\s?5\.000/, 'Elegir otro turno', null],
  [
    { state: 'pending', init_point: CHECKOUT },
    'Esperamos tu pago',
    /hasta las 10:10/,
    'Volver a Club del Río',
    /^Pagar \$\s?5\.000$/,
  ],
  [
    { state: 'pending', in_process: true },
    'El pago se está procesando',
    /todavía no lo confirmó/,
    'Volver a Club del Río',
    null,
  ],
])('%o', async (given, title, body, back, action) => {
  answers = [aResult(given)];
  open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
  expect(screen.getByText(body)).toBeVisible();
  expect(screen.getByText('18:00 – 19:30')).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/reserva/club-del-rio');
  if (action) expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', CHECKOUT);
  else expect(screen.queryByRole('link', { name: /Pagar|Probar/ })).toBeNull();
});

describe('with intervals by hand', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...REAL] }));
  afterEach(() => void jest.useRealTimers());
  const nextQuestion = () => act(() => jest.advanceTimersByTime(WAITING_MS));

  test('a payment that is not decided is asked for until it is, and no more', async () => {
    answers = [aResult({ state: 'pending' }), aResult({ state: 'pending', in_process: true }), aResult()];
    open();
    await screen.findByRole('heading', { name: 'Esperamos tu pago' });
    nextQuestion();
    await screen.findByRole('heading', { name: 'El pago se está procesando' });
    nextQuestion();
    expect(await screen.findByRole('heading', { name: '¡Pago recibido!' })).toHaveFocus();
    expect(api.calls).toHaveLength(3);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a refused payment that can be tried again says when the time for it is over', async () => {
    answers = [aResult({ state: 'rejected', init_point: CHECKOUT }), aResult({ state: 'expired' })];
    open();
    await screen.findByRole('link', { name: 'Probar de nuevo' });
    nextQuestion();
    expect(await screen.findByRole('heading', { name: 'Se terminó el tiempo para pagar' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Probar de nuevo' })).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('who leaves the page asks no more', async () => {
    answers = [aResult({ state: 'pending' })];
    open();
    await screen.findByRole('heading', { name: 'Esperamos tu pago' });
    expect(jest.getTimerCount()).toBe(1);
    cleanup();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  ['America/Argentina/Buenos_Aires', '18:00 – 19:30', 'martes, 4 de marzo'],
  ['Asia/Tokyo', '06:00 – 07:30', 'miércoles, 5 de marzo'],
])('the time is that of the club in %s, whatever the browser has', async (timezone, hours, day) => {
  answers = [aResult({ club: { ...aResult().club, timezone } })];
  open();
  expect(await screen.findByText(hours)).toBeVisible();
  expect(screen.getByText(day)).toBeVisible();
});

test('what the address says of the payment is not believed', async () => {
  answers = [aResult({ state: 'rejected', init_point: CHECKOUT })];
  open(`external_reference=${REFERENCE}&status=approved&collection_status=approved&payment_id=1`);
  expect(await screen.findByRole('heading', { name: 'El pago no se hizo' })).toBeVisible();
});

test.each(['', 'external_reference=none', `external_reference=${uuid(1)}`])(
  'an address that names no checkout says so: %s',
  async (query) => {
    answers = [];
    open(query);
    expect(await screen.findByRole('heading', { name: 'No encontramos el pago' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a Canchero' })).toHaveAttribute('href', '/');
  },
);

test('a service that refuses is asked again on demand', async () => {
  answers = [new Refusal(403, 'forbidden'), aResult()];
  open();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
});

test('leads to the booking’s own page if this tab made the booking', async () => {
  const result = aResult();
  answers = [result];
  writeOwnBooking(CLUB_ID, { token: 'a-token', start: result.start });
  open();
  const link = await screen.findByRole('link', { name: 'Ver mi reserva' });
  expect(link).toHaveAttribute('href', '/reserva/club-del-rio?booking=a-token');
  cleanup();
  // another booking was made since
  writeOwnBooking(CLUB_ID, { token: 'a-token', start: at('2031-03-05', '18:00') });
  open();
  await screen.findByRole('heading', { name: '¡Pago recibido!' });
  expect(screen.queryByRole('link', { name: 'Ver mi reserva' })).toBeNull();
});
