import type { Notification } from '@canchero/shared-contracts/notification';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clubs, NO_CLUBS } from '../clubs/club-store';
import { queryClient } from '../storage/query-client';
import { ApiServer, error } from '../testing/api-server';
import { CLUB_ID, someClub } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { inAppPath } from './in-app-path';
import { NotificationBell } from './notification-bell';
import { notifications } from './notification-store';

const server = new ApiServer();
const COURT = '33333333-3333-4333-8333-333333333333';
const one = (id: string, data: Notification['data'] = {}, read = false): Notification => ({
  id,
  type: 'booking.created',
  title: 'Nueva reserva',
  message: `mensaje ${id}`,
  created_at: '2026-11-21T15:30:00.000Z',
  read,
  data,
  club_id: CLUB_ID,
  user_id: null,
  priority: 'medium',
  expires_at: null,
});

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  server.asked = [];
  server.respond = ({ path }) =>
    path.endsWith('/courts') ? { status: 200, body: { data: [{ id: COURT, name: 'Pádel 3' }] } } : { status: 204 };
  queryClient.clear();
  clubs.setState({ ...NO_CLUBS, status: 'ready', selectedId: CLUB_ID, selected: someClub() });
});

async function open(items: Notification[]) {
  notifications.setState({ items, unread: items.filter(({ read }) => !read).length });
  renderAt(
    '/agenda',
    <QueryClientProvider client={queryClient}>
      <NotificationBell />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Notificaciones/ }));
  return screen.findByRole('dialog', { name: 'Notificaciones' });
}
const done = () => server.asked.map(({ method, path }) => `${method} ${path.split('/notifications')[1]}`);

test('the time is the club’s, the court is named, and opening one leads to it and closes the panel', async () => {
  const panel = await open([one('n1', { court_name: COURT, redirect_url: '/detalle-reserva/b1?x=1' }), one('n2')]);
  expect(await within(panel).findByText(/Pádel 3/)).toBeVisible();
  expect(within(panel).getAllByText(/12:30/)).toHaveLength(2);
  await userEvent.click(within(panel).getByText(/Pádel 3/));
  expect(window.location.pathname + window.location.search).toBe('/detalle-reserva/b1?x=1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(done()).toContain('POST /n1/read');
  expect(notifications.getState().unread).toBe(1);
});

test('online bookings and cancelled ones stand out; a missing name is looked up when the panel opens', async () => {
  const created = one('n1', { booking_id: 'b1', player_name: null, court_name: 'Pádel 1', is_online: true });
  const cancelled = { ...one('n2'), type: 'booking.cancelled' };
  const named = { ...created, data: { ...created.data, player_name: 'Juan Pérez' } };
  server.respond = () => ({ status: 200, body: { data: { items: [named, cancelled], unread: 2 } } });
  const panel = await open([created, cancelled]);
  expect(within(panel).getByText('Online')).toBeVisible();
  expect(within(panel).getByText('Reserva cancelada')).toBeVisible();
  expect(await within(panel).findByText('Pádel 1 · Juan Pérez')).toBeVisible();
});

test('all are marked as read, one removed, all cleared; an error shows the server’s list again', async () => {
  const panel = await open([one('n1'), one('n2')]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Marcar todas como leídas' }));
  expect(notifications.getState().unread).toBe(0);
  await userEvent.click(within(panel).getAllByRole('button', { name: 'Borrar notificación' })[0] as HTMLElement);
  expect(notifications.getState().items.map(({ id }) => id)).toEqual(['n2']);
  server.respond = ({ method }) =>
    method === 'GET' ? { status: 200, body: { data: { items: [one('n2')], unread: 1 } } } : error(403, 'forbidden');
  await userEvent.click(within(panel).getByRole('button', { name: 'Borrar todas' }));
  await waitFor(() => expect(notifications.getState().items).toHaveLength(1));
  server.respond = () => ({ status: 204 });
  await userEvent.click(within(panel).getByRole('button', { name: 'Borrar todas' }));
  expect(await within(panel).findByText('No hay notificaciones.')).toBeVisible();
});

test('by the keyboard alone: the focus stays in the panel while it is emptied, and Escape closes it', async () => {
  const panel = await open([one('n1'), one('n2'), one('n3')]);
  const removes = () => within(panel).getAllByRole('button', { name: 'Borrar notificación' });
  removes()[1]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(removes()[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(removes()[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(within(panel).getByText('No hay notificaciones.')).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Marcar todas como leídas' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^Notificaciones/ })).toHaveFocus();
});

test.each(['Marcar todas como leídas', 'Borrar todas'])(
  '"%s" keeps the focus when it has nothing more to do',
  async (name) => {
    const panel = await open([one('n1')]);
    const button = within(panel).getByRole('button', { name });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  },
);

test.each([
  [0, ''],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('of %i unread the badge says "%s"', (unread, badge) => {
  notifications.setState({ items: [], unread });
  renderAt('/agenda', <NotificationBell />);
  expect(screen.getByRole('button', { name: /^Notificaciones/ })).toHaveTextContent(badge === '' ? /^$/ : badge);
});

test.each([
  ['/agenda', '/agenda'],
  ['/agenda?date=2026-11-21#x', '/agenda?date=2026-11-21#x'],
  ['//evil.example/agenda', null],
  ['/\\evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['agenda', null],
  ['', null],
  [undefined, null],
  [7, null],
])('%j leads to %j', (url, path) => expect(inAppPath(url)).toBe(path));
