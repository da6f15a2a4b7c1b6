import { randomUUID } from 'node:crypto';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { EVENTS } from '@canchero/shared-contracts/events';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { at, DAY, TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const outbox = () =>
  api.services.db.platform((tx) =>
    tx.query<{ name: string; payload: unknown }>(
      sql`select name, payload from outbox where club_id = ${club.clubId} order by id`,
    ),
  );

test('returns the booking, priced by the court', async () => {
  const court = await club.court({ base_price: 2_400_000 });
  const [ana, bea] = [await club.player('Ana'), await club.player('Bea')];
  const { status, data } = await club.book(court.id, at(15), {
    duration: 90,
    description: 'Cumpleaños',
    player_ids: [bea.id, ana.id],
  });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    club_id: club.clubId,
    court_id: court.id,
    start: at(15),
    end: at(16, 30),
    duration: 90,
    event_type: 'turno',
    modality: 'simple',
    series_id: null,
    state: 'confirmed',
    description: 'Cumpleaños',
    price: 3_600_000,
    paid: 0,
    payment_status: 'pending',
    cancel_reason: null,
    version: 1,
  });
  expect(data.players.map((p) => p.name)).toEqual(['Bea', 'Ana']);
});

test('tells of it by an event and a notification that keep their schemas', async () => {
  const court = await club.court();
  const player = await club.player('Carla');
  const booking = await club.booked(court.id, at(15), { player_ids: [player.id] });
  const events = (await outbox()).slice(-2);
  expect(events.map((e) => e.name)).toEqual(['booking.created', 'notification.created']);
  for (const event of events) EVENTS.get(event.name)?.schema.parse(event.payload);
  expect(events[0]?.payload).toEqual({ booking });
  const { data } = await api.client.call(
    notificationEndpoints.list,
    { params: { clubId: club.clubId } },
    (await club.staff('schedule')).token,
  );
  expect(data.items[0]).toMatchObject({
    type: 'booking.created',
    read: false,
    data: {
      booking_id: booking.id,
      court_name: court.name,
      player_name: 'Carla',
      time_slot: '08/01/2031 12:00 - 13:00',
      redirect_url: `/detalle-reserva/${booking.id}`,
      created_by: club.owner.userId,
    },
  });
});

test('knows an id in either case', async () => {
  const [court, player] = [await club.court(), await club.player()];
  const player_ids = [player.id, player.id.toUpperCase()];
  const booking = await club.booked(court.id.toUpperCase(), at(15), { player_ids });
  expect(booking).toMatchObject({ court_id: court.id, start: at(15), end: at(16), players: [{ id: player.id }] });
});

test('takes a price of its own', async () => {
  const court = await club.court();
  expect((await club.booked(court.id, at(15), { price: 0 })).payment_status).toBe('fully_paid');
});

test('bookings that touch do not conflict, nor do those on other courts', async () => {
  const [a, b] = [await club.court(), await club.court()];
  await club.booked(a.id, at(15));
  await club.booked(a.id, at(16));
  await club.booked(a.id, at(14));
  await club.booked(b.id, at(15));
});

test('a taken court is refused with the booking that holds it, and nothing is written', async () => {
  const court = await club.court();
  const first = await club.booked(court.id, at(15));
  const before = (await outbox()).length;
  const { status, error } = await club.book(court.id, at(15, 30));
  expect(status).toBe(409);
  expect(error).toMatchObject({
    error: 'schedule_conflict',
    params: { conflicts: [{ id: first.id, court_id: court.id, start: first.start, end: first.end }] },
  });
  expect(await outbox()).toHaveLength(before);
});

describe('an id made by the client', () => {
  test('with the same content again answers the same booking, also after it was moved', async () => {
    const [court, player] = [await club.court(), await club.player()];
    const body = { id: randomUUID(), player_ids: [player.id], description: 'x' };
    const first = await club.booked(court.id, at(15), body);
    const again = await club.book(court.id, at(15), body);
    expect(again).toMatchObject({ status: 201, data: first });
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(
        sql`update bookings set starts_at = starts_at + interval '3 hours', ends_at = ends_at + interval '3 hours'
        where id = ${first.id}`,
      ),
    );
    expect((await club.book(court.id, at(15), body)).data).toMatchObject({ id: first.id, start: at(18) });
  });

  test('with other content is refused', async () => {
    const court = await club.court();
    const { id } = await club.booked(court.id, at(15));
    for (const rest of [{ duration: 90 }, { description: 'x' }, { price: 1 }]) {
      expect(await club.book(court.id, at(15), { id, ...rest })).toMatchObject({
        status: 409,
        error: { error: 'booking_id_taken' },
      });
    }
  });

  test('of a booking of another club is free here', async () => {
    const other = await TestClub.open(api.client);
    const id = randomUUID();
    await other.booked((await other.court()).id, at(15), { id });
    expect((await club.booked((await club.court()).id, at(15), { id })).id).toBe(id);
  });
});

test('the same Idempotency-Key books once', async () => {
  const court = await club.court();
  const call = () =>
    api.app.inject({
      method: 'POST',
      url: `/api/club/clubs/${club.clubId}/bookings`,
      headers: { authorization: `Bearer ${club.owner.token}`, 'idempotency-key': 'a-key-of-mine' },
      payload: { court_id: court.id, start: at(20), duration: 60, event_type: 'turno' },
    });
  const [first, second] = [await call(), await call()];
  expect(first.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
});

describe('refuses', () => {
  test('less than 30 minutes', async () => {
    const answer = await club.book((await club.court()).id, at(15), { duration: 29 });
    expect(answer).toMatchObject({ status: 422, error: { error: 'duration_too_short', params: { minimum: 30 } } });
  });

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:30:00Z', '2031-01-08T15:00:00-03:00'])(
    'the start %s',
    async (start) => {
      const answer = await club.book((await club.court()).id, start);
      expect(answer).toMatchObject({ status: 422, error: { error: 'validation_failed' } });
    },
  );

  test('a court that the club does not have', async () => {
    const other = await TestClub.open(api.client);
    for (const id of [randomUUID(), (await other.court()).id]) {
      expect(await club.book(id, at(15))).toMatchObject({ status: 404, error: { error: 'not_found' } });
    }
  });

  test('a removed court', async () => {
    const court = await club.court();
    await api.client.call(
      courtEndpoints.remove,
      { params: { clubId: club.clubId, courtId: court.id } },
      club.owner.token,
    );
    expect((await club.book(court.id, at(15))).status).toBe(404);
  });

  test.each([
    ['inactive', 'court_inactive'],
    ['maintenance', 'court_in_maintenance'],
  ] as const)('a court that is %s', async (status, error) => {
    const court = await club.court({ status });
    expect(await club.book(court.id, at(15))).toMatchObject({ status: 422, error: { error } });
  });

  test('players that the club does not have', async () => {
    const [court, known] = [await club.court(), await club.player()];
    const other = await TestClub.open(api.client);
    const strangers = [randomUUID(), (await other.player()).id];
    const answer = await club.book(court.id, at(15), { player_ids: [known.id, ...strangers] });
    expect(answer).toMatchObject({
      status: 422,
      error: { error: 'unknown_players', params: { player_ids: strangers } },
    });
  });

  test('a time outside the opening hours', async () => {
    const open = await TestClub.open(api.client);
    const opening_hours = [
      { weekday: 3, open: '08:00', close: '00:00' },
      { weekday: 4, open: '08:00', close: '22:00' },
    ];
    await api.client.call(
      clubEndpoints.change,
      { params: { clubId: open.clubId }, body: { version: 1, opening_hours } },
      open.owner.token,
    );
    const court = await open.court();
    expect(await open.book(court.id, at(10))).toMatchObject({ status: 422, error: { error: 'outside_opening_hours' } });
    expect(await open.book(court.id, '2031-01-09T02:30:00Z')).toMatchObject({
      status: 422,
      error: { error: 'passes_midnight' },
    });
    expect(await open.book(court.id, '2031-01-10T00:30:00Z')).toMatchObject({
      status: 422,
      error: { error: 'ends_after_closing' },
    });
    expect((await open.book(court.id, '2031-01-09T02:00:00Z')).status).toBe(201);
  });
});

test('starter: 100 events a month by the calendar of the club, cancelled ones not counted', async () => {
  const starter = await TestClub.open(api.client, 'starter');
  const court = await starter.court();
  await api.services.db.tenant(starter.clubId, (tx) =>
    tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, state)
      select ${starter.clubId}, ${court.id}, t, t + interval '1 hour', 'turno', 0,
        case when n > 99 then 'cancelled' else 'confirmed' end
      from generate_series(1, 120) n, lateral (select timestamptz '2031-01-10 00:00Z' + n * interval '1 hour' as t) s`),
  );
  const last = await starter.book(court.id, at(15));
  expect(last.status).toBe(201);
  const over = await starter.book(court.id, at(17));
  expect(over).toMatchObject({
    status: 403,
    error: { error: 'plan_limit_exceeded', params: { resource: 'events_per_month', max: 100, used: 100 } },
  });
  // 2031-02-01 02:00 UTC is still January in Buenos Aires, 03:00 is not.
  expect((await starter.book(court.id, '2031-02-01T02:00:00Z')).status).toBe(403);
  const later = await starter.book(court.id, '2031-02-01T03:00:00Z');
  expect(later.status).toBe(201);
  // nor does one come there by a move or a change, while one of the month moves within it
  const { token } = starter.owner;
  const moving = ({ id, version }: Booking, start: string) => ({
    params: { clubId: starter.clubId, bookingId: id },
    body: { version, court_id: court.id, start, duration: 60 },
  });
  const into = moving(later.data, '2031-02-01T02:00:00.000Z');
  const refusal = { status: 403, error: { params: { resource: 'events_per_month', max: 100, used: 100 } } };
  expect(await api.client.call(bookingEndpoints.move, into, token)).toMatchObject(refusal);
  expect(await api.client.call(bookingEndpoints.change, into, token)).toMatchObject(refusal);
  const within = moving(last.data, '2031-01-09T15:00:00.000Z');
  expect((await api.client.call(bookingEndpoints.move, within, token)).status).toBe(200);
});

describe('with a new player', () => {
  const found = async (q: string) =>
    (await api.client.call(playerEndpoints.list, { params: { clubId: club.clubId }, query: { q } }, club.owner.token))
      .data.items;

  test('adds them and puts them first, on the card and in the notification', async () => {
    const [court, ana] = [await club.court(), await club.player('Ana')];
    const new_player = { first_name: 'Nora', last_name: 'Estreno', phone: '11 4444-7001', phone_country: '+54' };
    const booking = await club.booked(court.id, at(15), { new_player, player_ids: [ana.id] });
    const [nora] = await found('estreno');
    expect(booking.players.map((p) => [p.id, p.name])).toEqual([
      [nora?.id, 'Nora Estreno'],
      [ana.id, 'Ana'],
    ]);
    const { data } = await api.client.call(
      notificationEndpoints.list,
      { params: { clubId: club.clubId } },
      (await club.staff('schedule')).token,
    );
    expect(data.items[0]?.data).toMatchObject({ booking_id: booking.id, player_name: 'Nora Estreno' });
  });

  test('a refused booking leaves nobody behind', async () => {
    const court = await club.court();
    await club.booked(court.id, at(15));
    const refused = await club.book(court.id, at(15, 30), { new_player: { first_name: 'Huérfana' } });
    expect(refused).toMatchObject({ status: 409, error: { error: 'schedule_conflict' } });
    const closed = await club.book((await club.court({ status: 'inactive' })).id, at(15), {
      new_player: { first_name: 'Huérfana' },
    });
    expect(closed).toMatchObject({ status: 422, error: { error: 'court_inactive' } });
    expect(await found('huerfana')).toEqual([]);
  });

  test('a known phone is refused with who has it, and nothing is booked', async () => {
    const court = await club.court();
    const phone = { phone: '11 4444-7002', phone_country: '+54' };
    await club.booked(court.id, at(15), { new_player: { first_name: 'Primera', ...phone } });
    const [known] = await found('primera');
    expect(await club.book(court.id, at(18), { new_player: { first_name: 'Segunda', ...phone } })).toMatchObject({
      status: 409,
      error: { error: 'player_exists', params: { player_id: known?.id } },
    });
    expect((await club.book(court.id, at(18))).status).toBe(201);
  });

  test('the same id again answers the same booking, and nobody is added twice', async () => {
    const court = await club.court();
    const body = { id: randomUUID(), new_player: { first_name: 'Repetida' } };
    const first = await club.booked(court.id, at(15), body);
    expect(await club.book(court.id, at(15), body)).toMatchObject({ status: 201, data: first });
    expect(await club.book(court.id, at(15), { ...body, new_player: { first_name: 'Otra' } })).toMatchObject({
      status: 409,
      error: { error: 'booking_id_taken' },
    });
    expect(await found('repetida')).toHaveLength(1);
  });

  test('a series has them in each of its bookings', async () => {
    const court = await club.court();
    const { series, players } = await club
      .booked(court.id, at(15), {
        new_player: { first_name: 'Fija' },
        recurrence: { frequency: 'weekly', end_date: '2031-01-22' },
      })
      .then((booking) => booking as typeof booking & { series: { created: number } });
    expect(series.created).toBe(3);
    expect(players.map((p) => p.name)).toEqual(['Fija']);
    const [fija] = await found('fija');
    const params = { clubId: club.clubId, playerId: fija?.id ?? '' };
    const { data } = await api.client.call(playerEndpoints.bookings, { params, query: {} }, club.owner.token);
    expect(data.items).toHaveLength(3);
  });

  test('pays no price for members, whoever else plays', async () => {
    const court = await club.court({ base_price: 2_000_000 });
    const rule = { from: '00:00', to: '24:00', price: 2_000_000, member_price: 1_000_000, court_ids: [court.id] };
    const params = { clubId: club.clubId };
    await api.client.call(pricingEndpoints.create, { params, body: rule }, club.owner.token);
    const { data: member } = await api.client.call(
      playerEndpoints.create,
      { params, body: { first_name: 'Socia', member: true } },
      club.owner.token,
    );
    expect((await club.booked(court.id, at(15), { player_ids: [member.id] })).price).toBe(1_000_000);
    const with_new = { player_ids: [member.id], new_player: { first_name: 'Visita' } };
    expect((await club.booked(court.id, at(17), with_new)).price).toBe(2_000_000);
  });
});

test('the day of the tests is a Wednesday', () => expect(new Date(DAY).getUTCDay()).toBe(3));
