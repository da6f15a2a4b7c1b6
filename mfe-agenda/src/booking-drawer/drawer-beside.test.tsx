import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Agenda } from '../routes';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt, aPlayer } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';

const NARROW = window.innerWidth;
const user = userEvent.setup({ pointerEventsCheck: 0 });
let api: ClubServer;
let page: ReturnType<typeof renderScreen>;

beforeEach(async () => {
  window.innerWidth = 1200;
  api = await startClubServer();
  api.courts = [aCourt({ name: 'Pádel 1' }), aCourt({ id: uuid(102), name: 'Pádel 2', sort: 2 })];
  api.bookings = [
    aBooking({ id: uuid(1), start: '2037-11-27T13:00:00.000Z', description: 'Gómez' }),
    aBooking({ id: uuid(2), start: '2037-11-27T14:00:00.000Z', description: 'Ruiz' }),
  ];
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
  window.innerWidth = NARROW;
});

const open = (search = '') => {
  page = renderScreen(<Agenda />, {
    apiUrl: api.url,
    address: `/agenda?view=vertical&date=2037-11-27${search}`,
    permissions: ['schedule', 'booking'],
  });
};
async function focusCell(name: RegExp) {
  const cell = await screen.findByRole('gridcell', { name });
  act(() => cell.focus());
}
/** Moves from the first booking of the court by keys, then presses Enter. */
const pressBelow = async (keys: string) => {
  await focusCell(/Gómez/);
  await user.keyboard(`${keys}{Enter}`);
};
const drawer = (name: string | RegExp) => screen.findByRole('dialog', { name });

test('from 1200 px on it stands beside the agenda, says which booking it shows, and another one switches it', async () => {
  open(`&booking=${uuid(1)}`);
  const first = await drawer('Pádel 1 · vie, 27 nov 2037 10:00, Gómez');
  expect(first).toHaveAttribute('aria-modal', 'false');
  expect(within(first).getByRole('heading', { name: 'Pádel 1 · vie, 27 nov 2037 10:00' })).toBeVisible();
  await user.click(within(first).getByRole('tab', { name: /^Jugadores/ }));
  expect(within(first).getByRole('heading', { name: 'Pádel 1 · vie, 27 nov 2037 10:00' })).toBeVisible();
  // the grid is neither hidden nor inert
  await pressBelow('{ArrowDown}');
  const second = await drawer('Pádel 1 · vie, 27 nov 2037 11:00, Ruiz');
  expect(screen.getAllByRole('dialog')).toEqual([second]);
  await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('gridcell', { name: /Ruiz/ })).toHaveFocus();
});

test.each([
  ['another booking', () => pressBelow('{ArrowDown}'), 'Pádel 1 · vie, 27 nov 2037 11:00, Ruiz'],
  ['the month', () => user.keyboard('m'), null],
])('with unsaved input, %s asks first, and nothing is lost', async (_, leave, next) => {
  open(`&booking=${uuid(1)}`);
  const field = () => within(screen.getByRole('dialog', { hidden: true })).getByLabelText('Descripción');
  await drawer(/Gómez/);
  await user.type(field(), ' y amigos');
  await focusCell(/Gómez/);
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Seguir editando', hidden: true }));
  expect(field()).toHaveValue('Gómez y amigos');
  await waitFor(() => expect(page.location().search).toContain(`booking=${uuid(1)}`));
  await act(async () => screen.getByRole('gridcell', { name: /Gómez/, hidden: true }).focus());
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Descartar', hidden: true }));
  if (next) await drawer(next);
  else await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('a player who is half typed stays over another tab, and another booking asks first', async () => {
  open(`&booking=${uuid(1)}&tab=players`);
  const panel = within(await drawer(/Gómez/));
  await user.type(await panel.findByRole('combobox', { name: 'Agregar jugadores' }), 'Dora Luz 11 5555-1234');
  await panel.findByText('Ningún jugador coincide');
  await user.click(panel.getByRole('option', { name: /^Crear a Dora/ }));
  await user.type(panel.getByLabelText('Email'), 'dora@club.com');
  await user.click(panel.getByRole('tab', { name: 'Detalles' }));
  await user.click(panel.getByRole('tab', { name: /^Jugadores/ }));
  const email = () => within(screen.getByRole('dialog', { name: /Gómez/, hidden: true })).getByLabelText('Email');
  expect(email()).toHaveValue('dora@club.com');
  await pressBelow('{ArrowDown}');
  await user.click(await screen.findByRole('button', { name: 'Seguir editando', hidden: true }));
  expect(email()).toHaveValue('dora@club.com');
  await pressBelow('{ArrowDown}');
  await user.click(await screen.findByRole('button', { name: 'Descartar', hidden: true }));
  await drawer('Pádel 1 · vie, 27 nov 2037 11:00, Ruiz');
});

test('another place drawn beside the form of a new booking keeps what was typed', async () => {
  open();
  await pressBelow('{ArrowDown}{ArrowDown}');
  const form = within(await drawer('Nueva reserva'));
  expect(form.getByLabelText(/^Inicio/)).toHaveDisplayValue('12:00');
  await user.type(form.getByLabelText('Descripción'), 'Cumpleaños');
  await pressBelow('{ArrowDown}{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(form.getByLabelText(/^Inicio/)).toHaveDisplayValue('12:30'));
  expect(form.getByLabelText('Descripción')).toHaveValue('Cumpleaños');
});

test('a booking whose form is closed while it is saved leaves what was opened since', async () => {
  let release = () => {};
  const saved = aBooking({ id: uuid(3), start: '2037-11-27T15:00:00.000Z', description: 'Cumpleaños' });
  api.answer(/POST .bookings$/, () => new Promise((resolve) => (release = () => resolve(saved))));
  open();
  await pressBelow('{ArrowDown}{ArrowDown}');
  const form = within(await drawer('Nueva reserva'));
  await user.type(form.getByLabelText('Descripción'), 'Cumpleaños');
  await user.click(form.getByRole('button', { name: 'Crear reserva' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar', hidden: true }));
  await pressBelow('{ArrowDown}');
  const other = within(await drawer(/Ruiz/));
  await user.type(other.getByLabelText('Descripción'), ' y amigos');
  release();
  await waitFor(() => expect(page.toasts[0]?.title).toMatch(/^Reserva creada/));
  expect(page.location().search).toContain(`booking=${uuid(2)}`);
  expect(other.getByLabelText('Descripción')).toHaveValue('Ruiz y amigos');
  expect(page.dirty.has('booking')).toBe(true);
  expect(screen.queryByText('¿Descartar los cambios?')).toBeNull();
});

test('Ctrl+Z undoes the last change from the drawer too, but not while a field is filled in', async () => {
  open(`&booking=${uuid(2)}`);
  const panel = within(await drawer(/Ruiz/));
  const start = () => api.bookings.find(({ id }) => id === uuid(2))?.start;
  await focusCell(/Ruiz/);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(start()).toBe('2037-11-27T14:15:00.000Z'));
  for (const field of [panel.getByLabelText(/^Inicio/), panel.getByRole('button', { name: '90 min' })]) {
    act(() => field.focus());
    await user.keyboard('{Control>}z{/Control}');
  }
  await user.click(panel.getByRole('tab', { name: 'Detalles' }));
  expect(page.toasts.at(-1)?.title).toMatch(/^Reserva movida/);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Cambio deshecho'));
  expect(start()).toBe('2037-11-27T14:00:00.000Z');
});

test('the focus stays in the drawer when a player is removed, and Esc closes it then', async () => {
  api.players = [aPlayer()];
  const players = [{ id: uuid(201), name: 'Ana Paz', phone: null }];
  api.bookings = [aBooking({ id: uuid(1), start: '2037-11-27T13:00:00.000Z', players })];
  api.answer(/DELETE .*\/players\/.*/, () => {
    const gone = aBooking({ id: uuid(1), start: '2037-11-27T13:00:00.000Z', version: 2 });
    api.bookings = [gone];
    return gone;
  });
  open(`&booking=${uuid(1)}&tab=players`);
  const panel = within(await drawer(/Ana Paz/));
  await waitFor(() => expect(panel.getByRole('combobox', { name: 'Agregar jugadores' })).toHaveFocus());
  await user.click(panel.getByRole('button', { name: 'Quitar a Ana Paz' }));
  await panel.findByText('Sin jugadores asignados');
  await waitFor(() => expect(panel.getByRole('combobox', { name: 'Agregar jugadores' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['beside the agenda', 1200],
  ['over the agenda', 1199],
])(
  '%s, a new booking opens with the focus on its first empty field, not on the button that closes',
  async (_, width) => {
    window.innerWidth = width;
    open('&booking=new');
    const panel = await screen.findByRole('dialog', { hidden: true });
    await waitFor(() => expect(within(panel).getByRole('combobox', { name: 'A nombre de' })).toHaveFocus());
  },
);

test.each([
  ['beside the agenda', 1200],
  ['over the agenda', 1199],
])('%s, a booking opens with the focus on its tab, not on the button that closes', async (_, width) => {
  window.innerWidth = width;
  open(`&booking=${uuid(1)}`);
  const panel = await screen.findByRole('dialog', { name: /Gómez/, hidden: true });
  await waitFor(() => expect(within(panel).getByRole('tab', { name: 'Detalles', hidden: true })).toHaveFocus());
});
