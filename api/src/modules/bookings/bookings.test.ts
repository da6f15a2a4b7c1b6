import { randomUUID } from 'node:crypto';
import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const paramsOf = (booking: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: booking.id });
const get = (booking: Pick<Booking, 'id'>) =>
  api.client.call(bookingEndpoints.get, { params: paramsOf(booking) }, club.owner.token);
const list = (query: { from: string; to: string; court_id?: string }) =>
  api.client.call(bookingEndpoints.list, { params: { clubId: club.clubId }, query }, club.owner.token);
const move = (booking: Booking, to: Partial<{ court_id: string; start: string; duration: number; version: number }>) =>
  api.client.call(
    bookingEndpoints.move,
    {
      params: paramsOf(booking),
      body: {
        court_id: booking.court_id,
        start: booking.start,
        duration: booking.duration,
        version: booking.version,
        ...to,
      },
    },
    club.owner.token,
  );
const change = (booking: Booking, body: Record<string, unknown>) =>
  api.client.call(bookingEndpoints.change, { params: paramsOf(booking), body }, club.owner.token);
const cancel = (booking: Booking, body: Record<string, unknown> = { version: booking.version, reason: 'Lluvia' }) =>
  api.client.call(bookingEndpoints.cancel, { params: paramsOf(booking), body }, club.owner.token);
const addPlayers = (booking: Booking, player_ids: string[]) =>
  api.client.call(bookingEndpoints.addPlayers, { params: paramsOf(booking), body: { player_ids } }, club.owner.token);
const removePlayer = (booking: Booking, playerId: string) =>
  api.client.call(bookingEndpoints.removePlayer, { params: { ...paramsOf(booking), playerId } }, club.owner.token);
/** The newest first, checked against their schemas. */
const lastEvents = async (count: number) => {
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ name: string; payload: { booking: Booking } }>(
      sql`select name, payload from outbox order by id desc limit ${count}`,
    ),
  );
  for (const row of rows) EVENTS.get(row.name)?.schema.parse(row.payload);
  return rows;
};
const lastEvent = async () => (await lastEvents(1))[0];
const pay = (booking: Booking, amount: number) =>
  api.services.db.tenant(club.clubId, (tx) =>
    tx.query<{ id: string }>(sql`
      insert into payments (club_id, booking_id, method, amount)
      values (${club.clubId}, ${booking.id}, 'cash', ${amount}) returning id`),
  );

describe('list', () => {
  test('lists bookings that touch the range, by start, without cancelled ones, also for one court', async () => {
    const [a, b] = [await club.court(), await club.court()];
    const early = await club.booked(a.id, at(10), { duration: 120 });
    const late = await club.booked(b.id, at(12), { duration: 60 });
    const gone = await club.booked(b.id, at(11));
    await cancel(gone);
    const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map((x) => x.id);
    expect(await ids({ from: at(11), to: at(13) })).toEqual([early.id, late.id]);
    expect(await ids({ from: at(12), to: at(13) })).toEqual([late.id]);
    expect(await ids({ from: at(11), to: at(12) })).toEqual([early.id]);
    expect(await ids({ from: at(9), to: at(14), court_id: b.id })).toEqual([late.id]);
    expect((await list({ from: at(11), to: at(13) })).data[0]).toEqual(early);
  });

  test('finds a booking of a whole day from its last minute', async () => {
    const court = await club.court();
    const long = await club.booked(court.id, '2031-03-01T12:00:00Z', { duration: 1440 });
    const query = { from: '2031-03-02T11:59:00Z', to: '2031-03-02T12:30:00Z' };
    expect((await list(query)).data.map((x) => x.id)).toEqual([long.id]);
  });

  test.each([
    ['2031-01-01T00:00:00Z', '2031-01-01T00:00:00Z'],
    ['2031-01-02T00:00:00Z', '2031-01-01T00:00:00Z'],
    ['2031-01-01T00:00:00Z', '2031-01-15T00:00:01Z'],
  ])('refuses the span %s to %s', async (from, to) => {
    expect(await list({ from, to })).toMatchObject({ status: 422, error: { error: 'invalid_range' } });
  });
});

test('get returns the booking, or 404 if the club has none with that id', async () => {
  const booking = await club.booked((await club.court()).id, at(10));
  expect((await get(booking)).data).toEqual(booking);
  const other = await TestClub.open(api.client);
  const foreign = await other.booked((await other.court()).id, at(10));
  for (const id of [randomUUID(), foreign.id]) expect((await get({ id })).status).toBe(404);
});

describe('move', () => {
  test('moves to another court and time, keeps the price, and publishes it', async () => {
    const [a, b] = [await club.court(), await club.court({ base_price: 9_000_000 })];
    const booking = await club.booked(a.id, at(10));
    const { status, data: moved } = await move(booking, { court_id: b.id, start: at(12), duration: 90 });
    const { tariff, ...data } = moved;
    expect(status).toBe(200);
    expect(tariff).toEqual({ price: 13_500_000, before: booking.price, outcome: 'open' });
    expect(data).toEqual({ ...booking, court_id: b.id, start: at(12), end: at(13, 30), duration: 90, version: 2 });
    expect(await lastEvent()).toMatchObject({ name: 'booking.updated', payload: { booking: data } });
  });

  test('its history and the audit say from where to where; what stays in its place says neither', async () => {
    const [a, b] = [await club.court(), await club.court()];
    const booking = await club.booked(a.id, at(10));
    const moved = (await move(booking, { court_id: b.id, start: at(12) })).data;
    const place = (name: string, start: string, end: string) => ({ courts: [name], start, end });
    const places = {
      from: place(a.name, at(10), booking.end),
      to: place(b.name, at(12), moved.end),
    };
    await change(moved, { description: 'Liga', version: moved.version });
    const { data: history } = await api.client.call(
      bookingEndpoints.history,
      { params: paramsOf(booking) },
      club.owner.token,
    );
    expect(history.map((entry) => [entry.action, entry.places])).toEqual([
      ['booking.change', null],
      ['booking.move', places],
      ['booking.create', null],
    ]);
    const { data: audit } = await api.client.call(
      auditEndpoints.list,
      { params: { clubId: club.clubId }, query: { area: 'booking' } },
      club.owner.token,
    );
    expect(audit.items[1]).toMatchObject({ action: 'booking.move', booking_id: booking.id, places });
  });

  test('may overlap where it stood itself', async () => {
    const booking = await club.booked((await club.court()).id, at(10));
    expect((await move(booking, { start: at(10, 30) })).status).toBe(200);
  });

  test('onto another booking answers the clash and changes nothing', async () => {
    const court = await club.court();
    const [one, two] = [await club.booked(court.id, at(10)), await club.booked(court.id, at(12))];
    const answer = await move(one, { start: at(11, 30) });
    expect(answer).toMatchObject({
      status: 409,
      error: { error: 'schedule_conflict', params: { conflicts: [{ id: two.id, start: two.start, end: two.end }] } },
    });
    expect((await get(one)).data).toEqual(one);
  });

  test('with an older version answers the booking as it is', async () => {
    const booking = await club.booked((await club.court()).id, at(10));
    const moved = (await move(booking, { start: at(12) })).data;
    const answer = await move(booking, { start: at(14) });
    expect(answer).toMatchObject({ status: 412, error: { error: 'stale_version', params: { current: moved } } });
  });

  test.each([
    ['inactive', 'court_inactive'],
    ['maintenance', 'court_in_maintenance'],
  ] as const)('to a court that is %s is refused', async (status, error) => {
    const booking = await club.booked((await club.court()).id, at(10));
    const answer = await move(booking, { court_id: (await club.court({ status })).id });
    expect(answer).toMatchObject({ status: 422, error: { error } });
  });

  test('too short, to a foreign court, of nothing', async () => {
    const booking = await club.booked((await club.court()).id, at(10));
    expect((await move(booking, { duration: 15 })).error.error).toBe('duration_too_short');
    expect((await move(booking, { court_id: randomUUID() })).status).toBe(404);
    expect((await move({ ...booking, id: randomUUID() }, {})).status).toBe(404);
  });
});

describe('change', () => {
  test('sets the given fields and leaves the rest', async () => {
    const booking = await club.booked((await club.court()).id, at(10), { description: 'uno' });
    const { data } = await change(booking, { version: 1, event_type: 'torneo', price: 5 });
    expect(data).toEqual({ ...booking, event_type: 'torneo', price: 5, version: 2 });
    expect((await change(data, { version: 2, description: '' })).data.description).toBe('');
  });

  test('of the text alone works while its court is in maintenance', async () => {
    const court = await club.court();
    const booking = await club.booked(court.id, at(10));
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`update courts set status = 'maintenance' where id = ${court.id}`),
    );
    expect((await change(booking, { version: 1, description: 'x' })).status).toBe(200);
    expect((await change(booking, { version: 2, duration: 90 })).error.error).toBe('court_in_maintenance');
  });

  test('refuses clashes, stale versions and unknown bookings', async () => {
    const court = await club.court();
    const [one] = [await club.booked(court.id, at(10)), await club.booked(court.id, at(12))];
    expect((await change(one, { version: 1, duration: 150 })).error.error).toBe('schedule_conflict');
    expect((await change(one, { version: 7 })).error.error).toBe('stale_version');
    expect((await change({ ...one, id: randomUUID() }, { version: 1 })).status).toBe(404);
  });
});

describe('cancel', () => {
  test('keeps the booking with its reason and frees the court', async () => {
    const court = await club.court();
    const booking = await club.booked(court.id, at(10));
    const { data } = await cancel(booking);
    expect(data).toEqual({ ...booking, state: 'cancelled', cancel_reason: 'Lluvia', version: 2 });
    await club.booked(court.id, at(10));
  });

  test('tells of it by an event and a notification that names who did it', async () => {
    const [court, player, staff] = [await club.court(), await club.player('Carla'), await club.staff('booking')];
    const booking = await club.booked(court.id, at(15), { player_ids: [player.id] });
    const { data } = await api.client.call(
      bookingEndpoints.cancel,
      { params: paramsOf(booking), body: { version: 1 } },
      staff.token,
    );
    const [told, cancelled] = await lastEvents(2);
    expect(cancelled).toEqual({ name: 'booking.cancelled', payload: { booking: data } });
    const list = await api.client.call(
      notificationEndpoints.list,
      { params: { clubId: club.clubId } },
      club.owner.token,
    );
    expect(told).toEqual({ name: 'notification.created', payload: { notification: list.data.items[0] } });
    expect(list.data.items[0]).toMatchObject({
      type: 'booking.cancelled',
      title: 'Reserva cancelada',
      message: `${court.name} · 08/01/2031 12:00 - 13:00`,
      priority: 'high',
      data: { booking_id: booking.id, player_name: 'Carla', amount: booking.price, created_by: staff.userId },
    });
  });

  test('tells nothing when it is refused', async () => {
    const booking = await club.booked((await club.court()).id, at(10));
    const before = await lastEvents(1);
    expect((await cancel(booking, { version: 9 })).status).toBe(412);
    expect(await lastEvents(1)).toEqual(before);
  });

  test('is final: no change of any kind afterwards', async () => {
    const booking = await club.booked((await club.court()).id, at(10));
    const { data } = await cancel(booking);
    const player = await club.player();
    const answers = [
      await cancel(data),
      await move(data, { start: at(12) }),
      await change(data, { version: 2, price: 1 }),
      await addPlayers(data, [player.id]),
      await removePlayer(data, player.id),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, error: { error: 'booking_cancelled' } });
  });

  test('is refused while money is in it, and for an older version', async () => {
    const booking = await club.booked((await club.court()).id, at(10));
    const [payment] = await pay(booking, 70_000);
    expect((await cancel(booking)).error.error).toBe('stale_version');
    const answer = await cancel(booking, { version: 2 });
    expect(answer).toMatchObject({ status: 409, error: { error: 'booking_has_payments', params: { paid: 70_000 } } });
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`update payments set voided_at = now() where id = ${payment?.id}`),
    );
    expect((await cancel(booking, { version: 3 })).status).toBe(200);
    expect((await cancel({ ...booking, id: randomUUID() })).status).toBe(404);
  });
});

describe('players', () => {
  test('are assigned once each, in order, listed and removed', async () => {
    const [ana, bea, caro] = [await club.player('Ana'), await club.player('Bea'), await club.player('Caro')];
    const booking = await club.booked((await club.court()).id, at(10), { player_ids: [caro.id] });
    const added = await addPlayers(booking, [ana.id, bea.id, ana.id]);
    expect(added.data.players.map((p) => p.name)).toEqual(['Caro', 'Ana', 'Bea']);
    expect(added.data.version).toBe(2);
    expect((await lastEvent())?.payload.booking).toEqual(added.data);
    expect((await addPlayers(booking, [bea.id])).data.version).toBe(2);
    const removed = await removePlayer(booking, caro.id);
    expect(removed.data).toMatchObject({ version: 3, players: [{ name: 'Ana' }, { name: 'Bea' }] });
    const listed = await api.client.call(bookingEndpoints.players, { params: paramsOf(booking) }, club.owner.token);
    expect(listed.data).toEqual(removed.data.players);
  });

  test('refuses strangers, players that are not in it, and unknown bookings', async () => {
    const booking = await club.booked((await club.court()).id, at(10));
    const [player, stranger] = [await club.player(), randomUUID()];
    expect((await addPlayers(booking, [player.id, stranger])).error).toMatchObject({
      error: 'unknown_players',
      params: { player_ids: [stranger] },
    });
    expect((await removePlayer(booking, player.id)).status).toBe(404);
    const nothing = { ...booking, id: randomUUID() };
    expect((await addPlayers(nothing, [player.id])).status).toBe(404);
    expect((await removePlayer(nothing, player.id)).status).toBe(404);
    const listed = await api.client.call(bookingEndpoints.players, { params: paramsOf(nothing) }, club.owner.token);
    expect(listed.status).toBe(404);
  });
});

test('payment state follows the payments, and a later price', async () => {
  const booking = await club.booked((await club.court()).id, at(10), { price: 100 });
  const state = async () => {
    const { data } = await get(booking);
    return [data.paid, data.payment_status];
  };
  await pay(booking, 40);
  expect(await state()).toEqual([40, 'partially_paid']);
  await pay(booking, 60);
  expect(await state()).toEqual([100, 'fully_paid']);
  const { version } = (await get(booking)).data;
  await change(booking, { version, price: 90 });
  expect(await state()).toEqual([100, 'overpaid']);
});

test('needs schedule or booking', async () => {
  const booking = await club.booked((await club.court()).id, at(10));
  for (const permission of ['schedule', 'booking']) {
    const staff = await club.staff(permission);
    expect((await api.client.call(bookingEndpoints.get, { params: paramsOf(booking) }, staff.token)).status).toBe(200);
  }
  const staff = await club.staff('players');
  expect((await api.client.call(bookingEndpoints.get, { params: paramsOf(booking) }, staff.token)).status).toBe(403);
});
