import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { keyOf } from '@canchero/shared-contracts/kit';
import { aClub, CLUB_ID, uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aBooking, aCourt } from '../../testing/fixtures';
import { renderDay } from '../../testing/render-day';

let api: ClubServer;
let pages: ReturnType<typeof renderDay>[] = [];
const user = userEvent.setup();
const open = (options: Partial<Parameters<typeof renderDay>[0]> = {}) => {
  const page = renderDay({ apiUrl: api.url, search: '?date=2026-11-25', ...options });
  pages.push(page);
  return page;
};

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt({ name: 'Cancha 1' }), aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2 })];
  api.bookings = [
    aBooking({ id: uuid(1), start: '2026-11-25T13:00:00.000Z', description: 'Gómez' }),
    aBooking({ id: uuid(2), court_id: uuid(102), start: '2026-11-25T13:00:00.000Z', description: 'Ruiz' }),
  ];
});
afterEach(async () => {
  cleanup();
  for (const page of pages) page.queryClient.clear();
  pages = [];
  await api.close();
});

const card = (name: RegExp) => screen.findByRole('gridcell', { name });
/** The focus manager hides a dialog that has no layout, as here; in browsers it does not. */
const inDrawer = (drawer: Awaited<ReturnType<typeof form>>, name: string) =>
  drawer.getByRole('button', { name, hidden: true });
const form = async () => within(await screen.findByRole('dialog', { hidden: true }, { timeout: 4_000 }));

test('the name of a card says in words what its colour and place show', async () => {
  open();
  expect(await card(/Gómez/)).toHaveAccessibleName(
    '10:00 – 11:00 Gómez $ 12.000, Cancha 1, Turno, Pago pendiente'.replace('$ ', '$\u00a0'),
  );
});

test('the name of a court has its colour', async () => {
  api.courts = [aCourt({ name: 'Cancha verde', color: '#107c41' })];
  open();
  const name = await screen.findByRole('button', { name: 'Cancha verde' });
  expect(name.closest('li')?.style.getPropertyValue('--court-color')).toBe('#107c41');
});

test('a booking without a price looks open and is called so, not paid', async () => {
  const unpaid = { price: 0, payment_status: 'fully_paid' as const };
  const paid = { paid: 1_200_000, payment_status: 'fully_paid' as const };
  api.bookings = [
    aBooking({ id: uuid(1), start: '2026-11-25T13:00:00.000Z', description: 'Gómez', ...unpaid }),
    aBooking({ id: uuid(2), start: '2026-11-25T15:00:00.000Z', description: 'Debe' }),
    aBooking({ id: uuid(3), start: '2026-11-25T17:00:00.000Z', description: 'Pagó', ...paid }),
  ];
  open();
  const unpriced = await card(/Gómez/);
  expect(unpriced).toHaveAccessibleName(/Sin precio$/);
  expect(unpriced.className).toBe((await card(/Debe/)).className);
  expect(unpriced.className).not.toBe((await card(/Pagó/)).className);
});

test('a card names what its marks show: fixed booking, note, consumptions; they come and go while it is shown', async () => {
  api.bookings = [
    aBooking({ id: uuid(1), start: '2026-11-25T13:00:00.000Z', description: 'Gómez', series_id: uuid(700) }),
  ];
  const { host } = open();
  const emit = (...event: Parameters<typeof host.bus.emit>) =>
    act(() => {
      host.bus.emit(...event);
    });
  const named = async (end: RegExp) =>
    expect(await screen.findByRole('gridcell', { name: end }, { timeout: 4_000 })).toBeVisible();
  const shown = (marks: Partial<Booking>) => {
    api.bookings = api.bookings.map((b) => ({ ...b, ...marks }));
  };
  await named(/Pago pendiente, Turno fijo$/);
  shown({ has_notes: true });
  emit('booking_note.changed', { booking_id: null, series_id: uuid(700) });
  await named(/Pago pendiente, Turno fijo, Con nota$/);
  shown({ has_consumptions: true });
  emit('consumption.changed', { booking_id: uuid(1) });
  await named(/Pago pendiente, Turno fijo, Con nota, Con consumos$/);
  shown({ has_notes: false });
  emit('booking_note.changed', { booking_id: uuid(1), series_id: null });
  await named(/Pago pendiente, Turno fijo, Con consumos$/);
});

test('the hover card stays while the mouse goes to a phone in it, which opens a chat', async () => {
  api.bookings = [
    aBooking({
      start: '2026-11-25T13:00:00.000Z',
      players: [{ id: uuid(201), name: 'Ana Paz', phone: '+5491155551234' }],
    }),
  ];
  open();
  const place = await card(/Ana Paz/);
  await user.hover(place);
  const details = await screen.findByTestId('hover-card');
  const phone = within(details).getByText('11 5555-1234');
  expect(phone).toHaveAttribute('href', 'https://wa.me/5491155551234?text=');
  await user.hover(phone);
  fireEvent.pointerDown(phone);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(details).toBeVisible();
  await user.unhover(phone);
  await waitFor(() => expect(screen.queryByTestId('hover-card')).toBeNull());
});

test("a booking's address without its day opens the day, the drawer and its tab, and replaces the address", async () => {
  const page = open({ search: `?booking=${uuid(1)}&tab=players` });
  const drawer = await form();
  await waitFor(() =>
    expect(page.location().search).toBe(`?view=vertical&date=2026-11-25&booking=${uuid(1)}&tab=players`),
  );
  expect(drawer.getByRole('tab', { name: /^Jugadores/, hidden: true })).toHaveAttribute('aria-selected', 'true');
  expect(page.entries()).toBe(1);
  expect(await screen.findByRole('gridcell', { name: /Gómez/, hidden: true })).toBeInTheDocument();
});

test('a closed day says so with its name', async () => {
  api.bookings = [];
  open({ club: aClub({ closed_days: [{ date: '2026-11-25', name: 'Aniversario' }] }) });
  expect(
    await screen.findByRole('heading', { name: 'miércoles, 25 de noviembre · Cerrado: Aniversario' }),
  ).toBeVisible();
  expect(await screen.findByText('El club está cerrado este día.')).toBeVisible();
});

test('explains that no club is selected', () => {
  open({ club: null });
  expect(screen.getByRole('status')).toHaveTextContent('No hay un club seleccionado');
});

test('without courts, those who may configure the club are led to the courts screen', async () => {
  api.courts = [];
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Configurar canchas' }));
  expect(page.location().pathname).toBe('/courts');
});

test('without courts, everyone else reads whom to ask', async () => {
  api.courts = [];
  open({ permissions: ['schedule'] });
  expect(await screen.findByText(/Pedile a quien administra/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Configurar canchas' })).toBeNull();
});

test('an empty day says so and offers a booking', async () => {
  api.bookings = [];
  const page = open();
  const hint = await screen.findByText('No hay reservas para este día');
  await user.click(within(hint.parentElement as HTMLElement).getByRole('button', { name: 'Nueva reserva' }));
  expect(page.location().search).toContain('booking=new');
});

test.each([
  [/GET \/courts/, 'No se pudieron cargar las canchas del club'],
  [/GET \/bookings/, 'No se pudieron cargar las reservas'],
])('%s refused: the reason, and trying again works', async (call, title) => {
  api.refuseNext(call, { status: 403, error: 'permission_denied' });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent('No tienes permisos para realizar esta acción.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card(/Gómez/)).toBeVisible();
});

test('the filter is in the address and can be removed', async () => {
  const page = open({ search: `?date=2026-11-25&court=${uuid(102)}` });
  expect(await card(/Ruiz/)).toBeVisible();
  expect(screen.queryByRole('gridcell', { name: /Gómez/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Cancha 2' }));
  expect(await card(/Gómez/)).toBeVisible();
  expect(page.location().search).toBe('?view=vertical&date=2026-11-25');
});

test('a colleague’s changes come in; echoes and older versions change nothing', async () => {
  const page = open();
  await card(/Gómez/);
  const [booking] = api.bookings;
  if (!booking) throw new Error('no booking');
  page.host.bus.emit('booking.updated', { booking: { ...booking, description: 'Nuevo', version: 3 } });
  expect(await card(/Nuevo/)).toBeVisible();
  page.host.bus.emit('booking.updated', { booking: { ...booking, description: 'Viejo', version: 2 } });
  expect(screen.queryByRole('gridcell', { name: /Viejo/ })).toBeNull();
  page.host.bus.emit('booking.cancelled', { booking: { ...booking, state: 'cancelled', version: 4 } });
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Nuevo/ })).toBeNull());
});

test('a hold of the public page is shown as such, and goes when it ends', async () => {
  const page = open();
  await card(/Gómez/);
  const start = '2026-11-25T20:00:00.000Z';
  const hold = aBooking({ id: uuid(77), start, state: 'hold', hold_until: '2026-11-25T13:10:00.000Z' });
  page.host.bus.emit('booking.updated', { booking: hold });
  expect(await card(/Reservando en la página/)).toBeVisible();
  page.host.bus.emit('booking.hold_ended', { club_id: hold.club_id, booking_id: hold.id });
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Reservando en la página/ })).toBeNull());
});

test('a hold is opened, not moved, cancelled or charged, by keys as by hand; its look and a toast say why', async () => {
  const page = open();
  await card(/Gómez/);
  const start = '2026-11-25T20:00:00.000Z';
  const players = [{ id: uuid(88), name: 'Iris', phone: null }];
  const hold = aBooking({ id: uuid(77), start, players, state: 'hold', hold_until: '2026-11-25T13:10:00.000Z' });
  page.host.bus.emit('booking.updated', { booking: hold });
  const held = await card(/Iris.*Reservando en la página/);
  act(() => held.focus());
  for (const keys of ['{Alt>}{ArrowDown}{/Alt}', '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}', 'c', '{Delete}']) {
    await user.keyboard(keys);
  }
  expect(page.toasts).toEqual(
    Array(4).fill({
      intent: 'info',
      title: 'Reservando en la página',
      body: expect.stringMatching(/^Un jugador está reservando este turno en la página, hasta las 10:10\./),
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await card(/17:00 – 18:00 Iris/)).toHaveFocus();
  expect(api.calls.filter(({ call }) => /^(POST|PUT|DELETE)/.test(call))).toEqual([]);
});

test('the drawer of a hold changes nothing of it, and takes its place back for the club', async () => {
  const start = '2026-11-25T20:00:00.000Z';
  api.bookings = [aBooking({ id: uuid(77), start, state: 'hold', hold_until: '2026-11-25T13:10:00.000Z' })];
  api.answer(/DELETE .*\/holds\//, () => null);
  const page = open({ search: `?date=2026-11-25&booking=${uuid(77)}` });
  const drawer = await form();
  expect(await drawer.findByText(/Un jugador lo está reservando, hasta las 10:10\./)).toBeVisible();
  expect(inDrawer(drawer, 'Guardar cambios')).toBeDisabled();
  for (const name of ['Cancelar reserva', 'Marcar como...'])
    expect(drawer.queryByRole('button', { name, hidden: true })).toBeNull();
  await user.click(inDrawer(drawer, 'Liberar para el club'));
  await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'success', title: 'Turno liberado' }]));
  expect(api.calls.map(({ call }) => call)).toContain(`DELETE /holds/${uuid(77)}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('a court under maintenance is shown as such and takes no bookings', async () => {
  api.courts = [aCourt({ status: 'maintenance', name: 'Cancha 9' })];
  open();
  expect(await screen.findByRole('rowheader', { name: 'Cancha 9, En mantenimiento' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nueva reserva' })).toBeDisabled();
});

describe('keyboard', () => {
  const focusCard = async (name: RegExp) => {
    const element = await card(name);
    act(() => element.focus());
    return element;
  };

  test('arrows walk bookings and free slots', async () => {
    open();
    await focusCard(/Gómez/);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/Ruiz/);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('11:00, Cancha 2, libre');
  });

  test('Alt with arrows moves a booking, announces it, and can be undone', async () => {
    const page = open();
    await focusCard(/Gómez/);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await card(/10:15 – 11:15 Gómez/)).toHaveFocus();
    expect(screen.getByTestId('announcer')).toHaveTextContent('Reserva movida a Cancha 1, 10:15');
    await waitFor(() => expect(page.toasts).toHaveLength(1));
    act(() => page.toasts[0]?.actions?.at(-1)?.run());
    expect(await card(/10:00 – 11:00 Gómez/)).toBeVisible();
    await waitFor(() => expect(api.bookings.find((b) => b.id === uuid(1))?.version).toBe(3));
  });

  test('quick steps are not refused as stale, and the last one holds', async () => {
    const page = open();
    await focusCard(/Gómez/);
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() => expect(page.toasts).toHaveLength(1));
    expect(page.toasts[0]).toMatchObject({ intent: 'success' });
    expect(api.bookings.find((b) => b.id === uuid(1))?.start).toBe('2026-11-25T14:00:00.000Z');
    expect(await card(/11:00 – 12:00 Gómez/)).toHaveFocus();
  });

  test('a move onto an occupied place is reverted and names who occupies it', async () => {
    const page = open();
    await focusCard(/Gómez/);
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() =>
      expect(page.toasts).toEqual([
        {
          intent: 'error',
          title: 'No se pudo actualizar la reserva',
          body: 'Cancha 2 ya está ocupada de 10:00 a 11:00 (Ruiz).',
        },
      ]),
    );
    expect(await card(/Gómez.*Cancha 1/)).toBeVisible();
  });

  test('a move of a booking that a colleague has just changed shows their version', async () => {
    const page = open();
    await focusCard(/Gómez/);
    api.bookings = api.bookings.map((b) => (b.id === uuid(1) ? { ...b, version: 5, description: 'Cambiada' } : b));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await card(/10:00 – 11:00 Cambiada/)).toBeVisible();
    await waitFor(() => expect(page.toasts[0]?.body).toMatch(/Otra persona hizo un cambio recién/));
  });

  test('N, brackets and the slash are shortcuts of the page', async () => {
    const page = open();
    await card(/Gómez/);
    await user.keyboard(']');
    expect(page.location().search).toBe('?view=vertical&date=2026-11-26');
    await user.keyboard('[[');
    expect(page.location().search).toBe('?view=vertical&date=2026-11-25');
    await user.keyboard('/');
    expect(screen.getByRole('combobox', { name: 'Filtrar por cancha' })).toHaveFocus();
    await user.keyboard('n');
    expect(page.location().search).toBe('?view=vertical&date=2026-11-25');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('n');
    expect(page.location().search).toContain('booking=new');
  });

  test('Delete asks for the reason, and explains a refusal', async () => {
    open();
    await focusCard(/Gómez/);
    await user.keyboard('{Delete}');
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }, { timeout: 4_000 }));
    api.refuseNext(/cancel/, { status: 409, error: 'booking_has_payments', params: { paid: 500_000 } });
    await user.type(dialog.getByLabelText('Motivo (opcional)'), 'Lluvia');
    await user.click(inDrawer(dialog, 'Sí, cancelar la reserva'));
    expect(await dialog.findByRole('alert', { hidden: true })).toHaveTextContent(
      /No se pudo cancelar la reserva.*tiene pagos/,
    );
    await user.click(inDrawer(dialog, 'Sí, cancelar la reserva'));
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Gómez/, hidden: true })).toBeNull());
    expect(api.bookings.find((b) => b.id === uuid(1))).toMatchObject({ state: 'cancelled', cancel_reason: 'Lluvia' });
  });
});

describe('the form', () => {
  test('says what is missing before anything is sent', async () => {
    open({ search: '?date=2026-11-25&booking=new' });
    const drawer = await form();
    fireEvent.change(drawer.getByLabelText(/Duración/), { target: { value: '20' } });
    await user.click(inDrawer(drawer, 'Crear reserva'));
    for (const problem of [
      'Debés seleccionar una cancha',
      'Debés especificar la fecha y hora de inicio',
      'La duración debe ser de al menos 30 minutos',
    ]) {
      expect(drawer.getByText(problem)).toBeVisible();
    }
    expect(drawer.getByLabelText(/Cancha/)).toHaveFocus();
    expect(api.calls.some((c) => c.call.startsWith('POST'))).toBe(false);
  });

  test('reports an end that cannot be computed', async () => {
    open({ search: `?date=2026-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    expect(drawer.getByText('Termina a las 11:00')).toBeVisible();
    fireEvent.change(drawer.getByLabelText(/Duración/), { target: { value: '' } });
    expect(drawer.getByText('Error al calcular la hora de fin')).toBeVisible();
  });

  test('a conflict names who occupies the place, keeps the input and offers a free place', async () => {
    const page = open({ search: '?date=2026-11-25&booking=new' });
    const drawer = await form();
    await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
    await user.selectOptions(drawer.getByLabelText(/Inicio/), '10:00');
    await user.type(drawer.getByLabelText('Descripción'), 'Cumpleaños');
    await user.click(inDrawer(drawer, 'Crear reserva'));
    const alert = await drawer.findByRole('alert', { hidden: true });
    expect(alert).toHaveTextContent('Cancha 1 ya está ocupada de 10:00 a 11:00 (Gómez).');
    expect(drawer.getByLabelText('Descripción')).toHaveValue('Cumpleaños');
    expect(page.dirty.has('booking')).toBe(true);
    await user.click(within(alert).getByRole('button', { name: 'Cancha 1, 09:00', hidden: true }));
    await user.click(inDrawer(drawer, 'Crear reserva'));
    await waitFor(() => expect(page.location().search).toMatch(/booking=[^n][^&]+&tab=players$/));
    expect(page.dirty.size).toBe(0);
    expect(drawer.getByText('Sin jugadores asignados')).toBeVisible();
    await user.click(inDrawer(drawer, 'Cerrar'));
    expect(await card(/09:00 – 10:00 Cumpleaños/)).toBeInTheDocument();
    expect(page.location().search).toBe('?view=vertical&date=2026-11-25');
  });

  test('a clash is said before anything is sent, and one click takes a free place', async () => {
    const page = open({ search: `?date=2026-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    expect(drawer.queryByRole('alert', { hidden: true })).toBeNull();
    const theirs = aBooking({ id: uuid(9), start: '2026-11-25T17:00:00.000Z', description: 'Ruiz' });
    api.bookings = [...api.bookings, theirs];
    act(() => {
      page.host.bus.emit('booking.created', { booking: theirs });
    });
    await user.selectOptions(drawer.getByLabelText(/^Inicio/), '14:00');
    const alert = within(await drawer.findByRole('alert', { hidden: true }));
    expect(alert.getByText(/14:00 a 15:00 \(Ruiz\)/)).toBeInTheDocument();
    await user.click(alert.getAllByRole('button', { name: /^Cancha 1, /, hidden: true })[0] as HTMLElement);
    expect(drawer.queryByRole('alert', { hidden: true })).toBeNull();
    expect(api.calls.filter(({ call }) => /^(POST|PUT) /.test(call))).toEqual([]);
  });

  test('an error about one field is shown at that field', async () => {
    open({ search: `?date=2026-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    api.refuseNext(/PUT/, { status: 422, error: 'ends_after_closing' });
    fireEvent.change(drawer.getByLabelText(/Duración/), { target: { value: '90' } });
    await user.click(inDrawer(drawer, 'Guardar cambios'));
    await waitFor(() =>
      expect(drawer.getByLabelText(/Duración/)).toHaveAccessibleDescription(
        'La reserva termina después del cierre del club.',
      ),
    );
  });

  test('a colleague’s change is shown beside mine, and mine can be applied again', async () => {
    const page = open({ search: `?date=2026-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    await user.clear(drawer.getByLabelText('Descripción'));
    await user.type(drawer.getByLabelText('Descripción'), 'Lo mío');
    const theirs = {
      ...aBooking({ id: uuid(1), start: '2026-11-25T14:00:00.000Z', description: 'Lo suyo' }),
      version: 2,
    };
    api.bookings = [theirs, ...api.bookings.slice(1)];
    await user.click(inDrawer(drawer, 'Guardar cambios'));
    const alert = await drawer.findByRole('alert', { hidden: true });
    expect(alert).toHaveTextContent('Un colega cambió esta reserva');
    const row = within(alert).getByRole('row', { name: /^Descripción/, hidden: true });
    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map((c) => c.textContent),
    ).toEqual(['Lo mío', 'Lo suyo']);
    await user.click(inDrawer(drawer, 'Volver a aplicar mis cambios'));
    await user.click(inDrawer(drawer, 'Guardar cambios'));
    await waitFor(() => expect(page.location().search).toBe('?view=vertical&date=2026-11-25'));
    expect(api.bookings.find((b) => b.id === uuid(1))).toMatchObject({
      description: 'Lo mío',
      start: '2026-11-25T14:00:00.000Z',
      version: 3,
    });
  });

  test('a booking that a colleague cancels can no longer be saved', async () => {
    const page = open({ search: `?date=2026-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    const booking = aBooking({ id: uuid(1), start: '2026-11-25T13:00:00.000Z', state: 'cancelled', version: 2 });
    page.host.bus.emit('booking.cancelled', { booking });
    expect(await drawer.findByText('Un colega canceló esta reserva')).toBeVisible();
    expect(inDrawer(drawer, 'Guardar cambios')).toBeDisabled();
  });

  test('closing asks before discarding input', async () => {
    const page = open({ search: `?date=2026-11-25&booking=${uuid(1)}` });
    const drawer = await form();
    await user.type(drawer.getByLabelText('Descripción'), ' y amigos');
    await user.click(inDrawer(drawer, 'Cerrar'));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando', hidden: true }));
    expect(drawer.getByLabelText('Descripción')).toHaveValue('Gómez y amigos');
    await user.click(inDrawer(drawer, 'Cerrar'));
    await user.click(await screen.findByRole('button', { name: 'Descartar', hidden: true }));
    expect(page.location().search).toBe('?view=vertical&date=2026-11-25');
  });

  test('a booking of another day opens on its own day', async () => {
    const page = open({ search: `?booking=${uuid(1)}`, club: aClub() });
    await form();
    expect(page.location().search).toBe(`?view=vertical&date=2026-11-25&booking=${uuid(1)}`);
  });
});

test('who leaves the day finds its data stale, and that of other screens as it was', async () => {
  const { queryClient } = open();
  await card(/Gómez/);
  const [courts, bookings] = [
    keyOf(courtEndpoints.list, { clubId: CLUB_ID }),
    keyOf(bookingEndpoints.list, { clubId: CLUB_ID }),
  ];
  const items = keyOf(itemEndpoints.list, { clubId: CLUB_ID });
  queryClient.setQueryData(items, []);
  cleanup();
  const areStale = (queryKey: typeof items) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey })
      .map(({ state }) => state.isInvalidated);
  expect([areStale(courts), areStale(items)]).toEqual([[true], [false]]);
  expect(new Set(areStale(bookings))).toEqual(new Set([true]));
});
