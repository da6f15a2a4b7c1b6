import { type Booking, bookingEndpoints, type NewBooking } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { at, TestClub } from '../../../testing/test-club';
import {
  api,
  change,
  club,
  events,
  hasASeriesClub,
  paramsOf,
  pay,
  read,
  seriesOf,
  startsOf,
  until,
  wednesday,
  weekly,
} from './testing/series-club';

hasASeriesClub();

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
      court_id: court.id,
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
