import { type Booking, bookingEndpoints, type NewBooking } from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { at, TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

/** The Wednesdays from 2031-01-08 on; 12:00 in Buenos Aires is 15:00 UTC. */
const wednesday = (n: number, hour = 15) => new Date(Date.UTC(2031, 0, 8 + 7 * n, hour)).toISOString();
const until = (n: number) => wednesday(n).slice(0, 10);
const weekly = (n: number, rest: Partial<NewBooking> = {}): Partial<NewBooking> => ({
  recurrence: { frequency: 'weekly', end_date: until(n) },
  ...rest,
});
const paramsOf = (b: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: b.id });
const seriesOf = async (b: Booking) =>
  (await api.client.call(bookingEndpoints.series, { params: paramsOf(b) }, club.owner.token)).data;
const startsOf = async (b: Booking) => (await seriesOf(b)).occurrences.map((o) => o.start);
const read = async (id: string) =>
  (await api.client.call(bookingEndpoints.get, { params: paramsOf({ id }) }, club.owner.token)).data;
const change = (b: Booking, scope: 'one' | 'from' | 'series', body: object) =>
  api.client.call(
    bookingEndpoints.change,
    { params: paramsOf(b), query: { scope }, body: { version: b.version, ...body } },
    club.owner.token,
  );
const remove = (b: Booking, query: Record<string, string>, body: object = {}) =>
  api.client.call(
    bookingEndpoints.remove,
    { params: paramsOf(b), query, body: { version: b.version, ...body } },
    club.owner.token,
  );
const pay = (id: string, amount: number) =>
  api.client.call(
    paymentEndpoints.add,
    { params: { clubId: club.clubId, bookingId: id }, body: { method: 'cash', amount } },
    club.owner.token,
  );
const events = async () => {
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ name: string; payload: unknown }>(
      sql`select name, payload from outbox where club_id = ${club.clubId} order by id`,
    ),
  );
  for (const row of rows) EVENTS.get(row.name)?.schema.parse(row.payload);
  return rows.map((row) => row.name);
};

describe('a new series', () => {
  test('books every occurrence with its players, and tells of each; the members are notified once', async () => {
    const [court, ana] = [await club.court(), await club.player('Ana')];
    const before = (await events()).length;
    const { status, data } = await club.book(
      court.id,
      at(15),
      weekly(3, { player_ids: [ana.id], description: 'Liga' }),
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({ start: at(15), modality: 'fixed', series: { created: 4, skipped: [] } });
    expect(await startsOf(data)).toEqual([0, 1, 2, 3].map((n) => wednesday(n)));
    const last = (await seriesOf(data)).occurrences.at(-1);
    expect(await read(last?.id ?? '')).toMatchObject({
      description: 'Liga',
      players: [{ id: ana.id }],
      price: 2_000_000,
    });
    expect((await events()).slice(before)).toEqual([...Array(4).fill('booking.created'), 'notification.created']);
  });

  test('the same id again answers the same booking and makes nothing more', async () => {
    const court = await club.court();
    const id = crypto.randomUUID();
    const [first, again] = [
      await club.book(court.id, at(15), weekly(2, { id })),
      await club.book(court.id, at(15), weekly(2, { id })),
    ];
    expect([first.data.id, again.data.id]).toEqual([id, id]);
    expect(await startsOf(first.data)).toHaveLength(3);
    expect((await club.book(court.id, at(15), weekly(3, { id }))).error.error).toBe('booking_id_taken');
  });

  test('books nothing if one slot is taken, or the others with skip', async () => {
    const court = await club.court();
    const bea = await club.player('Bea');
    const other = await club.booked(court.id, wednesday(2), { player_ids: [bea.id] });
    const refused = await club.book(court.id, at(14, 30), weekly(3));
    expect(refused).toMatchObject({
      status: 409,
      error: { error: 'schedule_conflict', params: { conflicts: [{ id: other.id, who: 'Bea' }] } },
    });
    const { data } = await club.book(court.id, at(14, 30), weekly(3, { on_conflict: 'skip' }));
    expect(data.series).toEqual({
      created: 3,
      on_other_courts: [],
      skipped: [{ start: wednesday(2, 14).replace(':00:00', ':30:00'), problem: 'schedule_conflict' }],
    });
    const none = await club.book(court.id, wednesday(2), { recurrence: { frequency: 'weekly', end_date: until(3) } });
    expect(none.error.error).toBe('schedule_conflict');
  });

  test('books nothing if all slots are taken, and leaves no empty series', async () => {
    const court = await club.court();
    await club.book(court.id, at(15), weekly(2));
    const count = () =>
      api.services.db.tenant(club.clubId, (tx) => tx.query(sql`select count(*)::int as n from series`));
    const before = await count();
    expect((await club.book(court.id, at(15), weekly(2, { on_conflict: 'skip' }))).status).toBe(409);
    expect(await count()).toEqual(before);
  });

  test('books 104 occurrences at once', async () => {
    const court = await club.court();
    const { data } = await club.book(court.id, at(15), weekly(103));
    expect(data.series?.created).toBe(104);
  });

  test.each([
    [{ modality: 'fixed' }, 'recurrence_required'],
    [{ recurrence: { frequency: 'weekly', end_date: '2031-01-08' } }, 'series_ends_before_start'],
    [{ recurrence: { frequency: 'weekly', end_date: '2040-01-08' } }, 'series_too_long'],
    [{ recurrence: { frequency: 'daily', end_date: '2031-01-18' } }, 'validation_failed'],
  ])('%j: %s', async (rest, error) => {
    const answer = await club.book((await club.court()).id, at(15), rest as Partial<NewBooking>);
    expect(answer).toMatchObject({ status: 422, error: { error } });
  });

  test('counts against the plan, month by month', async () => {
    const starter = await TestClub.open(api.client, 'starter');
    const court = await starter.court();
    await api.services.db.tenant(starter.clubId, (tx) =>
      tx.query(sql`
        insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
        select ${starter.clubId}, ${court.id}, t, t + interval '30 minutes', 'turno', 0
        from generate_series(1, 98) n,
          lateral (select timestamptz '2031-02-01 12:00Z' + n * interval '30 minutes' as t) s`),
    );
    const refused = await starter.book(court.id, at(15), weekly(6));
    expect(refused).toMatchObject({
      status: 403,
      error: { params: { resource: 'events_per_month', max: 100, used: 98 } },
    });
    expect((await starter.book(court.id, at(2), weekly(4))).status).toBe(201);
  });
});

describe('preview', () => {
  const preview = (body: object) =>
    api.client.call(bookingEndpoints.preview, { params: { clubId: club.clubId }, body }, club.owner.token);

  test('lists dates, conflicts and months without an occurrence, and books nothing', async () => {
    const court = await club.court();
    const other = await club.booked(court.id, '2031-05-29T15:00:00.000Z');
    const { data } = await preview({
      court_id: court.id,
      start: '2031-01-30T15:00:00Z',
      duration: 90,
      recurrence: { frequency: 'monthly', end_date: '2031-06-30' },
    });
    expect(data.occurrences).toMatchObject([
      { start: '2031-01-30T15:00:00.000Z', end: '2031-01-30T16:30:00.000Z', problem: null },
      { start: '2031-05-29T15:00:00.000Z', end: '2031-05-29T16:30:00.000Z', problem: 'schedule_conflict' },
    ]);
    expect(data.conflicts).toMatchObject([{ id: other.id }]);
    expect(data.skipped_months).toEqual(['2031-02', '2031-03', '2031-04', '2031-06']);
  });

  test.each([
    [{ duration: 29 }, 422, 'duration_too_short'],
    [{ court_id: crypto.randomUUID() }, 404, 'not_found'],
    [{ recurrence: { frequency: 'weekly', end_date: '2031-01-01' } }, 422, 'series_ends_before_start'],
  ])('%j: %i %s', async (rest, status, error) => {
    const body = { court_id: (await club.court()).id, start: at(15), duration: 60, ...weekly(2), ...rest };
    expect(await preview(body)).toMatchObject({ status, error: { error } });
  });
});

test('keeps its wall time when the clocks change, and its opening hours with it', async () => {
  const chile = await TestClub.open(api.client);
  await chile.set({
    timezone: 'America/Santiago',
    opening_hours: [{ weekday: 6, open: '20:00', close: '22:00' }],
  });
  const court = await chile.court();
  // Chile goes to summer time in the night of 2031-09-06
  const { data } = await chile.book(court.id, '2031-09-07T00:00:00Z', {
    recurrence: { frequency: 'weekly', end_date: '2031-09-13' },
    duration: 120,
  });
  const series = await api.client.call(
    bookingEndpoints.series,
    { params: { clubId: chile.clubId, bookingId: data.id } },
    chile.owner.token,
  );
  expect(series.data.occurrences.map((o) => o.start)).toEqual(['2031-09-07T00:00:00.000Z', '2031-09-13T23:00:00.000Z']);
});

describe('changing the series', () => {
  const made = async (n = 3) => (await club.book((await club.court()).id, at(15), weekly(n))).data;

  test('touches all that is to come, but the place of those that were moved one by one', async () => {
    const first = await made();
    const second = await read((await seriesOf(first)).occurrences[1]?.id ?? '');
    const moved = await change(second, 'one', { start: wednesday(1, 18) });
    expect(moved.data.series).toBeUndefined();
    const answer = await change(first, 'series', {
      start: wednesday(0, 16),
      duration: 90,
      price: 500,
      event_type: 'entrenamiento',
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { start: wednesday(0, 16), duration: 90, series: { changed: 4, kept: 1, paid: 0 } },
    });
    expect(await startsOf(first)).toEqual([wednesday(0, 16), wednesday(1, 18), wednesday(2, 16), wednesday(3, 16)]);
    expect(await read(second.id)).toMatchObject({ price: 500, event_type: 'entrenamiento', duration: 60 });
  });

  test('past occurrences stay', async () => {
    const first = await made();
    const third = await read((await seriesOf(first)).occurrences[2]?.id ?? '');
    api.clock.advance((Date.parse(wednesday(1)) - Date.now()) / 60_000 + 1);
    try {
      const token = (await api.client.signIn(club.owner.email)).token;
      const answer = await api.client.call(
        bookingEndpoints.change,
        { params: paramsOf(third), query: { scope: 'series' }, body: { version: 1, description: 'Nuevo' } },
        token,
      );
      expect(answer.data.series).toEqual({ changed: 2, kept: 0, paid: 0 });
    } finally {
      api.clock.reset();
    }
    const described = await Promise.all(
      (await seriesOf(first)).occurrences.map(async (o) => (await read(o.id)).description),
    );
    expect(described).toEqual(['', '', 'Nuevo', 'Nuevo']);
  });

  test('one conflict changes nothing and names what holds the court', async () => {
    const first = await made();
    const other = await club.booked(first.court_id, wednesday(2, 17));
    const answer = await change(first, 'series', { start: wednesday(0, 16), duration: 120 });
    expect(answer).toMatchObject({
      status: 409,
      error: { error: 'schedule_conflict', params: { conflicts: [{ id: other.id }] } },
    });
    expect(await startsOf(first)).toEqual([0, 1, 2, 3].map((n) => wednesday(n)));
  });

  test.each([
    ['another date', { start: wednesday(1) }, 422, 'series_keeps_dates'],
    ['an old version', { version: 0 }, 412, 'stale_version'],
    ['a court that is not there', { court_id: crypto.randomUUID() }, 404, 'not_found'],
  ])('%s', async (_, body, status, error) => {
    expect(await change(await made(), 'series', body)).toMatchObject({ status, error: { error } });
  });

  test('a booking of no series has none', async () => {
    const single = await club.booked((await club.court()).id, at(15));
    expect((await change(single, 'series', { price: 1 })).error.error).toBe('not_in_series');
    expect((await remove(single, { scope: 'series' })).error.error).toBe('not_in_series');
    const answer = await api.client.call(bookingEndpoints.series, { params: paramsOf(single) }, club.owner.token);
    expect(answer.error.error).toBe('not_in_series');
  });
});

describe('players of the series', () => {
  const made = async (n = 3) => (await club.book((await club.court()).id, at(15), weekly(n))).data;
  const players = (b: Booking, body: object, token = club.owner.token, idempotencyKey = crypto.randomUUID()) =>
    api.client.call(bookingEndpoints.changeSeriesPlayers, { params: paramsOf(b), body: body as never }, token, {
      'idempotency-key': idempotencyKey,
    });
  const names = async (b: Booking) =>
    Promise.all((await seriesOf(b)).occurrences.map(async (o) => (await read(o.id)).players.map((p) => p.name)));
  const occurrence = async (b: Booking, n: number) => read((await seriesOf(b)).occurrences[n]?.id ?? '');

  test('come into all dates to come, with an event and a line of the history for each; the same key does it once', async () => {
    const [first, ana] = [await made(), await club.player('Ana')];
    const before = (await events()).length;
    const key = crypto.randomUUID();
    const answer = await players(first, { scope: 'series', add: [ana.id] }, club.owner.token, key);
    expect(answer).toMatchObject({
      status: 200,
      data: { changed: 4, paid: 0, same: 0, booking: { id: first.id, version: 2, players: [{ name: 'Ana' }] } },
    });
    expect((await players(first, { scope: 'series', add: [ana.id] }, club.owner.token, key)).data).toEqual(answer.data);
    expect(await names(first)).toEqual(Array(4).fill(['Ana']));
    expect((await events()).slice(before)).toEqual(Array(4).fill('booking.updated'));
    const last = await occurrence(first, 3);
    const history = await api.client.call(bookingEndpoints.history, { params: paramsOf(last) }, club.owner.token);
    expect(history.data.map((h) => h.action)).toEqual(['booking.add_players', 'booking.create_series']);
  });

  test('the others of each date stay, and dates with payments keep theirs, except the one that was asked for', async () => {
    const [first, ana, bea, caro] = [
      await made(),
      ...(await Promise.all(['Ana', 'Bea', 'Caro'].map((n) => club.player(n)))),
    ];
    await players(first, { scope: 'series', add: [ana?.id] });
    await api.client.call(
      bookingEndpoints.addPlayers,
      { params: paramsOf(await occurrence(first, 1)), body: { player_ids: [bea?.id ?? ''] } },
      club.owner.token,
    );
    for (const n of [0, 2]) await pay((await occurrence(first, n)).id, 700);
    const { data } = await players(first, { scope: 'series', add: [caro?.id], remove: [ana?.id] });
    expect(data).toMatchObject({ changed: 3, paid: 1, same: 0 });
    expect(await names(first)).toEqual([['Caro'], ['Bea', 'Caro'], ['Ana'], ['Caro']]);
    expect((await players(first, { scope: 'series', add: [caro?.id] })).data).toMatchObject({ changed: 0, same: 3 });
  });

  test('from a date on, those before it stay', async () => {
    const [first, ana] = [await made(), await club.player('Ana')];
    const third = await occurrence(first, 2);
    expect((await players(third, { scope: 'from', add: [ana.id] })).data).toMatchObject({ changed: 2 });
    expect(await names(first)).toEqual([[], [], ['Ana'], ['Ana']]);
    const priced = await change(await read(third.id), 'from', { price: 900 });
    expect(priced.data.series).toEqual({ changed: 2, kept: 0, paid: 0 });
    const prices = (await seriesOf(first)).occurrences.map((o) => o.price);
    expect(prices).toEqual([2_000_000, 2_000_000, 900, 900]);
  });

  test('a price reaches the dates without payments', async () => {
    const first = await made();
    const paid = await occurrence(first, 1);
    await pay(paid.id, 700);
    const answer = await change(first, 'series', { price: 900, description: 'Liga' });
    expect(answer.data.series).toEqual({ changed: 4, kept: 0, paid: 1 });
    expect((await seriesOf(first)).occurrences.map((o) => o.price)).toEqual([900, 2_000_000, 900, 900]);
    expect((await read(paid.id)).description).toBe('Liga');
  });

  test.each([
    ['a player of another club', async () => ({ add: [crypto.randomUUID()] }), 422, 'unknown_players'],
    ['a scope of one', async () => ({ scope: 'one' }), 422, 'validation_failed'],
  ])('%s: refused, and nothing changes', async (_, body, status, error) => {
    const first = await made();
    expect(await players(first, { scope: 'series', ...(await body()) })).toMatchObject({ status, error: { error } });
    expect(await names(first)).toEqual(Array(4).fill([]));
  });

  test('a single booking has no series', async () => {
    const single = await club.booked((await club.court()).id, at(15));
    expect((await players(single, { scope: 'series' })).error.error).toBe('not_in_series');
  });
});

describe('removing', () => {
  const made = async (n = 3) => (await club.book((await club.court()).id, at(15), weekly(n))).data;

  test('one leaves the others', async () => {
    const first = await made();
    expect((await remove(first, {}, { reason: 'Lluvia' })).data).toEqual({ cancelled: 1, kept: [], refunded: 0 });
    expect(await startsOf(first)).toEqual([1, 2, 3].map((n) => wednesday(n)));
    expect(await read(first.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'Lluvia' });
  });

  test('the series keeps those with payments and names them; one event each, one notification', async () => {
    const first = await made();
    const paid = (await seriesOf(first)).occurrences[2];
    await pay(paid?.id ?? '', 700);
    const before = (await events()).length;
    expect((await remove(first, { scope: 'series' })).data).toEqual({
      cancelled: 3,
      kept: [{ id: paid?.id, start: wednesday(2), paid: 700 }],
      refunded: 0,
    });
    expect((await events()).slice(before)).toEqual([...Array(3).fill('booking.cancelled'), 'notification.created']);
    expect(await startsOf(first)).toEqual([wednesday(2)]);
  });

  test('the money of each follows the rule of the club, or all of it goes back', async () => {
    await club.set({ deposit_type: 'percent', deposit_value: 30, cancel_hours: 9 * 24 });
    const day = (n: number) => new Date(Math.floor(Date.now() / 86_400_000 + n) * 86_400_000 + 15 * 3_600_000);
    const paidSeries = async () => {
      const recurrence = { frequency: 'weekly' as const, end_date: day(21).toISOString().slice(0, 10) };
      const court = await club.court();
      const { data } = await club.book(court.id, day(7).toISOString(), { recurrence, price: 1005 });
      const ids = (await seriesOf(data)).occurrences.map((o) => o.id);
      for (const id of ids.slice(0, 2)) await pay(id, 1005);
      return { first: await read(data.id), ids };
    };
    const { first, ids } = await paidSeries();
    const rule = { refund: { destination: 'money', keep: 'rule' } };
    // the first begins in seven days, which is too late; the deposit of 30 % of 1005 is rounded half up
    expect((await remove(first, { scope: 'series' }, rule)).data).toEqual({
      cancelled: 3,
      kept: [],
      refunded: 1005 - 302 + 1005,
    });
    expect(await Promise.all(ids.map(async (id) => (await read(id)).paid))).toEqual([302, 0, 0]);
    const other = await paidSeries();
    const all = { refund: { destination: 'money', keep: 'nothing' } };
    expect((await remove(other.first, { scope: 'from', from_date: other.first.start.slice(0, 10) }, all)).data).toEqual(
      {
        cancelled: 3,
        kept: [],
        refunded: 2010,
      },
    );
    const one = await paidSeries();
    expect((await remove(one.first, {}, rule)).data).toEqual({ cancelled: 1, kept: [], refunded: 703 });
    await club.set({ deposit_type: 'none', deposit_value: 0, cancel_hours: 24 });
  });

  test('one with payments is refused', async () => {
    const first = await made();
    await pay(first.id, 700);
    const answer = await remove({ ...first, version: (await read(first.id)).version }, {});
    expect(answer).toMatchObject({ status: 409, error: { error: 'booking_has_payments', params: { paid: 700 } } });
  });

  test('from a date on, that day included', async () => {
    const first = await made();
    expect((await remove(first, { scope: 'from', from_date: until(2) })).data.cancelled).toBe(2);
    expect(await startsOf(first)).toEqual([wednesday(0), wednesday(1)]);
    expect((await seriesOf(first)).end_date).toBe('2031-01-21');
  });

  test.each([
    [{ scope: 'from' }, 422, 'from_date_required'],
    [{ scope: 'from', from_date: '2020-01-01' }, 422, 'from_date_in_past'],
    [{ scope: 'from', from_date: '2035-01-01' }, 409, 'series_is_over'],
  ])('%j: %i %s', async (query, status, error) => {
    expect(await remove(await made(), query as Record<string, string>)).toMatchObject({ status, error: { error } });
  });
});

test('the history names who did what, the newest first', async () => {
  const first = (await club.book((await club.court()).id, at(15), weekly(2))).data;
  await change(first, 'one', { description: 'x', price: 10 });
  await change(await read(first.id), 'series', { start: wednesday(0, 17) });
  await pay(first.id, 10);
  await api.client.call(
    bookingEndpoints.cancel,
    { params: paramsOf((await seriesOf(first)).occurrences[1] as Booking), body: { version: 2 } },
    club.owner.token,
  );
  const { data } = await api.client.call(bookingEndpoints.history, { params: paramsOf(first) }, club.owner.token);
  expect(data.map((h) => [h.actor_name, h.action, h.fields])).toEqual([
    ['Ana Prueba', expect.stringMatching(/^payment\./), []],
    ['Ana Prueba', 'booking.change_series', ['start']],
    ['Ana Prueba', 'booking.change', ['description', 'price']],
    ['Ana Prueba', 'booking.create_series', []],
  ]);
  const other = await TestClub.open(api.client);
  const answer = await api.client.call(
    bookingEndpoints.history,
    { params: { clubId: other.clubId, bookingId: first.id } },
    other.owner.token,
  );
  expect(answer.status).toBe(404);
});

describe('status', () => {
  const set = (b: Booking, status: string, version = b.version) =>
    api.client.call(bookingEndpoints.setStatus, { params: paramsOf(b), body: { status, version } }, club.owner.token);
  const past = async () => club.booked((await club.court()).id, '2020-01-08T15:00:00Z');

  test('a no-show frees the court, and cannot be undone once it is taken', async () => {
    const booking = await past();
    const missed = await set(booking, 'no_show');
    expect(missed.data).toMatchObject({ state: 'no_show', version: 2 });
    await club.booked(booking.court_id, booking.start);
    expect(await set(missed.data, 'confirmed')).toMatchObject({ status: 409, error: { error: 'schedule_conflict' } });
  });

  test('it took place', async () => expect((await set(await past(), 'completed')).data.state).toBe('completed'));

  test.each(['completed', 'no_show'])('%s needs a booking that has begun', async (status) => {
    const booking = await club.booked((await club.court()).id, at(15));
    expect((await set(booking, status)).error.error).toBe('not_started_yet');
  });

  test('an old version is refused', async () => expect((await set(await past(), 'completed', 0)).status).toBe(412));
});

describe("a price that is not the club's", () => {
  test.each([
    [['schedule'], 403],
    [['schedule', 'booking'], 201],
  ])('with %j: %i', async (permissions, status) => {
    const staff = await club.staff(...(permissions as string[]));
    const court = await club.court();
    expect((await club.book(court.id, at(15), { price: 1 }, staff.token)).status).toBe(status);
    expect((await club.book(court.id, at(17), { price: court.base_price }, staff.token)).status).toBe(201);
  });
});
