import type { BookingHit } from '@canchero/shared-contracts/club';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs, NO_CLUBS } from '../../clubs/club-store';
import { remotes } from '../../federation/remotes';
import { permissions } from '../../permissions/permission-store';
import { saveSession } from '../../session/session-store';
import { queryClient } from '../../storage/query-client';
import { ApiServer, error } from '../../testing/api-server';
import { CLUB_ID, someClub, someUser } from '../../testing/people';
import { someRelease, someRoute } from '../../testing/releases';
import { renderAt } from '../../testing/render-page';
import { screenCommands } from './commands';
import { PaletteButton } from './palette-button';

const server = new ApiServer();
const title = { es: 'Agenda', en: 'Schedule', pt: 'Agenda' };
const sales = { es: 'Buffet', en: 'Buffet', pt: 'Buffet' };
const cash = { es: 'Caja', en: 'Cash', pt: 'Caixa' };
const agenda = someRelease({
  routes: [
    someRoute('/day', { gate: 'schedule' }),
    someRoute('/people', { gate: 'players' }),
    someRoute('/one/:id'),
    someRoute('/cash', { gate: 'buffet' }),
  ],
  nav: [
    { group: 'main', path: '/day', label: title, icon: 'calendar', sort: 1, permission: 'schedule' },
    { group: 'sales', path: '/till', label: sales, icon: 'food', sort: 1, permission: 'buffet' },
  ],
  commands: [{ label: cash, path: '/cash?panel=count', icon: 'cart' }],
  results: [
    { kind: 'player', path: '/people?q=:name' },
    { kind: 'booking', path: '/day?date=:date&booking=:id' },
    { kind: 'booking', path: '/one/:id' },
    {
      kind: 'free-slots',
      path: '/day?find=slots&play=:sport&minutes=:duration&after=:after&before=:before&date=:date',
    },
    { kind: 'a kind of a later shell', path: '/day' },
  ],
});
const booking: BookingHit = {
  id: 'b7',
  date: '2026-11-21',
  start: '2026-11-22T04:00:00.000Z',
  end: '2026-11-22T05:00:00.000Z',
  court_name: 'Pádel 1',
  event_type: 'turno',
  state: 'confirmed',
  description: '',
  players: ['Ana Paz', 'Bea Ruiz'],
};
const hits = {
  players: [{ id: 'p1', name: 'Ana Paz', phone: '+54 1144445555', email: null }],
  bookings: [booking],
};

// a document without layout has nothing to scroll
Element.prototype.scrollIntoView = () => undefined;
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  server.asked = [];
  server.respond = () => ({ status: 200, body: { data: hits } });
  queryClient.clear();
  sessionStorage.clear();
  remotes.setState({ status: 'ready', releases: [agenda] });
  saveSession({ token: 't', refreshToken: null, user: someUser(), adminToken: null });
  clubs.setState({ ...NO_CLUBS, status: 'ready', selectedId: CLUB_ID, selected: someClub() });
  permissions.setState({ status: 'loaded', permissions: { schedule: true, players: true, profile: true } });
});

async function open() {
  const { unmount } = renderAt(
    '/profile',
    <QueryClientProvider client={queryClient}>
      <PaletteButton />
    </QueryClientProvider>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return { unmount };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const searches = () => server.asked.filter(({ path }) => path.includes('/search'));

test('Ctrl+K opens the palette with the screens that the user may open, and Escape closes it', async () => {
  await open();
  expect(options()).toEqual(['Agenda', 'Mi perfil']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('typing sends one request, and the keyboard opens a booking on its day', async () => {
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'ana');
  await screen.findByText('Jugadores');
  expect(searches().map(({ path }) => path)).toEqual([`/club/clubs/${CLUB_ID}/search?q=ana`]);
  expect(options()).toEqual([
    'Ana Paz+54 1144445555',
    expect.stringMatching(/^Ana Paz, Bea Ruiz.*01:00 – 02:00 · Pádel 1$/),
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/day?date=2026-11-21&booking=b7'),
  );
});

test('a search for free slots is read from words, shown first, and opened filled in', async () => {
  server.respond = () => ({ status: 200, body: { data: { players: [], bookings: [] } } });
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'padel 90 entre 19 y 22');
  expect(options()).toEqual(['Buscar turnos libres: Pádel, 90 min, 19:00 a 22:00']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(
      '/day?find=slots&play=padel&minutes=90&after=19%3A00&before=22%3A00&date=',
    ),
  );
});

test('who may not open the agenda is offered no search for free slots', async () => {
  permissions.setState({ permissions: { players: true } });
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'padel');
  expect(options()).toEqual([]);
});

test('two players with the same name are two commands', async () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  const twins = ['1', '2'].map((n) => ({ id: n, name: 'Ana Paz', phone: `+54 ${n}`, email: null }));
  server.respond = () => ({ status: 200, body: { data: { players: twins, bookings: [] } } });
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'ana');
  await screen.findByText('Jugadores');
  expect(options()).toEqual(['Ana Paz+54 1', 'Ana Paz+54 2']);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('a player leads to the list; recent commands are shown to the same user only', async () => {
  const { unmount } = await open();
  await userEvent.type(screen.getByRole('combobox'), 'ana');
  await userEvent.click(await screen.findByRole('option', { name: /1144445555/ }));
  expect(window.location.pathname + window.location.search).toBe('/people?q=Ana%20Paz');
  unmount();
  const again = await open();
  expect(screen.getByText('Recientes')).toBeVisible();
  expect(options()[0]).toMatch(/^Ana Paz/);
  again.unmount();
  saveSession({ user: someUser({ id: 'somebody-else' }) });
  await open();
  expect(screen.queryByText('Recientes')).toBeNull();
});

test('a booking opens on the first of its screens that is permitted; without any permission nothing is requested', async () => {
  permissions.setState({ permissions: { booking: true } });
  const { unmount } = await open();
  await userEvent.type(screen.getByRole('combobox'), 'ana');
  await userEvent.click(await screen.findByRole('option', { name: /Pádel 1/ }));
  expect(window.location.pathname).toBe('/one/b7');
  unmount();
  server.asked = [];
  permissions.setState({ permissions: { profile: true } });
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('Nada coincide con “zzz”.')).toBeVisible();
  expect(searches()).toEqual([]);
});

test('commands of remotes are found by their label', async () => {
  permissions.setState({ permissions: { buffet: true } });
  await open();
  expect(options()).not.toContain('Caja');
  await userEvent.type(screen.getByRole('combobox'), 'caja');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/cash?panel=count'));
});

test('a command whose screen takes a permission that the user lacks is not found', async () => {
  permissions.setState({ permissions: { profile: true } });
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'caja');
  expect(await screen.findByText('Nada coincide con “caja”.')).toBeVisible();
});

test('a failed search says so and can be repeated; the screens stay', async () => {
  server.respond = () => error(429, 'rate_limited');
  await open();
  await userEvent.type(screen.getByRole('combobox'), 'agen');
  expect(await screen.findByText('No se pudo buscar.')).toBeVisible();
  expect(options()).toEqual(['Agenda']);
  server.respond = () => ({ status: 200, body: { data: hits } });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Jugadores')).toBeVisible();
});

test.each([
  ['', ['Elegir club', 'Configuración', 'Mi perfil']],
  ['perf', ['Mi perfil']],
  ['CONFIGURACION', ['Configuración']],
  ['c', ['Configuración', 'Elegir club']],
  ['club el', ['Elegir club']],
  ['x', []],
])('screens for "%s"', (q, labels) => {
  const entries = ['Elegir club', 'Configuración', 'Mi perfil'].map((label) => ({ label, path: label, icon: '' }));
  expect(screenCommands(entries, q).map(({ label }) => label)).toEqual(labels);
});
