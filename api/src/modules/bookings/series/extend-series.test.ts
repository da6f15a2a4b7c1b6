import { auditEndpoints } from '@canchero/shared-contracts/audit';
import {
  type Booking,
  bookingEndpoints,
  bookingNoteEndpoints,
  type NewBooking,
  type SeriesExtension,
} from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

/** The Wednesdays from 2031-01-08 on; 12:00 in Buenos Aires is 15:00 UTC. */
const wednesday = (n: number) => new Date(Date.UTC(2031, 0, 8 + 7 * n, 15)).toISOString();
const until = (n: number) => wednesday(n).slice(0, 10);
const weekly = (n: number, rest: Partial<NewBooking> = {}): Partial<NewBooking> => ({
  recurrence: { frequency: 'weekly', end_date: until(n) },
  ...rest,
});
const paramsOf = ({ id }: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: id });
const datesOf = async (b: Booking) =>
  (await api.client.call(bookingEndpoints.series, { params: paramsOf(b) }, club.owner.token)).data;
const read = async (id: string | undefined) =>
  (await api.client.call(bookingEndpoints.get, { params: paramsOf({ id: id ?? '' }) }, club.owner.token)).data;
const extend = (b: Booking, n: number, on_conflict?: SeriesExtension['on_conflict']) =>
  api.client.call(
    bookingEndpoints.extendSeries,
    { params: paramsOf(b), body: { end_date: until(n), ...(on_conflict && { on_conflict }) } },
    club.owner.token,
  );
const preview = (b: Booking, n: number) =>
  api.client.call(
    bookingEndpoints.previewExtension,
    { params: paramsOf(b), body: { end_date: until(n) } },
    club.owner.token,
  );

test('an extension books further dates as the last one is: players, price, share and note', async () => {
  const [court, ana, bea] = [await club.court(), await club.player('Ana'), await club.player('Bea')];
  const first = await club.booked(court.id, wednesday(0), weekly(1, { player_ids: [ana.id, bea.id], price: 900_000 }));
  const last = (await datesOf(first)).occurrences.at(-1);
  const { token } = club.owner;
  const params = { ...paramsOf({ id: last?.id ?? '' }), playerId: bea.id };
  await api.client.call(paymentEndpoints.setShare, { params, body: { share: 200_000 } }, token);
  await api.client.call(bookingNoteEndpoints.add, { params, body: { scope: 'individual', text: 'Trae red' } }, token);
  expect(await extend(first, 4)).toMatchObject({ status: 200, data: { created: 3, skipped: [], on_other_courts: [] } });
  const { end_date, occurrences } = await datesOf(first);
  expect(end_date).toBe(until(4));
  expect(occurrences.map((o) => o.start)).toEqual([0, 1, 2, 3, 4].map(wednesday));
  const added = await read(occurrences.at(-1)?.id);
  expect(added).toMatchObject({ price: 900_000, has_notes: true, series_id: first.series_id, court_id: court.id });
  expect(added.players.map((p) => p.id)).toEqual([ana.id, bea.id]);
  const { data } = await api.client.call(paymentEndpoints.ofBooking, { params: paramsOf(added) }, token);
  expect(data.shares.map((s) => s.amount)).toEqual([700_000, 200_000]);
  const history = await api.client.call(bookingEndpoints.history, { params: paramsOf(added) }, token);
  expect(history.data.map((h) => h.action)).toContain('booking.extend_series');
});

test('the same extension again books nothing more, and no cancelled date comes back', async () => {
  const court = await club.court();
  const first = await club.booked(court.id, wednesday(0), weekly(3));
  const last = await read((await datesOf(first)).occurrences.at(-1)?.id);
  await api.client.call(bookingEndpoints.cancel, { params: paramsOf(last), body: { version: 1 } }, club.owner.token);
  expect((await extend(first, 5)).data.created).toBe(2);
  expect((await extend(first, 5)).data).toEqual({ created: 0, skipped: [], on_other_courts: [] });
  expect((await extend(first, 2)).data.created).toBe(0);
  expect((await datesOf(first)).occurrences.map((o) => o.start)).toEqual([0, 1, 2, 4, 5].map(wednesday));
});

test('a series that was ended before a paid date goes on around that date, which is booked once', async () => {
  const [court] = [await club.court(), await club.court()];
  const first = await club.booked(court.id, wednesday(0), weekly(5));
  const paid = (await datesOf(first)).occurrences[4];
  const { token } = club.owner;
  const payment = { method: 'transfer' as const, amount: 100 };
  await api.client.call(paymentEndpoints.add, { params: paramsOf({ id: paid?.id ?? '' }), body: payment }, token);
  const removal = { params: paramsOf(first), query: { scope: 'from' as const, from_date: until(2) } };
  const { version } = await read(first.id);
  const removed = await api.client.call(bookingEndpoints.remove, { ...removal, body: { version } }, token);
  expect(removed.data).toMatchObject({ cancelled: 3, kept: [{ start: wednesday(4) }] });
  expect((await preview(first, 6)).data.occurrences.map((o) => [o.start, o.problem])).toEqual(
    [2, 3, 5, 6].map((n) => [wednesday(n), null]),
  );
  expect(await extend(first, 6, 'other_court')).toMatchObject({
    status: 200,
    data: { created: 4, skipped: [], on_other_courts: [] },
  });
  const { occurrences } = await datesOf(first);
  expect(occurrences.map((o) => [o.start, o.court_id])).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((n) => [wednesday(n), court.id]),
  );
});

describe('taken dates', () => {
  const taken = async () => {
    const [court, spare] = [await club.court({ name: 'Uno' }), await club.court({ name: 'Dos' })];
    await club.court({ name: 'Tenis', sport: 'tennis' });
    const first = await club.booked(court.id, wednesday(0), weekly(1));
    await club.booked(court.id, wednesday(2));
    await club.booked(court.id, wednesday(3));
    await club.booked(spare.id, wednesday(3));
    return { court, spare, first };
  };

  test('are named with a free court of the same sport before anything is booked', async () => {
    const { first, spare } = await taken();
    const { data } = await preview(first, 4);
    expect(data.occurrences.map((o) => [o.start, o.problem, o.other_court])).toEqual([
      [wednesday(2), 'schedule_conflict', { id: spare.id, name: 'Dos' }],
      [wednesday(3), 'schedule_conflict', null],
      [wednesday(4), null, null],
    ]);
    expect((await datesOf(first)).occurrences).toHaveLength(2);
  });

  test('refuse the whole extension, are left out, or stand on the other court', async () => {
    const { first, court, spare } = await taken();
    expect(await extend(first, 4)).toMatchObject({ status: 409, error: { error: 'schedule_conflict' } });
    expect((await datesOf(first)).occurrences).toHaveLength(2);
    expect((await extend(first, 4, 'other_court')).data).toEqual({
      created: 2,
      skipped: [{ start: wednesday(3), problem: 'schedule_conflict' }],
      on_other_courts: [{ start: wednesday(2), court_id: spare.id }],
    });
    expect((await datesOf(first)).occurrences.map((o) => o.court_id)).toEqual([court.id, court.id, spare.id, court.id]);
  });

  test('of a new series stand on the other court, and stay there when the series moves', async () => {
    const { court, spare } = await taken();
    const free = await club.court({ name: 'Tres' });
    const series = await club.book(court.id, wednesday(2), weekly(5, { on_conflict: 'other_court' }));
    expect(series.data.series).toMatchObject({ created: 4, skipped: [] });
    const courts = async () => (await datesOf(series.data)).occurrences.map((o) => o.court_id);
    expect(await courts()).toEqual([spare.id, free.id, court.id, court.id]);
    const third = await read((await datesOf(series.data)).occurrences[2]?.id);
    const later = wednesday(4).replace('T15', 'T17');
    await api.client.call(
      bookingEndpoints.change,
      { params: paramsOf(third), query: { scope: 'series' }, body: { start: later, version: 1 } },
      club.owner.token,
    );
    const hours = (await datesOf(series.data)).occurrences.map((o) => o.start.slice(11, 13));
    expect(hours).toEqual(['15', '15', '17', '17']);
  });
});

test('a closed day is refused or left out, also where it is the next date', async () => {
  const court = await club.court();
  const first = await club.booked(court.id, wednesday(0), weekly(1));
  await club.set({ closed_days: [{ date: until(2), name: 'Feriado' }] as never });
  expect((await extend(first, 4)).error.error).toBe('club_closed');
  expect((await extend(first, 4, 'skip')).data).toMatchObject({ created: 2, skipped: [{ problem: 'club_closed' }] });
});

test('once extended, a series is not removed by the undo of its making', async () => {
  const court = await club.court();
  const first = await club.booked(court.id, wednesday(0), weekly(1));
  await extend(first, 3);
  const undo = { params: paramsOf(first), body: { version: 1 } };
  const answer = await api.client.call(bookingEndpoints.undo, undo, club.owner.token);
  expect(answer).toMatchObject({ status: 409, error: { error: 'nothing_to_undo' } });
  expect((await datesOf(first)).occurrences).toHaveLength(4);
});

test('a single booking, a cancelled one and a series that is too long are refused', async () => {
  const court = await club.court();
  const single = await club.booked(court.id, wednesday(30));
  expect((await extend(single, 40)).error.error).toBe('not_in_series');
  const first = await club.booked(court.id, wednesday(0), weekly(1));
  expect((await extend(first, 400)).error.error).toBe('series_too_long');
  const { token } = club.owner;
  await api.client.call(bookingEndpoints.cancel, { params: paramsOf(first), body: { version: 1 } }, token);
  expect((await extend(first, 4)).error.error).toBe('booking_cancelled');
});

test('the audit names the extension and leads to the series', async () => {
  const court = await club.court();
  const first = await club.booked(court.id, wednesday(0), weekly(1));
  await extend(first, 3);
  const params = { clubId: club.clubId };
  const { data } = await api.client.call(auditEndpoints.list, { params, query: {} }, club.owner.token);
  expect(data.items.filter((row) => row.object_type === 'series')).toEqual([
    expect.objectContaining({ action: 'booking.extend_series', booking_id: first.id }),
    expect.objectContaining({ action: 'booking.create_series', booking_id: first.id }),
  ]);
});

test('a blocked player is named', async () => {
  const [court, ana] = [await club.court(), await club.player('Ana')];
  const first = await club.booked(court.id, wednesday(0), weekly(1, { player_ids: [ana.id] }));
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`update players set blocked = true where id = ${ana.id}`),
  );
  expect(await extend(first, 4)).toMatchObject({
    error: { error: 'player_blocked', params: { player_ids: [ana.id] } },
  });
});
