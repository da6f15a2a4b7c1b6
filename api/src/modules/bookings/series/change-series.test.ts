import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { at } from '../../../testing/test-club';
import {
  api,
  change,
  club,
  events,
  hasASeriesClub,
  paramsOf,
  pay,
  read,
  remove,
  seriesOf,
  startsOf,
  until,
  wednesday,
  weekly,
} from './testing/series-club';

hasASeriesClub();

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
