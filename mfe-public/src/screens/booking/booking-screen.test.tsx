import { webcrypto } from 'node:crypto';
import type { AvailableStart } from '@canchero/shared-contracts/club';
import type { HoldProof } from '@canchero/shared-contracts/online-booking';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { renderInHost } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import es from '../../../lang/es.json';
import {
  anOnlineBooking,
  aPublicClub,
  at,
  type BookingServer,
  startBookingServer,
  TOKEN,
} from '../../testing/booking-server';
import { BookingScreen } from './booking-screen';

const user = userEvent.setup({ pointerEventsCheck: 0 });

/** Day of the club that is `days` ahead, YYYY-MM-DD. */
const ahead = (days: number) => new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const DAY = ahead(3);
const start = (time: string, prices: Record<number, number>, date = DAY): AvailableStart => ({
  start: at(date, time),
  courts: Object.entries(prices).map(([court, price]) => ({ court_id: uuid(Number(court)), price, deposit: 500_000 })),
});

let api: BookingServer;
beforeEach(async () => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  api = await startBookingServer();
  api.starts[DAY] = [start('09:00', { 1: 2_000_000, 2: 1_800_000 }), start('20:30', { 1: 2_200_000 })];
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const open = (query = `?date=${DAY}`) =>
  renderInHost(
    <Routes>
      <Route path="/reserva/:clubId" element={<BookingScreen />} />
    </Routes>,
    { apiUrl: api.url, address: `/reserva/club-del-rio${query}`, messages: es, permissions: [], club: null },
  );
const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call));
const place = (time = '09:00') => `?date=${DAY}&duration=90&court=${uuid(1)}&start=${at(DAY, time)}`;
const fillIn = async (part: Record<string, string> = {}) => {
  const values = { Nombre: 'Ana', Apellido: 'Ruiz', Teléfono: '11 4444-5555', Email: 'ana@example.com', ...part };
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    if (value) await user.type(field, value);
  }
};

test('the club introduces itself: name, ways to reach it, hours', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Club del Río' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+541147771200');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/5491144445555\?text=Hola/),
  );
  expect(screen.getByRole('link', { name: 'Mapa' })).toHaveAttribute(
    'href',
    expect.stringContaining('Libertador%20100'),
  );
  expect(screen.getByText('Hoy abre 08:00 – 23:00')).toBeVisible();
  expect(screen.getByText('lunes a domingo')).toBeInTheDocument();
});

test('the free starts of all courts stand in one list with the lowest price, and by court', async () => {
  const page = open();
  const morning = within(await screen.findByRole('region', { name: 'Mañana' }));
  expect(morning.getByRole('link')).toHaveTextContent(/09:00desde \$\s?18\.0002 canchas/);
  expect(within(screen.getByRole('region', { name: 'Noche' })).getByRole('link')).toHaveTextContent(
    /20:30\$\s?22\.0001 cancha/,
  );
  expect(screen.getByText(/No pagás nada por adelantado/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Por cancha' }));
  const first = within(await screen.findByRole('region', { name: 'Pádel 1' }));
  expect(first.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^09:00\$\s?20\.000$/),
    expect.stringMatching(/^20:30\$\s?22\.000$/),
  ]);
  expect(page.location().search).toContain('by=court');
});

test('a club that asks for a deposit says so at each start', async () => {
  api.club = aPublicClub({ deposit_type: 'fixed', deposit_value: 500_000, pay_choices: ['deposit', 'full'] });
  open();
  expect((await screen.findAllByText(/^seña \$\s?5\.000$/)).length).toBe(2);
  expect(screen.getByText(/Se reserva con una seña online/)).toBeVisible();
});

test('where one may pay at the club or in advance, no start asks for a deposit', async () => {
  api.club = aPublicClub({
    deposit_type: 'fixed',
    deposit_value: 500_000,
    pay_choices: ['at_club', 'deposit', 'full'],
  });
  open();
  expect(await screen.findByText('Se puede pagar en el club, o antes, online.')).toBeVisible();
  expect(screen.queryByText(/^seña/)).toBeNull();
});

test('a day far ahead is chosen in the calendar, within the horizon', async () => {
  api.club = aPublicClub({ horizon_days: 200 });
  const page = open();
  const days = await screen.findByRole('group', { name: 'Día' });
  expect(within(days).getByRole('button', { name: 'Elegir fecha' })).toBeEnabled();
  const calendar = days.querySelector('input[type=date]') as HTMLInputElement;
  expect([calendar.min, calendar.max]).toEqual([ahead(0), ahead(200)]);
  fireEvent.change(calendar, { target: { value: ahead(150) } });
  await waitFor(() => expect(new URLSearchParams(page.location().search).get('date')).toBe(ahead(150)));
  expect(within(days).getAllByRole('radio')).toHaveLength(28);
  expect(within(days).getAllByRole('radio')[14]).toBeChecked();
});

test('the address carries sport, day and duration, and what it lacks is usual', async () => {
  const page = open('?sport=tennis');
  expect(await screen.findByRole('radio', { name: 'Tenis' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '60 min' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Pádel' }));
  expect(screen.getByRole('radio', { name: '90 min' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '120 min' }));
  const days = screen.getByRole('group', { name: 'Día' });
  await user.click(within(days).getAllByRole('radio')[3] as HTMLElement);
  expect(Object.fromEntries(new URLSearchParams(page.location().search))).toEqual({
    sport: 'padel',
    date: DAY,
    duration: '120',
  });
  expect(within(days).getAllByRole('radio')).toHaveLength(21);
  await waitFor(() =>
    // the search for a free day after today, which has none, may still be heard after it
    expect(sent(/availability/).map(({ query }) => Object.fromEntries(query))).toContainEqual({
      sport: 'padel',
      date: DAY,
      duration: '120',
    }),
  );
});

test('a day without a free start offers the next one that has some, and a closed day says why', async () => {
  const feast = ahead(1);
  api.club = aPublicClub({ closed_days: [{ date: feast, name: 'Feriado' }] });
  open(`?date=${feast}`);
  expect(await screen.findByText('El club no abre: Feriado')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /: 2 turnos$/ }));
  expect(await screen.findByRole('region', { name: 'Mañana' })).toBeVisible();
  // a closed day is not asked for
  expect(sent(/availability/).map(({ query }) => query.get('date'))).not.toContain(feast);
});

test('a list that could not be read can be read again, and an unknown club is told apart from an outage', async () => {
  for (let i = 0; i < 4; i++) api.refuseNext(/availability/, { status: 503, error: 'unavailable' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los turnos');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Mañana' })).toBeVisible();
  cleanup();
  api.refuseNext(/GET/, { status: 404, error: 'not_found' });
  open();
  expect(await screen.findByRole('heading', { name: 'Club no encontrado' })).toBeVisible();
});

test('a tap on a start takes the cheapest court and opens the form; going back lets it go', async () => {
  const page = open();
  await user.click(await screen.findByRole('link', { name: /^09:00/ }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  expect(sent(/POST .*holds$/).map(({ body }) => body)).toEqual([
    { court_id: uuid(2), start: at(DAY, '09:00'), duration: 90 },
  ]);
  expect(page.entries()).toBe(2);
  cleanup();
  await waitFor(() => expect(api.holds.size).toBe(0));
});

test('a start that is tapped twice before the form is drawn is one step', async () => {
  const page = open();
  const link = await screen.findByRole('link', { name: /^09:00/ });
  act(() => [1, 2].forEach((detail) => void fireEvent.click(link, { detail })));
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(page.entries()).toBe(2);
});

test('who comes back from the form stands at the heading of the list', async () => {
  open(place());
  await user.click(await screen.findByRole('button', { name: 'Volver a los turnos' }));
  expect(await screen.findByRole('heading', { name: 'Turnos libres' })).toHaveFocus();
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: 'Turnos libres' })).not.toHaveFocus();
});

test('the form says what is missing, and books with one call', async () => {
  const page = open(place());
  await screen.findByRole('timer');
  const form = within(screen.getByRole('main'));
  await user.click(form.getByRole('button', { name: 'Reservar' }));
  expect(screen.getByText('Escribí tu nombre.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
  await fillIn({ Email: 'ana@' });
  expect(screen.getByText('Escribí un email válido.')).toBeVisible();
  await fillIn();
  await user.click(form.getByRole('button', { name: 'Reservar' }));
  expect(await screen.findByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  expect(page.location()).toMatchObject({ pathname: '/reserva/club-del-rio', search: `?booking=${TOKEN}` });
  // the booking takes the place of the form
  expect(page.entries()).toBe(1);
  expect(sent(/bookings$/).map(({ body }) => body)).toEqual([
    {
      hold_id: expect.any(String),
      first_name: 'Ana',
      last_name: 'Ruiz',
      phone: '11 4444-5555',
      email: 'ana@example.com',
      language: 'es',
      pay: 'at_club',
      accept_policy: true,
    },
  ]);
  expect(sent(/DELETE/)).toEqual([]);
});

test('what was typed is there after a reload, which takes the place again', async () => {
  open(place());
  await screen.findByRole('timer');
  await fillIn({ Email: '' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(api.holds.size).toBe(0));
  cleanup();
  open(place());
  await screen.findByRole('timer');
  expect(api.holds.size).toBe(1);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('11 4444-5555');
});

test('a hold that a reload left behind does not stand in the way of its own visitor', async () => {
  open(place());
  await screen.findByRole('timer');
  const [left] = api.holds.keys();
  const kept = { ...sessionStorage };
  cleanup();
  await waitFor(() => expect(api.holds.size).toBe(0));
  // as if the page had died before it could let go
  api.holds.set(left as string, { ...[...api.holds.values()][0], court_id: uuid(1), start: at(DAY, '09:00') } as never);
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  open(place());
  expect(await screen.findByRole('timer')).toBeVisible();
  expect([...api.holds.keys()]).not.toContain(left);
});

test('a request whose answer was lost by a reload is repeated with its key', async () => {
  let answer: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer(/POST .*holds$/, async () => {
    await waits;
    return { hold_id: uuid(77), price: 2_000_000, deposit: 0 };
  });
  open(place());
  await waitFor(() => expect(sent(/POST .*holds$/)).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  open(place());
  await waitFor(() => expect(sent(/POST .*holds$/)).toHaveLength(2));
  const [first, second] = sent(/POST .*holds$/);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  answer();
  expect(await screen.findByRole('timer')).toBeVisible();
});

describe('while holds are abused', () => {
  const crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto') as PropertyDescriptor;
  beforeEach(() => void Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }));
  afterEach(() => void Object.defineProperty(globalThis, 'crypto', crypto));
  const challenge = (counter = 20) =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter,
      deriveKey,
      hmacSignatureSecret: 'a',
      hmacKeySignatureSecret: 'b',
    });

  test('the page does the work that is asked for, says so, and gets the place', async () => {
    api.refuseNext(/POST .*holds$/, { status: 428, error: 'proof_required', params: { challenge: await challenge() } });
    open(place());
    expect(await screen.findByText('Comprobando tu navegador...')).toBeVisible();
    expect(await screen.findByRole('timer')).toBeVisible();
    const [first, second] = sent(/POST .*holds$/);
    expect(first?.body).not.toHaveProperty('proof');
    expect(second).toMatchObject({ idempotencyKey: first?.idempotencyKey, body: { duration: 90 } });
    const { proof } = (second?.body ?? {}) as { proof: HoldProof };
    const checked = await verifySolution({
      ...proof,
      deriveKey,
      hmacSignatureSecret: 'a',
      hmacKeySignatureSecret: 'b',
    });
    expect(checked.verified).toBe(true);
  });

  test('a court that is kept out of holds can be asked for again, or another one', async () => {
    api.refuseNext(/POST .*holds$/, { status: 429, error: 'too_many_holds_at_club' });
    open(place());
    expect(await screen.findByRole('alert')).toHaveTextContent('Mucha gente reserva a esta hora.');
    expect(screen.getByRole('button', { name: 'Ver otros turnos' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  test('who leaves during the check asks for nothing more', async () => {
    // long enough that the page is still at it when it is left
    const work = await challenge(2_000);
    api.refuseNext(/POST .*holds$/, { status: 428, error: 'proof_required', params: { challenge: work } });
    open(place());
    await screen.findByText('Comprobando tu navegador...');
    cleanup();
    // the page would be through with it by now
    for (let n = 0; n < 5; n++) await solveChallenge({ challenge: work, deriveKey });
    open();
    await screen.findByRole('region', { name: 'Mañana' });
    expect(sent(/POST .*holds$/)).toHaveLength(1);
  });

  test('a service that wants ever more is asked again by the visitor alone', async () => {
    for (let n = 0; n < 3; n++)
      api.refuseNext(/POST .*holds$/, {
        status: 428,
        error: 'proof_required',
        params: { challenge: await challenge() },
      });
    open(place());
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu navegador no pasó la prueba.');
    await user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
    expect(await screen.findByRole('timer')).toBeVisible();
  });
});

test('a hold that runs out says so, and the place can be taken again', async () => {
  api.club = aPublicClub({ hold_minutes: 1 });
  const clock = jest.spyOn(Date, 'now');
  open(place());
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(1:00|0:5\d)$/);
  const now = Date.now();
  clock.mockImplementation(() => now + 61_000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Se terminó el tiempo.');
  clock.mockRestore();
  api.holds.clear();
  await user.click(screen.getByRole('button', { name: 'Intentar otra vez' }));
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('a booking that is sent without a connection fails at once, and is made with the same key later', async () => {
  api.refuseNext(/POST .*\/bookings$/, { status: 409, error: 'online_booking_paused' });
  open(place());
  await screen.findByRole('timer');
  await fillIn();
  onlineManager.setOnline(false);
  try {
    await user.click(screen.getByRole('button', { name: 'Reservar' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  await waitFor(() => expect(sent(/POST .*\/bookings$/)).toHaveLength(2));
  expect(new Set(sent(/POST .*\/bookings$/).map((call) => call.idempotencyKey)).size).toBe(1);
});

test('characters that nobody sees are left out of what is typed', async () => {
  open(place());
  await screen.findByRole('timer');
  await fillIn({ Nombre: '\u202bمحمد\u202c', Apellido: 'Ruiz\u200b', Email: '\ufeffana@example.com' });
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  await waitFor(() => expect(sent(/POST .*\/bookings$/)).toHaveLength(1));
  expect(sent(/POST .*\/bookings$/)[0]?.body).toMatchObject({
    first_name: 'محمد',
    last_name: 'Ruiz',
    email: 'ana@example.com',
  });
});

test('where nothing can be booked online the free starts lead to no form', async () => {
  api.club = aPublicClub({ pay_choices: [] });
  open();
  expect(await screen.findByText(/no toma reservas online/)).toBeVisible();
  expect(await screen.findByText('20:30')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
});

test('a name without a space in it breaks', async () => {
  api.club = aPublicClub({ name: 'W'.repeat(60) });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveStyle({ overflowWrap: 'anywhere' });
});

test('a start that somebody else took leads back to the others', async () => {
  api.refuseNext(/POST .*holds$/, { status: 409, error: 'schedule_conflict', params: { conflicts: [] } });
  const page = open(place());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ese turno se acaba de ocupar.');
  await user.click(screen.getByRole('button', { name: 'Ver otros turnos' }));
  expect(await screen.findByRole('region', { name: 'Mañana' })).toBeVisible();
  expect(page.location().search).not.toContain('court=');
});

test('the ways of paying say what is paid now; the checkout gets the visitor', async () => {
  api.club = aPublicClub({ deposit_type: 'fixed', deposit_value: 500_000, pay_choices: ['deposit', 'full'] });
  api.booking = anOnlineBooking({
    status: 'pending_payment',
    init_point: '#checkout',
    asked: 500_000,
    expires_at: at(DAY, '10:10'),
  });
  api.answer(/bookings$/, () => ({
    booking_token: TOKEN,
    status: 'pending_payment',
    init_point: '#checkout',
    expires_at: null,
  }));
  open(place());
  await screen.findByRole('timer');
  const ways = within(screen.getByRole('group', { name: 'Cómo querés pagar' }));
  expect(ways.getByRole('radio', { name: /Seña online.*15\.000.*5\.000/ })).toBeChecked();
  expect(ways.getByRole('radio', { name: /Todo online.*20\.000/ })).not.toBeChecked();
  await fillIn();
  await user.click(screen.getByRole('button', { name: 'Ir a pagar' }));
  expect(await screen.findByRole('heading', { name: 'Falta el pago' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Pagar \$\s?5\.000/ })).toHaveAttribute('href', '#checkout');
  expect(window.location.hash).toBe('#checkout');
  expect(sent(/bookings$/)[0]?.body).toMatchObject({ pay: 'deposit' });
});

test('a refused phone is marked in its field', async () => {
  api.refuseNext(/bookings$/, { status: 422, error: 'invalid_phone' });
  open(place());
  await screen.findByRole('timer');
  await fillIn();
  fireEvent.submit(screen.getByRole('button', { name: 'Reservar' }).closest('form') as HTMLFormElement);
  expect(await screen.findByText('Escribí un teléfono con código de área.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
});
