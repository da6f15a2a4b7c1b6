import { Refusal } from '@canchero/shared-contracts/testing';
import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../../../testing/club-server';
import { aBooking, aCourt, aPayment, someMoney } from '../../../testing/fixtures';
import { renderDay } from '../../../testing/render-day';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup();

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt(), aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2 })];
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const openDay = (...permissions: ('schedule' | 'booking')[]) => {
  page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25', permissions });
  return screen.findByRole('grid');
};

test('reception blocks all courts for the rest of the day from the toolbar', async () => {
  api.answer(/POST \/blocks$/, ({ body }) => ({ ...body, id: uuid(401), club_id: uuid(1), version: 1 }));
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar bloqueo' }));
  await waitFor(() => expect(page.toasts).toContainEqual({ intent: 'success', body: 'Canchas bloqueadas' }));
  expect(api.calls.find(({ call }) => call === 'POST /blocks')?.body).toMatchObject({
    court_ids: [uuid(101), uuid(102)],
    start: '2037-11-25T11:00:00.000Z',
    end: '2037-11-26T02:00:00.000Z',
    kind: 'weather',
  });
});

test('a block in a year that the agenda does not have says so at its date, and is not sent', async () => {
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  const until = dialog.getByRole('textbox', { name: 'Hasta' });
  await user.clear(until);
  await user.type(until, '25/11/2137');
  await user.click(dialog.getByRole('button', { name: 'Guardar bloqueo' }));
  expect(until).toHaveAccessibleDescription('La agenda va del año 2000 al 2099');
  expect(until).toHaveValue('25/11/2137');
  expect(api.calls.filter(({ call }) => call === 'POST /blocks')).toEqual([]);
});

/** Ways to leave the form of a block without saving it. */
const leaving = {
  Escape: () => user.keyboard('{Escape}'),
  'a press outside': () => user.click(document.querySelector('.fui-DialogSurface__backdrop') as HTMLElement),
  'its button': () => user.click(screen.getByRole('button', { name: 'Cerrar' })),
};
const detail = () => screen.getByRole('textbox', { name: 'Detalle (opcional)', hidden: true });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each(Object.entries(leaving))('%s asks before what was typed into a block is lost', async (_, leave) => {
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  await user.type(await screen.findByRole('textbox', { name: 'Detalle (opcional)' }), 'Lluvia');
  await waitFor(() => expect(page.dirty).toContain('block'));
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(detail()).toHaveValue('Lluvia');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await isClosed();
  expect(page.dirty).not.toContain('block');
  expect(api.calls.filter(({ call }) => call === 'POST /blocks')).toEqual([]);
});

test.each(Object.entries(leaving))('%s closes a block into which nothing was typed', async (_, leave) => {
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  await screen.findByRole('dialog');
  await leave();
  await isClosed();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a change of a block is asked about as well; set back as it was, it is not', async () => {
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const block = { id: uuid(401), club_id: uuid(1), court_ids: [uuid(101)], start: at(18), end: at(20), version: 3 };
  api.answer(/GET \/blocks$/, () => [{ ...block, kind: 'weather', reason: 'Lluvia' }]);
  api.bookings = [aBooking({ id: uuid(1), start: at(20), description: 'Gómez' })];
  await openDay('schedule', 'booking');
  await screen.findByText('Clima: Lluvia');
  act(() => screen.getByRole('gridcell', { name: /Gómez/ }).focus());
  await user.keyboard('{ArrowUp}{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Detalle (opcional)' }), '!');
  await leaving.Escape();
  await screen.findByRole('alertdialog');
  await leaving.Escape();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.type(detail(), '{Backspace}');
  await leaving.Escape();
  await isClosed();
});

test('a block over bookings suspends them: one choice for all money, one of its own, and whom to tell', async () => {
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const ana = { id: uuid(201), name: 'Ana Paz', phone: '+5491155554444' };
  api.bookings = [
    aBooking({ id: uuid(1), start: at(20), players: [ana], paid: 3_900_000, version: 4 }),
    aBooking({ id: uuid(2), start: at(21), players: [{ ...ana, name: 'Bea Gil' }], paid: 1_000_000 }),
    aBooking({ id: uuid(3), start: at(22), court_id: uuid(102), description: 'Liga' }),
  ];
  api.answer(/POST \/suspensions$/, ({ body }) => ({
    block: { ...body, id: uuid(401), club_id: uuid(1), version: 1 },
    cancelled: api.bookings.map((b) => ({ ...b, state: 'cancelled', paid: 0, cancel_reason: body.reason, version: 9 })),
  }));
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  await user.type(dialog.getByRole('textbox', { name: 'Detalle (opcional)' }), 'Lluvia');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Dinero de Bea Gil' }), 'Devolver');
  await user.click(dialog.getByRole('button', { name: 'Suspender 3 reservas' }));
  const [chat] = await dialog.findAllByRole('link', { name: /5555/ });
  expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).toMatch(/wa\.me\/5491155554444.*Ana Paz.*Lluvia/);
  expect(dialog.getByText('Liga')).toBeVisible();
  expect(api.calls.find(({ call }) => call === 'POST /suspensions')?.body).toMatchObject({
    reason: 'Lluvia',
    bookings: [
      { id: uuid(1), version: 4, destination: 'credit' },
      { id: uuid(2), version: 1, destination: 'money' },
      { id: uuid(3), version: 1 },
    ],
  });
});

test('a paid booking in which nobody is says why its money cannot become credit', async () => {
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const ana = { id: uuid(201), name: 'Ana Paz', phone: null };
  api.bookings = [
    aBooking({ id: uuid(1), start: at(20), players: [ana], paid: 3_900_000 }),
    aBooking({ id: uuid(2), start: at(21), description: 'Liga', paid: 1_000_000 }),
    aBooking({ id: uuid(3), start: at(22), description: 'Torneo' }),
  ];
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  const choice = await dialog.findByRole('combobox', { name: 'Dinero de Liga' });
  expect(choice).toBeDisabled();
  expect(choice).toHaveAccessibleDescription('Sin jugadores no hay saldo a favor.');
  expect(dialog.getByRole('combobox', { name: 'Dinero de Ana Paz' })).toBeEnabled();
  expect(dialog.getAllByText('Sin jugadores no hay saldo a favor.')).toHaveLength(1);
});

test('all players of what was suspended are told in the language of the club, with what becomes of the money', async () => {
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const players = [
    { id: uuid(201), name: 'Ana Paz', phone: null },
    { id: uuid(202), name: 'Bea Gil', phone: '+5511955554444' },
    { id: uuid(203), name: 'Caro Luz', phone: '+5511955556666' },
  ];
  api.bookings = [
    aBooking({ id: uuid(1), start: at(20), players, paid: 3_900_000 }),
    aBooking({ id: uuid(2), start: at(21), players: players.slice(1, 2), paid: 1_000_000 }),
    aBooking({ id: uuid(3), start: at(22), players: players.slice(2) }),
  ];
  api.answer(/POST \/suspensions$/, ({ body }) => ({
    block: { ...body, id: uuid(401), club_id: uuid(1), version: 1 },
    cancelled: api.bookings.map((b) => ({ ...b, state: 'cancelled', paid: 0, version: 9 })),
  }));
  page = renderDay({
    apiUrl: api.url,
    search: '?date=2037-11-25',
    permissions: ['schedule', 'booking'],
    club: aClub({ timezone: 'America/Sao_Paulo' }),
  });
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'Mantenimiento');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Dinero de Bea Gil' }), 'Devolver');
  await user.click(dialog.getByRole('button', { name: 'Suspender 3 reservas' }));
  await dialog.findByText('Se suspendieron 3 reservas');
  const rows = dialog.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s/g, ' ') ?? '');
  expect(rows[0]).toMatch(/^Ana PazSin teléfonoBea Gil.*5555-?4444Caro Luz.*5555-?6666.*Pagado \$ 39\.000 · A favor$/);
  expect(rows[1]).toMatch(/^Bea Gil.*Pagado \$ 10\.000 · Devolver$/);
  expect(rows[2]).toMatch(/^Caro Luz.* · Cancha 1$/);
  const messages = () =>
    dialog.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '');
  await waitFor(() => expect(messages()[0]).toMatch(/^Olá Bea Gil: suspendemos/));
  const [bea, caro, beaAlone, caroUnpaid] = messages();
  expect(bea).toMatch(/na Cancha 1 \(Manutenção\)\. O que foi pago fica como crédito\. /);
  expect(caro).toMatch(/^Olá Caro Luz: /);
  expect(beaAlone).toMatch(/O que foi pago será devolvido\. /);
  expect(caroUnpaid).not.toMatch(/pago/);
});

test('a suspension that gives cash back says before that no session is open, and opens one in place', async () => {
  const players = [{ id: uuid(201), name: 'Ana Paz', phone: null }];
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const inCash = aBooking({ id: uuid(1), start: at(20), players, paid: 3_900_000 });
  const byTransfer = aBooking({ id: uuid(2), start: at(21), players, paid: 1_000_000 });
  api.bookings = [inCash, byTransfer];
  const paid = (of: typeof inCash, method: 'cash' | 'transfer') =>
    someMoney(of, [aPayment({ booking_id: of.id, amount: of.paid, method })]);
  api.answer(/GET \/bookings\/.*\/payments$/, ({ call }) =>
    call.includes(inCash.id) ? paid(inCash, 'cash') : paid(byTransfer, 'transfer'),
  );
  let taking: object | null = null;
  api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking }));
  api.answer(/POST \/cash-sessions$/, () => {
    taking = { id: uuid(800), desk: 'reception' };
    return taking;
  });
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  const save = await dialog.findByRole('button', { name: 'Suspender 2 reservas' });
  const [first, second] = dialog.getAllByRole('combobox', { name: 'Dinero de Ana Paz' }) as HTMLElement[];
  await user.selectOptions(second as HTMLElement, 'Devolver');
  await waitFor(() => expect(api.calls.filter(({ call }) => call.endsWith('/payments'))).toHaveLength(1));
  expect(dialog.queryByText(/No hay una caja abierta/)).toBeNull();
  expect(save).toBeEnabled();
  await user.selectOptions(first as HTMLElement, 'Devolver');
  expect(await dialog.findByText(/No hay una caja abierta en recepción/)).toBeVisible();
  expect(save).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Monto inicial' }), '0{Enter}');
  await waitFor(() => expect(save).toBeEnabled());
  expect(dialog.queryByText(/No hay una caja abierta/)).toBeNull();
  expect(first).toHaveValue('money');
});

test('a block that is extended over a booking offers the suspension too', async () => {
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const block = { id: uuid(401), club_id: uuid(1), court_ids: [uuid(101)], start: at(18), end: at(20), version: 3 };
  api.answer(/GET \/blocks$/, () => [{ ...block, kind: 'weather', reason: 'Lluvia' }]);
  api.bookings = [aBooking({ id: uuid(1), start: at(20), description: 'Gómez', version: 4 })];
  api.answer(/POST \/suspensions$/, ({ body }) => ({
    block: { ...block, ...body, version: 4 },
    cancelled: [{ ...api.bookings[0], state: 'cancelled', version: 5 }],
  }));
  await openDay('schedule', 'booking');
  await screen.findByText('Clima: Lluvia');
  act(() => screen.getByRole('gridcell', { name: /Gómez/ }).focus());
  await user.keyboard('{ArrowUp}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bloqueo de canchas' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Hora de fin' }), { target: { value: '19:00' } });
  await user.click(await dialog.findByRole('button', { name: 'Suspender 1 reserva' }));
  expect(await dialog.findByText('Se suspendió 1 reserva')).toBeVisible();
  expect(dialog.getByText('Gómez')).toBeVisible();
  expect(api.calls.find(({ call }) => call === 'POST /suspensions')?.body).toMatchObject({
    court_ids: [uuid(101)],
    start: at(18),
    end: at(22),
    reason: 'Lluvia',
    block: { id: uuid(401), version: 3 },
    bookings: [{ id: uuid(1), version: 4 }],
  });
});

test('the address that suspends a closed day blocks all courts for its hours, by its name', async () => {
  const closed_days = [{ date: '2037-11-25', name: 'Feriado' }];
  page = renderDay({
    apiUrl: api.url,
    search: '?date=2037-11-25&suspend=day',
    permissions: ['schedule', 'booking'],
    club: { ...aClub(), closed_days },
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'Todas las canchas' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Hora de inicio' })).toHaveValue('08:00');
  expect(dialog.getByRole('textbox', { name: 'Detalle (opcional)' })).toHaveValue('Feriado');
  expect(page.location().search).not.toContain('suspend');
});

test('who sees the agenda alone is offered no block', async () => {
  await openDay('schedule');
  expect(screen.queryByRole('button', { name: 'Bloquear' })).toBeNull();
});

test('a suspension without details says its kind once', async () => {
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const block = { id: uuid(401), club_id: uuid(1), court_ids: [uuid(101)], start: at(18), end: at(20), version: 1 };
  api.answer(/GET \/blocks$/, () => [{ ...block, kind: 'weather', reason: 'Clima' }]);
  await openDay('schedule');
  expect(await screen.findByText('Clima')).toBeVisible();
});

test('a suspension whose answer is lost is the same one when sent again, and says whom to tell', async () => {
  const ana = { id: uuid(201), name: 'Ana Paz', phone: '+5491155554444' };
  const booking = aBooking({ id: uuid(1), start: '2037-11-25T20:00:00.000Z', players: [ana], paid: 3_900_000 });
  const cancelled = { ...booking, state: 'cancelled' as const, paid: 0, version: 9 };
  api.bookings = [booking];
  api.answer(/POST \/suspensions$/, () => {
    api.bookings = [cancelled];
    return new Refusal(504, 'timeout');
  });
  await openDay('schedule', 'booking');
  await user.click(screen.getByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Todas las canchas' }));
  await user.click(await dialog.findByRole('button', { name: 'Suspender 1 reserva' }));
  await waitFor(() => expect(api.bookings).toEqual([cancelled]));
  await act(async () => page.host.bus.emit('booking.cancelled', { booking: cancelled }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  api.answer(/POST \/suspensions$/, ({ body }) => ({
    block: { ...body, id: uuid(401), club_id: uuid(1), version: 1 },
    cancelled: [cancelled],
  }));
  await user.click(dialog.getByRole('button', { name: 'Suspender 1 reserva' }));
  expect(await dialog.findByText('Se suspendió 1 reserva')).toBeVisible();
  expect(dialog.getByText(/Pagado \$\s39\.000/)).toBeVisible();
  const sent = api.calls.filter(({ call }) => call === 'POST /suspensions');
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a block that was changed or removed by a call whose answer is lost is so by the same call', async () => {
  const at = (hour: number) => `2037-11-25T${hour}:00:00.000Z`;
  const block = { id: uuid(401), club_id: uuid(1), court_ids: [uuid(101)], start: at(18), end: at(20), version: 3 };
  api.answer(/GET \/blocks$/, () => [{ ...block, kind: 'weather', reason: 'Lluvia' }]);
  api.bookings = [aBooking({ id: uuid(1), start: at(20), description: 'Gómez' })];
  await openDay('schedule', 'booking');
  await screen.findByText('Clima: Lluvia');
  const presses = { 'Guardar bloqueo': /PUT \/blocks/, 'Quitar bloqueo': /DELETE \/blocks/ };
  for (const [name, call] of Object.entries(presses)) {
    api.answer(call, () => block);
    api.refuseNext(call, { status: 504, error: 'timeout' });
    act(() => screen.getByRole('gridcell', { name: /Gómez/ }).focus());
    await user.keyboard('{ArrowUp}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bloqueo de canchas' }));
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = api.calls
      .filter((made) => call.test(made.call))
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  }
});
