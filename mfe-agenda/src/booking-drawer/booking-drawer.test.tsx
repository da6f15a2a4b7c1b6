import type {
  Booking,
  BookingNote,
  HistoryEntry,
  Series,
  SeriesPreview,
  TariffOutcome,
} from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime } from 'luxon';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt, aPlayer } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

const SERIES = uuid(700);
/** A day ahead, whatever today is: what has passed of a series is out of reach. */
const day = DateTime.now().setZone('America/Argentina/Buenos_Aires').startOf('day').plus({ days: 30 });
const date = (weeks = 0) => day.plus({ weeks }).toFormat('yyyy-MM-dd');
const ten = (weeks = 0) => day.plus({ weeks, hours: 10 }).toUTC().toISO() as string;
const shortDate = (weeks: number) => day.plus({ weeks }).setLocale('es').toFormat('d LLL');

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
let booking: Booking;
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt()];
  booking = aBooking({ start: ten(), description: 'Gómez' });
  api.bookings = [booking];
  api.players = [
    aPlayer(),
    aPlayer({ id: uuid(202), first_name: 'Bea', last_name: 'Gil', email: null }),
    aPlayer({ id: uuid(203), first_name: 'Caro', last_name: 'Vetada', blocked: true }),
  ];
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const open = async (tab: string, id = booking.id) => {
  page = renderDay({
    apiUrl: api.url,
    search: `?date=${date()}&booking=${id}&tab=${tab}`,
    permissions: ['schedule', 'booking'],
  });
  return within(await screen.findByRole('dialog'));
};
const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call));
const change = (next: Partial<Booking>) => {
  booking = { ...booking, ...next, version: booking.version + 1 };
  api.bookings = [booking];
  return booking;
};

describe('players', () => {
  const assign = (ids: readonly string[]) => {
    const players = api.players
      .filter((p) => ids.includes(p.id))
      .map((p) => ({ id: p.id, name: `${p.first_name} ${p.last_name}`, phone: null }));
    return change({ players: [...booking.players, ...players] });
  };
  beforeEach(() => {
    api.answer(/POST .*\/players$/, ({ body }) => assign((body.player_ids as string[]) ?? []));
    api.answer(/DELETE .*\/players\/.*/, () => change({ players: booking.players.slice(1) }));
  });

  test('a list of players without blocked ones opens for each pick, and closes after it', async () => {
    const drawer = await open('players');
    expect(await drawer.findByText('Faltan 4 jugadores para dobles (se recomiendan 4)')).toBeVisible();
    const picker = drawer.getByRole('combobox', { name: 'Agregar jugadores' });
    await user.type(picker, '{ArrowDown}');
    await drawer.findByRole('option', { name: /Bea Gil/ });
    expect(drawer.queryByRole('option', { name: /Caro/ })).toBeNull();
    await user.click(drawer.getByRole('option', { name: /Ana Paz/ }));
    expect(drawer.queryByRole('listbox')).toBeNull();
    await drawer.findByRole('button', { name: 'Quitar a Ana Paz' });
    await user.type(picker, '{ArrowDown}');
    await waitFor(() => expect(drawer.getAllByRole('option')).toHaveLength(1));
    await user.click(drawer.getByRole('option', { name: /Bea Gil/ }));
    await drawer.findByRole('button', { name: 'Quitar a Bea Gil' });
    expect(drawer.getByText('Faltan 2 jugadores para dobles (se recomiendan 4)')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Quitar a Ana Paz' }));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Quitar a Ana Paz' })).toBeNull());
    expect(sent(/POST .*\/players$/).map((c) => c.body)).toEqual([
      { player_ids: [uuid(201)] },
      { player_ids: [uuid(202)] },
    ]);
  });

  describe('who come with another tariff', () => {
    const addWith = async (outcome: TariffOutcome, price = booking.price) => {
      api.tariff = 900_000;
      api.answer(/POST .*\/players$/, ({ body }) => {
        const before = booking.price;
        assign(body.player_ids as string[]);
        booking = { ...booking, price };
        api.bookings = [booking];
        return { ...booking, tariff: { price: 900_000, before, outcome } };
      });
      const drawer = await open('players');
      await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), '{ArrowDown}');
      await user.click(await drawer.findByRole('option', { name: /Ana Paz/ }));
      await drawer.findByRole('button', { name: 'Quitar a Ana Paz' });
      return drawer;
    };
    const money = (text: string) => text.replaceAll('$ ', '$\u00a0');

    test('are asked about, with both prices, where the club asks', async () => {
      await addWith('open');
      const question = within(await screen.findByRole('alertdialog', { name: '¿Qué precio se cobra?' }));
      expect(
        question.getByText('Con este cambio de jugadores, la tarifa de Ana Paz es $ 9.000. Hoy está en $ 12.000.'),
      ).toBeVisible();
      expect(question.getByRole('button', { name: money('Mantener $ 12.000') })).toBeVisible();
      await user.click(question.getByRole('button', { name: money('Cobrar $ 9.000') }));
      await waitFor(() => expect(page.toasts.at(-1)?.title).toBe(money('Precio actualizado: $ 9.000')));
      expect(api.bookings[0]?.price).toBe(900_000);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    test('keep the price when that is the answer', async () => {
      await addWith('open');
      await user.click(await screen.findByRole('button', { name: money('Mantener $ 12.000') }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(sent(/tariff$/)).toEqual([]);
    });

    test.each([
      ['kept', 'Se mantiene en $ 12.000; la tarifa es $ 9.000.'],
      ['agreed', 'Se mantiene el precio acordado de $ 12.000; la tarifa es $ 9.000.'],
    ] as const)('leave a price that is %s, and one click takes the tariff over', async (outcome, notice) => {
      const drawer = await addWith(outcome);
      expect(await drawer.findByText(notice)).toBeVisible();
      await user.click(drawer.getByRole('button', { name: 'Usar este precio' }));
      await waitFor(() => expect(api.bookings[0]?.price).toBe(900_000));
      expect(drawer.queryByText(notice)).toBeNull();
    });

    test('change the price where it follows, and that is said', async () => {
      await addWith('updated', 900_000);
      await waitFor(() => expect(page.toasts.at(-1)?.title).toBe(money('Precio actualizado: $ 9.000')));
      expect(page.toasts.at(-1)?.body).toBe(money('Precio según la tarifa: $ 9.000 (antes $ 12.000).'));
      expect(screen.queryByRole('button', { name: 'Usar este precio' })).toBeNull();
    });
  });

  test('a tournament lacks no players for doubles', async () => {
    change({ event_type: 'torneo' });
    const drawer = await open('players');
    expect(await drawer.findByRole('combobox', { name: 'Agregar jugadores' })).toBeVisible();
    expect(drawer.queryByText(/para dobles/)).toBeNull();
  });

  test('four players make doubles complete', async () => {
    change({ players: [1, 2, 3, 4].map((n) => ({ id: uuid(200 + n), name: `J${n}`, phone: null })) });
    const drawer = await open('players');
    expect(await drawer.findByText('Dobles completo: 4 jugadores')).toBeVisible();
  });

  test('a new player is created and added; a wrong phone is reported at its field and keeps the input', async () => {
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), 'Dora Luz 11 5555-1234');
    await drawer.findByText('Ningún jugador coincide');
    await user.click(drawer.getByRole('option', { name: 'Crear a Dora Luz (11 5555-1234)' }));
    expect(drawer.getByLabelText(/^Nombre/)).toHaveValue('Dora');
    expect(drawer.getByLabelText('Apellido')).toHaveValue('Luz');
    expect(drawer.getByLabelText('Teléfono')).toHaveValue('11 5555-1234');
    await user.type(drawer.getByLabelText('Email'), 'dora@club');
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    expect(drawer.getByLabelText('Email')).toHaveAccessibleDescription('El email no es válido');
    expect(api.calls.filter(({ call }) => call === 'POST /players')).toEqual([]);
    await user.clear(drawer.getByLabelText('Email'));
    await user.type(drawer.getByLabelText('Teléfono'), '123');
    api.refuseNext(/POST \/players$/, { status: 422, error: 'invalid_phone' });
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    await waitFor(() => expect(drawer.getByLabelText('Teléfono')).toHaveAccessibleDescription(/teléfono/));
    expect(drawer.getByLabelText('Apellido')).toHaveValue('Luz');
    api.answer(/POST \/players$/, ({ body }) => {
      const player = aPlayer({ ...body, id: uuid(204) });
      api.players = [...api.players, player];
      return player;
    });
    await user.clear(drawer.getByLabelText('Teléfono'));
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    expect(await drawer.findByRole('button', { name: 'Quitar a Dora Luz' })).toBeVisible();
    expect(page.toasts.at(-1)?.body).toBe('Dora Luz se agregó al club');
    // the form that had the focus is gone
    await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Agregar jugadores' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a new player whose phone somebody has already is that player', async () => {
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), 'Dora Luz 11 5555-1234');
    await drawer.findByText('Ningún jugador coincide');
    await user.click(drawer.getByRole('option', { name: 'Crear a Dora Luz (11 5555-1234)' }));
    api.refuseNext(/POST \/players$/, { status: 409, error: 'player_exists', params: { player_id: uuid(201) } });
    api.answer(/GET \/players\/[^/]+$/, () => ({ player: aPlayer() }));
    await user.click(drawer.getByRole('button', { name: 'Crear y agregar' }));
    await user.click(await drawer.findByRole('button', { name: 'Usar el que ya existe' }));
    expect(await drawer.findByRole('button', { name: 'Quitar a Ana Paz' })).toBeVisible();
  });

  test('a refusal says why', async () => {
    api.refuseNext(/POST .*\/players$/, { status: 422, error: 'player_blocked' });
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), '{ArrowDown}');
    await user.click(await drawer.findByRole('option', { name: /Ana Paz/ }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Error al agregar el jugador'));
    expect(page.toasts.at(-1)?.body).toMatch(/bloquead/);
  });
});

describe('notes', () => {
  const aNote = (given: Partial<BookingNote> = {}): BookingNote => ({
    id: uuid(801),
    scope: 'individual',
    text: 'Trae pelotas',
    author_id: uuid(9),
    author_name: 'Ana Prueba',
    created_at: '2026-11-21T15:00:00.000Z',
    edited_at: null,
    edited_by_name: null,
    version: 1,
    ...given,
  });
  let notes: BookingNote[];
  beforeEach(() => {
    notes = [aNote()];
    change({ series_id: SERIES, modality: 'fixed' });
    api.answer(/GET .*\/notes$/, () => notes);
    api.answer(/POST .*\/notes$/, ({ body }) => {
      notes = [aNote({ ...body, id: uuid(802) }), ...notes];
      return notes[0];
    });
  });

  test('one for the whole series is written, and shows its scope and who wrote it', async () => {
    const drawer = await open('notes');
    expect(await drawer.findByText('Trae pelotas')).toBeVisible();
    await user.type(drawer.getByLabelText('Nueva nota'), 'Paga a fin de mes');
    await user.click(drawer.getByRole('radio', { name: 'Toda la serie' }));
    await user.click(drawer.getByRole('button', { name: 'Agregar nota' }));
    expect(await drawer.findByText(/^Toda la serie · Ana Prueba/)).toBeVisible();
    expect(drawer.getByText('Paga a fin de mes')).toBeVisible();
    expect(sent(/POST .*\/notes$/).map((c) => c.body)).toEqual([{ scope: 'series', text: 'Paga a fin de mes' }]);
    expect(drawer.getByLabelText('Nueva nota')).toHaveValue('');
  });

  test('an unsaved note keeps its text, and closing asks first', async () => {
    for (let i = 0; i < 4; i++) api.refuseNext(/POST .*\/notes$/, { status: 500, error: 'internal' });
    const drawer = await open('notes');
    await user.type(await drawer.findByLabelText('Nueva nota'), 'Importante');
    await user.click(drawer.getByRole('button', { name: 'Agregar nota' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Error al guardar la nota'));
    expect(drawer.getByLabelText('Nueva nota')).toHaveValue('Importante');
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText('¿Descartar los cambios?')).toBeVisible();
  });

  test.each([
    ['of this booking', () => ({ booking_id: booking.id, series_id: null })],
    ['of its series', () => ({ booking_id: null, series_id: SERIES })],
  ])('a colleague’s note %s shows at once', async (_, of) => {
    const drawer = await open('notes');
    await drawer.findByText('Trae pelotas');
    notes = [aNote({ id: uuid(803), text: 'De un colega' }), ...notes];
    page.host.bus.emit('booking_note.changed', of());
    expect(await drawer.findByText('De un colega')).toBeVisible();
  });

  test('notes of another booking are not shown', async () => {
    const drawer = await open('notes');
    await drawer.findByText('Trae pelotas');
    const reads = sent(/GET .*\/notes$/).length;
    page.host.bus.emit('booking_note.changed', { booking_id: uuid(99), series_id: null });
    page.host.bus.emit('booking_note.changed', { booking_id: null, series_id: uuid(98) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent(/GET .*\/notes$/)).toHaveLength(reads);
  });

  test('a colleague’s change of the same note is shown before it is overwritten', async () => {
    api.answer(/PUT .*\/notes\/.*/, () => notes[0]);
    const drawer = await open('notes');
    await user.click(await drawer.findByRole('button', { name: 'Editar' }));
    await user.type(drawer.getByRole('textbox', { name: 'Editar' }), ' y paletas');
    notes = [aNote({ text: 'Trae pelotas y agua', version: 2 })];
    page.host.bus.emit('booking_note.changed', { booking_id: booking.id, series_id: null });
    expect(await drawer.findByText('Trae pelotas y agua')).toBeVisible();
    expect(drawer.getByRole('alert')).toHaveTextContent('Un colega cambió esta nota');
    expect(drawer.getByRole('textbox', { name: 'Editar' })).toHaveValue('Trae pelotas y paletas');
    await user.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sent(/PUT .*\/notes/).map((c) => c.body)).toEqual([{ text: 'Trae pelotas y paletas', version: 2 }]),
    );
  });

  test('a note is changed with its version, and deleted', async () => {
    api.answer(/PUT .*\/notes\/.*/, ({ body }) => {
      notes = [
        aNote({ text: String(body.text), version: 2, edited_at: '2026-11-21T16:00:00.000Z', edited_by_name: 'Bruno' }),
      ];
      return notes[0];
    });
    api.answer(/DELETE .*\/notes\/.*/, () => {
      notes = [];
    });
    const drawer = await open('notes');
    await user.click(await drawer.findByRole('button', { name: 'Editar' }));
    await user.type(drawer.getByRole('textbox', { name: 'Editar' }), ' nuevas');
    await user.click(drawer.getByRole('button', { name: 'Guardar' }));
    expect(await drawer.findByText(/editada por Bruno$/)).toBeVisible();
    expect(drawer.getByText('Trae pelotas nuevas')).toBeVisible();
    expect(sent(/PUT .*\/notes/)[0]?.body).toEqual({ text: 'Trae pelotas nuevas', version: 1 });
    await user.click(drawer.getByRole('button', { name: 'Eliminar' }));
    expect(await drawer.findByText('Todavía no hay notas.')).toBeVisible();
  });
});

test('the history says who did what, with fields, sums and reasons', async () => {
  const entry = (given: Partial<HistoryEntry>): HistoryEntry => ({
    at: '2026-11-21T15:00:00.000Z',
    actor_name: 'Ana Prueba',
    action: 'booking.create',
    reason: null,
    fields: [],
    amount: null,
    places: null,
    ...given,
  });
  const place = (court: string, from: string, to: string) => ({
    courts: [court],
    start: `2026-11-21T${from}:00.000Z`,
    end: `2026-11-21T${to}:00.000Z`,
  });
  api.answer(/GET .*\/history$/, () => [
    entry({ action: 'payment.delete', amount: 500_000, reason: 'Duplicado', actor_name: null }),
    entry({
      action: 'booking.change',
      fields: ['court_id', 'start', 'price'],
      places: { from: place('Pádel 1', '22:00', '23:30'), to: place('Tenis 1', '21:00', '22:30') },
    }),
    entry({ action: 'payment.refund', reason: 'code:late_payment' }),
    entry({}),
  ]);
  const drawer = await open('history');
  await drawer.findByText('Pago eliminado');
  expect(drawer.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Pago eliminado\$ 5\.000 · DuplicadoSistema · /),
    expect.stringMatching(
      /^Reserva modificadaPádel 1, sáb,? 21 nov 19:00 – 20:30 → Tenis 1, 18:00 – 19:30 · precioAna Prueba · /,
    ),
    expect.stringContaining('El pago llegó tarde: el turno ya no estaba libre'),
    expect.stringMatching(/^Reserva creadaAna Prueba · /),
  ]);
});

test('the price rules apply to the first player, and a press takes their price', async () => {
  change({ players: [{ id: uuid(201), name: 'Ana Paz', phone: null }] });
  const asked: (string | null)[] = [];
  api.answer(/GET \/quote$/, ({ query }) => {
    asked.push(query.get('player_id'));
    return { price: 900_000, member: true, lines: [] };
  });
  const drawer = await open('details');
  await user.click(await drawer.findByRole('button', { name: /\$\s?9\.000 · Usar este precio/ }));
  expect(drawer.getByLabelText('Precio')).toHaveValue('9.000');
  expect(asked).toEqual([uuid(201)]);
});

test('a repeated booking keeps its players and their price; a blocked player is named and can be left out', async () => {
  change({ players: [{ id: uuid(201), name: 'Ana Paz', phone: null }] });
  const asked: (string | null)[] = [];
  api.answer(/GET \/quote$/, ({ query }) => {
    asked.push(query.get('player_id'));
    return { price: query.has('player_id') ? 900_000 : 1_200_000, member: true, lines: [] };
  });
  api.refuseNext(/POST \/bookings$/, { status: 422, error: 'unknown_players', params: { player_ids: [uuid(201)] } });
  page = renderDay({ apiUrl: api.url, search: `?date=${date()}`, permissions: ['schedule', 'booking'] });
  fireEvent.contextMenu(await screen.findByRole('gridcell', { name: /Ana Paz|Gómez/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Repetir en una semana' }));
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(drawer.getByLabelText('Precio')).toHaveValue('9.000'));
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  expect(await drawer.findByText('Alguno de los jugadores ya no existe en el club.')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Quitar a Ana Paz' }));
  await waitFor(() => expect(drawer.getByLabelText('Precio')).toHaveValue('12.000'));
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(sent(/POST \/bookings$/)).toHaveLength(2));
  expect(sent(/POST \/bookings$/).map((c) => c.body.player_ids)).toEqual([[uuid(201)], undefined]);
  expect(asked).toEqual(expect.arrayContaining([uuid(201), null]));
});

describe('a new booking in the name of', () => {
  const openNew = async () => {
    api.bookings = [];
    const drawer = await open('details', 'new');
    await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
    await user.selectOptions(drawer.getByLabelText(/Inicio/), '10:00');
    return drawer;
  };
  const create = (drawer: ReturnType<typeof within>) =>
    user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  const lastSent = async (count = 1) => {
    await waitFor(() => expect(sent(/POST \/bookings$/)).toHaveLength(count));
    return sent(/POST \/bookings$/).at(-1)?.body;
  };

  test('a member: the name is enough, and the price is theirs and says so', async () => {
    api.answer(/GET \/quote$/, ({ query }) => {
      const member = query.get('player_id') === uuid(201);
      return { price: member ? 900_000 : 1_200_000, member, lines: [] };
    });
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'paz{Enter}');
    expect(await drawer.findByRole('button', { name: 'Quitar a Ana Paz' })).toBeVisible();
    expect(await drawer.findByText('Precio de socio: Ana Paz')).toBeVisible();
    expect(drawer.getByLabelText('Precio')).toHaveValue('9.000');
    await create(drawer);
    const body = await lastSent();
    expect(body).toMatchObject({ player_ids: [uuid(201)] });
    // the service computes it
    expect(body).not.toHaveProperty('price');
  });

  test('somebody new: created with the booking, from what was typed', async () => {
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'Juan Perez 11 5555-1234');
    await drawer.findByText('Ningún jugador coincide');
    await user.keyboard('{ArrowDown}{Enter}');
    const group = within(drawer.getByRole('group', { name: 'Jugador nuevo' }));
    expect(group.getByLabelText(/^Nombre y apellido/)).toHaveValue('Juan Perez');
    expect(group.getByLabelText('Teléfono')).toHaveValue('11 5555-1234');
    await create(drawer);
    expect(await lastSent()).toMatchObject({
      new_player: { first_name: 'Juan', last_name: 'Perez', phone: '11 5555-1234' },
    });
  });

  test('a phone without a name asks for the name, and is sent only then', async () => {
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), '1155551234');
    await drawer.findByText('Ningún jugador coincide');
    await user.click(drawer.getByRole('option', { name: 'Crear un jugador con el 1155551234' }));
    const name = drawer.getByLabelText(/^Nombre y apellido/);
    expect(name).toHaveFocus();
    await create(drawer);
    expect(name).toHaveAccessibleDescription('Ingresá el nombre');
    expect(sent(/POST \/bookings$/)).toEqual([]);
    await user.type(name, 'Zoe{Enter}');
    expect(await lastSent()).toMatchObject({ new_player: { first_name: 'Zoe', phone: '1155551234' } });
  });

  test('somebody whose phone the club has: the one who has it is offered', async () => {
    api.refuseNext(/POST \/bookings$/, { status: 409, error: 'player_exists', params: { player_id: uuid(201) } });
    api.answer(new RegExp(`GET /players/${uuid(201)}$`), () => ({
      player: api.players[0],
      bookings: 0,
      last_booking: null,
      payments: 0,
      owed: 0,
    }));
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'Anita 11 4444-5555');
    await drawer.findByText('Ningún jugador coincide');
    await user.keyboard('{ArrowDown}{Enter}');
    await create(drawer);
    await user.click(await drawer.findByRole('button', { name: 'Usar a Ana Paz' }));
    await create(drawer);
    const body = await lastSent(2);
    expect(body).toMatchObject({ player_ids: [uuid(201)] });
    expect(body).not.toHaveProperty('new_player');
  });

  test('text that stands for nobody is not dropped silently', async () => {
    const drawer = await openNew();
    await user.type(drawer.getByLabelText('A nombre de'), 'a');
    await create(drawer);
    expect(drawer.getByLabelText('A nombre de')).toHaveAccessibleDescription(/Elegí a alguien de la lista/);
    expect(sent(/POST \/bookings$/)).toEqual([]);
  });
});

test('a tab shows the payments of the booking', async () => {
  change({ players: [{ id: uuid(201), name: 'Ana Paz', phone: null }] });
  const drawer = await open('payments');
  expect(await drawer.findByRole('region', { name: 'Pagos de la reserva' })).toBeVisible();
});

describe('a new series', () => {
  const clash = { id: uuid(5), court_id: uuid(101), start: ten(1), end: ten(1), who: 'Ruiz' };
  const occurrence = (weeks: number) => ({
    start: ten(weeks),
    end: ten(weeks),
    problem: weeks === 1 ? 'schedule_conflict' : null,
    other_court: weeks === 1 ? { id: uuid(102), name: 'Cancha 2' } : null,
  });
  beforeEach(() => {
    api.bookings = [];
    const preview: SeriesPreview = {
      occurrences: [0, 1, 2].map(occurrence),
      conflicts: [clash],
      skipped_months: [],
    };
    api.answer(/POST .*\/preview$/, () => preview);
  });
  const fill = async () => {
    const drawer = await open('details', 'new');
    await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
    await user.selectOptions(drawer.getByLabelText(/Inicio/), '10:00');
    await user.selectOptions(drawer.getByLabelText('Se repite'), drawer.getByRole('option', { name: /^Cada / }));
    return drawer;
  };

  test('shows its dates before it is saved and marks those that are taken', async () => {
    const drawer = await fill();
    const preview = within(await drawer.findByRole('region', { name: 'Fechas de la serie' }));
    expect(preview.getByRole('status')).toHaveTextContent('3 fechas, 1 no disponible');
    expect(preview.getAllByRole('listitem').map((li) => /ocupada/.test(li.textContent ?? ''))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('taken dates are put on the free court that is named', async () => {
    const drawer = await fill();
    const preview = within(await drawer.findByRole('region', { name: 'Fechas de la serie' }));
    await user.click(preview.getByRole('radio', { name: 'Otra cancha (Cancha 2) para 1 fecha ocupada' }));
    expect(preview.getAllByRole('listitem')[1]).toHaveTextContent(`${shortDate(1)} · Cancha 2`);
    api.answer(/POST \/bookings$/, ({ body }) => ({
      ...aBooking({ id: String(body.id), start: ten(), series_id: SERIES, modality: 'fixed' }),
      series: { created: 3, skipped: [], on_other_courts: [{ start: ten(1), court_id: uuid(102) }] },
    }));
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se crearon 3 reservas, 1 en otra cancha'));
    expect(sent(/POST \/bookings$/)[0]?.body).toMatchObject({ on_conflict: 'other_court' });
  });

  test('a refused series lists the conflicts and ways out, and the other dates can be booked', async () => {
    api.refuseNext(/POST \/bookings$/, { status: 409, error: 'schedule_conflict', params: { conflicts: [clash] } });
    const drawer = await fill();
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    const dialog = (await screen.findByText('Conflicto de horarios')).closest<HTMLElement>('[role="alertdialog"]');
    expect(dialog).toHaveTextContent('Cancha 1 ya está ocupada de 10:00 a 10:00');
    expect(dialog).toHaveTextContent('Una fecha de la serie choca con una reserva existente:');
    expect(dialog).toHaveTextContent(new RegExp(`${shortDate(1)}.*Ruiz`));
    for (const suggestion of ['cambiar la hora de inicio', 'cambiar la duración', 'cambiar la fecha de fin']) {
      expect(within(dialog as HTMLElement).getByText(suggestion)).toBeVisible();
    }
    api.answer(/POST \/bookings$/, ({ body }) => ({
      ...aBooking({ id: String(body.id), start: ten(), series_id: SERIES, modality: 'fixed' }),
      series: { id: SERIES, created: 2, skipped: [{ start: ten(1), end: ten(1), problem: 'schedule_conflict' }] },
    }));
    await user.click(screen.getByRole('button', { name: 'Omitir esas fechas y reservar las demás' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se crearon 2 reservas; se omitió 1 fecha'));
    const [first, second] = sent(/POST \/bookings$/).map((c) => c.body);
    expect(first).toMatchObject({ modality: 'fixed', recurrence: { frequency: 'weekly' } });
    expect(second).toMatchObject({ on_conflict: 'skip' });
  });

  test('its end is required and must be after its start', async () => {
    const drawer = await fill();
    const until = drawer.getByLabelText(/Hasta/);
    await user.clear(until);
    fireEvent.blur(until);
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    expect(await drawer.findByText(/cuándo termina el turno fijo/)).toBeVisible();
    expect(sent(/POST \/bookings$/)).toEqual([]);
  });
});

describe('the price', () => {
  test('has its thousands while it is typed, also in the middle, and is sent as it reads', async () => {
    const drawer = await open('details');
    const price = await drawer.findByLabelText<HTMLInputElement>('Precio');
    expect(price).toHaveValue('12.000');
    await user.type(price, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([price.value, price.selectionStart]).toEqual(['152.000', 2]);
    await user.keyboard('67');
    expect([price.value, price.selectionStart]).toEqual(['15.672.000', 5]);
    await user.keyboard('{Backspace}{Backspace}');
    expect([price.value, price.selectionStart]).toEqual(['152.000', 2]);
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(sent(/PUT/)[0]?.body).toMatchObject({ price: 15_200_000 }));
  });

  test.each([
    ['nothing', 0, 'pending', 'Falta cobrar $ 12.000'],
    ['a part', 100_000, 'partially_paid', 'Falta cobrar $ 11.000 de $ 12.000'],
  ] as const)('of which %s is paid says what is left to charge', async (_, paid, payment_status, said) => {
    change({ paid, payment_status });
    const drawer = await open('details');
    expect(await drawer.findByText(said)).toBeVisible();
  });

  test('of a booking without one is not called paid', async () => {
    change({ price: 0, payment_status: 'fully_paid' });
    const drawer = await open('details');
    expect(await drawer.findByText('Sin precio')).toBeVisible();
    expect(drawer.queryByText(/^Pagado/)).toBeNull();
  });
});

describe('an existing series', () => {
  /** Line of a dialog that says which booking it is about. */
  const WHICH = /^Gómez · Cancha 1, .*, 10:00 – /;
  beforeEach(() => {
    change({ series_id: SERIES, modality: 'fixed' });
    const series: Series = {
      id: SERIES,
      frequency: 'weekly',
      end_date: date(3),
      occurrences: [0, 1, 2, 3].map((weeks) => ({
        id: weeks === 0 ? booking.id : uuid(20 + weeks),
        court_id: uuid(101),
        start: ten(weeks),
        end: ten(weeks),
        state: 'confirmed',
        price: 1_200_000,
        paid: weeks === 3 ? 500_000 : 0,
      })),
    };
    api.answer(/GET .*\/series$/, () => series);
  });

  test('a change asks for its scope, and a change of the series says how many bookings it affects', async () => {
    api.answer(/PUT \/bookings\/[^/]+$/, () => ({
      ...change({ description: 'Otra' }),
      series: { changed: 4, kept: 0, paid: 0 },
    }));
    const drawer = await open('details');
    await user.type(await drawer.findByLabelText('Descripción'), ' y amigos');
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await user.click(await screen.findByRole('radio', { name: /Toda la serie/ }));
    expect(screen.getByText(WHICH)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(/Cambian 4 reservas/)).toBeVisible();
    expect(screen.getByText(WHICH)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sí, cambiar la serie' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se actualizaron 4 reservas de la serie'));
    expect(sent(/PUT/)[0]?.query.get('scope')).toBe('series');
    expect(sent(/PUT/)[0]?.body).toMatchObject({ description: 'Gómez y amigos' });
  });

  test('a player comes into the dates that are asked for, in one call, and the outcome is reported; asked once', async () => {
    const outcome = (players: Booking['players']) => ({ booking: change({ players }), changed: 8, paid: 1, same: 0 });
    api.answer(/POST .*\/series\/players$/, ({ body }) =>
      outcome(body.add ? [{ id: uuid(201), name: 'Ana Paz', phone: null }] : []),
    );
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), '{ArrowDown}');
    await user.click(await drawer.findByRole('option', { name: /Ana Paz/ }));
    expect(await screen.findByText('¿En qué fechas?')).toBeVisible();
    expect(screen.getByText(WHICH)).toBeVisible();
    // nobody plays yet: the first player is meant for all dates
    expect(screen.getByRole('radio', { name: /^Toda la serie/ })).toBeChecked();
    expect(sent(/POST .*\/players$/)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Esta y las siguientes' }));
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Cambió en 8 de 9 fechas; 1 ya tiene pagos'));
    await user.click(await drawer.findByRole('button', { name: 'Quitar a Ana Paz' }));
    await waitFor(() =>
      expect(sent(/POST .*\/series\/players$/).map((c) => c.body)).toEqual([
        { scope: 'from', add: [uuid(201)] },
        { scope: 'from', remove: [uuid(201)] },
      ]),
    );
    expect(drawer.getByText('Los cambios son para esta fecha y las siguientes.')).toBeVisible();
  });

  test('a change with conflicts lists them and leads back to the form alone', async () => {
    const at = day.plus({ weeks: 1 }).toISO() as string;
    const conflict = { id: uuid(9), court_id: uuid(101), start: at, end: at, who: 'Torneo' };
    api.refuseNext(/PUT \/bookings/, { status: 409, error: 'schedule_conflict', params: { conflicts: [conflict] } });
    const drawer = await open('details');
    await user.click(await drawer.findByRole('button', { name: '90 min' }));
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await user.click(await screen.findByRole('radio', { name: /Toda la serie/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, cambiar la serie' }));
    const dialog = (await screen.findByText('Conflicto de horarios')).closest<HTMLElement>('[role="alertdialog"]');
    expect(
      within(dialog as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Entendido']);
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText('Conflicto de horarios')).not.toBeInTheDocument();
    expect(drawer.getByLabelText(/^Duración/)).toHaveValue(90);
  });

  test('is extended until another day, once it is said what becomes of the taken dates', async () => {
    const dates = [4, 5].map((weeks) => ({
      start: ten(weeks),
      end: ten(weeks),
      problem: weeks === 4 ? 'schedule_conflict' : null,
      other_court: weeks === 4 ? { id: uuid(102), name: 'Cancha 2' } : null,
    }));
    api.answer(/POST .*\/extension\/preview$/, () => ({ occurrences: dates, conflicts: [], skipped_months: [] }));
    const drawer = await open('details');
    await user.click(await drawer.findByRole('button', { name: 'Extender' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const until = dialog.getByLabelText(/^Extender hasta/);
    await user.clear(until);
    await user.type(until, day.plus({ weeks: 5 }).toFormat('dd/MM/yyyy'));
    fireEvent.blur(until);
    await waitFor(() => expect(sent(/extension\/preview$/).map((c) => c.body)).toContainEqual({ end_date: date(5) }));
    expect(await dialog.findByText('2 fechas, 1 no disponible')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Extender' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /^Otra cancha \(Cancha 2\)/ }));
    api.refuseNext(/extension$/, { status: 422, error: 'player_blocked', params: { player_ids: [] } });
    await user.click(dialog.getByRole('button', { name: 'Extender' }));
    expect(await dialog.findByText(/bloquead/)).toBeVisible();
    const onOther = [{ start: ten(4), court_id: uuid(102) }];
    api.answer(/POST .*\/extension$/, () => ({ created: 2, skipped: [], on_other_courts: onOther }));
    await user.click(dialog.getByRole('button', { name: 'Extender' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se agregaron 2 fechas, 1 en otra cancha'));
    expect(sent(/extension$/).at(-1)?.body).toEqual({ end_date: date(5), on_conflict: 'other_court' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('another date applies to one occurrence alone', async () => {
    const drawer = await open('details');
    const field = await drawer.findByLabelText(/^Fecha/);
    await user.clear(field);
    await user.type(field, day.plus({ days: 1 }).toFormat('dd/MM/yyyy'));
    fireEvent.blur(field);
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByRole('radio', { name: /Toda la serie/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Solo esta reserva/ })).toBeChecked();
  });

  test('all bookings from a date on are cancelled after confirmation, paid ones as one chooses', async () => {
    api.answer(/DELETE \/bookings/, ({ body }) =>
      body.refund ? { cancelled: 3, kept: [], refunded: 500_000 } : { cancelled: 2, kept: [uuid(23)], refunded: 0 },
    );
    const drawer = await open('details');
    await user.click(await drawer.findByRole('button', { name: 'Cancelar reserva' }));
    await user.click(await screen.findByRole('radio', { name: 'Todo desde una fecha en adelante' }));
    const from = screen.getByLabelText(/^Desde/);
    await user.clear(from);
    await user.type(from, day.plus({ weeks: 1 }).toFormat('dd/MM/yyyy'));
    fireEvent.blur(from);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(/Se cancelan 3 reservas/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Según la regla del club/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'No cancelar las que tienen pagos' }));
    expect(screen.getByText(/Se cancelan 2 reservas/)).toBeVisible();
    expect(screen.getByText('Esta acción no se puede deshacer.')).toBeVisible();
    expect(sent(/DELETE/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar 2 reservas' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se cancelaron 2 reservas; 1 con pagos quedó'));
    expect(Object.fromEntries(sent(/DELETE/)[0]?.query ?? [])).toEqual({ scope: 'from', from_date: date(1) });
    expect(sent(/DELETE/)[0]?.body).not.toHaveProperty('refund');
  });
});
