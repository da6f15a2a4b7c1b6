import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPublicClub, at, type BookingServer } from '../../../testing/booking-server';
import { ahead, DAY, openForm, openPage, sentTo, startClub, user } from '../../../testing/club-page';

let api: BookingServer;
beforeEach(async () => {
  api = await startClub();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

test('the club introduces itself: name, ways to reach it, hours', async () => {
  openPage(api);
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
  const page = openPage(api);
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

test('a start past midnight says its date', async () => {
  const [evening] = api.starts[DAY]?.slice(-1) ?? [];
  api.starts[DAY] = [evening, { ...evening, start: at(ahead(4), '00:30') }] as (typeof api.starts)[string];
  openPage(api);
  const [first, second] = within(await screen.findByRole('region', { name: 'Noche' })).getAllByRole('link');
  expect(first).toHaveTextContent(/^20:30\$/);
  const day = Number(ahead(4).slice(-2));
  expect(second).toHaveTextContent(new RegExp(`^00:30\\D+ ${day} \\D+\\$`));
});

test('a club that asks for a deposit says so at each start', async () => {
  api.club = aPublicClub({ deposit_type: 'fixed', deposit_value: 500_000, pay_choices: ['deposit', 'full'] });
  openPage(api);
  expect((await screen.findAllByText(/^seña \$\s?5\.000$/)).length).toBe(2);
  expect(screen.getByText(/Se reserva con una seña online/)).toBeVisible();
});

test('where one may pay at the club or in advance, no start asks for a deposit', async () => {
  api.club = aPublicClub({
    deposit_type: 'fixed',
    deposit_value: 500_000,
    pay_choices: ['at_club', 'deposit', 'full'],
  });
  openPage(api);
  expect(await screen.findByText('Se puede pagar en el club, o antes, online.')).toBeVisible();
  expect(screen.queryByText(/^seña/)).toBeNull();
});

test('a day far ahead is chosen in the calendar, within the horizon', async () => {
  api.club = aPublicClub({ horizon_days: 200 });
  const page = openPage(api);
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
  const page = openPage(api, '?sport=tennis');
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
    expect(sentTo(api, /availability/).map(({ query }) => Object.fromEntries(query))).toContainEqual({
      sport: 'padel',
      date: DAY,
      duration: '120',
    }),
  );
});

test('a day without a free start offers the next one that has some, and a closed day says why', async () => {
  const feast = ahead(1);
  api.club = aPublicClub({ closed_days: [{ date: feast, name: 'Feriado' }] });
  openPage(api, `?date=${feast}`);
  expect(await screen.findByText('El club no abre: Feriado')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /: 2 turnos$/ }));
  expect(await screen.findByRole('region', { name: 'Mañana' })).toBeVisible();
  // a closed day is not asked for
  expect(sentTo(api, /availability/).map(({ query }) => query.get('date'))).not.toContain(feast);
});

test('a list that could not be read can be read again, and an unknown club is told apart from an outage', async () => {
  for (let i = 0; i < 4; i++) api.refuseNext(/availability/, { status: 503, error: 'unavailable' });
  openPage(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los turnos');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Mañana' })).toBeVisible();
  cleanup();
  api.refuseNext(/GET/, { status: 404, error: 'not_found' });
  openPage(api);
  expect(await screen.findByRole('heading', { name: 'Club no encontrado' })).toBeVisible();
});

test('a tap on a start takes the cheapest court and opens the form; going back lets it go', async () => {
  const page = openPage(api);
  await user.click(await screen.findByRole('link', { name: /^09:00/ }));
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  expect(sentTo(api, /POST .*holds$/).map(({ body }) => body)).toEqual([
    { court_id: uuid(2), start: at(DAY, '09:00'), duration: 90 },
  ]);
  expect(page.entries()).toBe(2);
  cleanup();
  await waitFor(() => expect(api.holds.size).toBe(0));
});

test('a start that is tapped twice before the form is drawn is one step', async () => {
  const page = openPage(api);
  const link = await screen.findByRole('link', { name: /^09:00/ });
  act(() => [1, 2].forEach((detail) => void fireEvent.click(link, { detail })));
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(page.entries()).toBe(2);
});

test('who comes back from the form stands at the heading of the list', async () => {
  openForm(api);
  await user.click(await screen.findByRole('button', { name: 'Volver a los turnos' }));
  expect(await screen.findByRole('heading', { name: 'Turnos libres' })).toHaveFocus();
  cleanup();
  openPage(api);
  expect(await screen.findByRole('heading', { name: 'Turnos libres' })).not.toHaveFocus();
});

test('where nothing can be booked online the free starts lead to no form', async () => {
  api.club = aPublicClub({ pay_choices: [] });
  openPage(api);
  expect(await screen.findByText(/no toma reservas online/)).toBeVisible();
  expect(await screen.findByText('20:30')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
});

test('a name without a space in it breaks', async () => {
  api.club = aPublicClub({ name: 'W'.repeat(60) });
  openPage(api);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveStyle({ overflowWrap: 'anywhere' });
});
