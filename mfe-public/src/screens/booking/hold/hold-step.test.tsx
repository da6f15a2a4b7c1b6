import { uuid } from '@canchero/shared-contracts/testing/records';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOnlineBooking, aPublicClub, at, type BookingServer, TOKEN } from '../../../testing/booking-server';
import { DAY, fillIn, openForm, sentTo, startClub, user } from '../../../testing/club-page';

let api: BookingServer;
beforeEach(async () => {
  api = await startClub();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

test('the form says what is missing, and books with one call', async () => {
  const page = openForm(api);
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
  expect(sentTo(api, /bookings$/).map(({ body }) => body)).toEqual([
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
  expect(sentTo(api, /DELETE/)).toEqual([]);
});

test('what was typed is there after a reload, which takes the place again', async () => {
  openForm(api);
  await screen.findByRole('timer');
  await fillIn({ Email: '' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(api.holds.size).toBe(0));
  cleanup();
  openForm(api);
  await screen.findByRole('timer');
  expect(api.holds.size).toBe(1);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('11 4444-5555');
});

test('a hold that a reload left behind does not stand in the way of its own visitor', async () => {
  openForm(api);
  await screen.findByRole('timer');
  const [left] = api.holds.keys();
  const kept = { ...sessionStorage };
  cleanup();
  await waitFor(() => expect(api.holds.size).toBe(0));
  // as if the page had died before it could let go
  api.holds.set(left as string, { ...[...api.holds.values()][0], court_id: uuid(1), start: at(DAY, '09:00') } as never);
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  openForm(api);
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
  openForm(api);
  await waitFor(() => expect(sentTo(api, /POST .*holds$/)).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  openForm(api);
  await waitFor(() => expect(sentTo(api, /POST .*holds$/)).toHaveLength(2));
  const [first, second] = sentTo(api, /POST .*holds$/);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  answer();
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('a hold that runs out says so, and the place can be taken again', async () => {
  api.club = aPublicClub({ hold_minutes: 1 });
  const clock = jest.spyOn(Date, 'now');
  openForm(api);
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
  openForm(api);
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
  await waitFor(() => expect(sentTo(api, /POST .*\/bookings$/)).toHaveLength(2));
  expect(new Set(sentTo(api, /POST .*\/bookings$/).map((call) => call.idempotencyKey)).size).toBe(1);
});

test('characters that nobody sees are left out of what is typed', async () => {
  openForm(api);
  await screen.findByRole('timer');
  await fillIn({ Nombre: '\u202bمحمد\u202c', Apellido: 'Ruiz\u200b', Email: '\ufeffana@example.com' });
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  await waitFor(() => expect(sentTo(api, /POST .*\/bookings$/)).toHaveLength(1));
  expect(sentTo(api, /POST .*\/bookings$/)[0]?.body).toMatchObject({
    first_name: 'محمد',
    last_name: 'Ruiz',
    email: 'ana@example.com',
  });
});

test('no field takes more than the service', async () => {
  openForm(api);
  await screen.findByRole('timer');
  const max = ['Nombre', 'Apellido', 'Teléfono', 'Email'].map(
    (name) => (screen.getByRole('textbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement).maxLength,
  );
  expect(max).toEqual([80, 80, 30, 254]);
});

test('a start that somebody else took leads back to the others', async () => {
  api.refuseNext(/POST .*holds$/, { status: 409, error: 'schedule_conflict', params: { conflicts: [] } });
  const page = openForm(api);
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
  openForm(api);
  await screen.findByRole('timer');
  const ways = within(screen.getByRole('group', { name: 'Cómo querés pagar' }));
  expect(ways.getByRole('radio', { name: /Seña online.*15\.000.*5\.000/ })).toBeChecked();
  expect(ways.getByRole('radio', { name: /Todo online.*20\.000/ })).not.toBeChecked();
  await fillIn();
  await user.click(screen.getByRole('button', { name: 'Ir a pagar' }));
  expect(await screen.findByRole('heading', { name: 'Falta el pago' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Pagar \$\s?5\.000/ })).toHaveAttribute('href', '#checkout');
  expect(window.location.hash).toBe('#checkout');
  expect(sentTo(api, /bookings$/)[0]?.body).toMatchObject({ pay: 'deposit' });
});

test.each([
  [24, /Si cancelás hasta 24 horas antes, se te devuelve todo/],
  [720, /Falta menos de 720 horas para el turno: si cancelás, la seña de \$\s?5\.000 queda para el club/],
])('who pays online reads what a cancellation gives back now, at %i hours', async (cancel_hours, rule) => {
  api.club = aPublicClub({ deposit_type: 'fixed', deposit_value: 500_000, cancel_hours, pay_choices: ['full'] });
  openForm(api);
  await screen.findByRole('button', { name: 'Ir a pagar' });
  expect(screen.getByText(rule)).toBeVisible();
});

test.each([
  [24, /Podés cancelar sin cargo hasta 24 horas antes/],
  [720, /Falta menos de 720 horas para el turno: si no podés ir, cancelá cuanto antes/],
])('who pays at the club reads whether a cancellation is in time, at %i hours', async (cancel_hours, rule) => {
  api.club = aPublicClub({ cancel_hours });
  openForm(api);
  await screen.findByRole('button', { name: 'Reservar' });
  expect(screen.getByText(rule)).toBeVisible();
});

test('a refused phone is marked in its field', async () => {
  api.refuseNext(/bookings$/, { status: 422, error: 'invalid_phone' });
  openForm(api);
  await screen.findByRole('timer');
  await fillIn();
  fireEvent.submit(screen.getByRole('button', { name: 'Reservar' }).closest('form') as HTMLFormElement);
  expect(await screen.findByText('Escribí un teléfono con código de área.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
});
