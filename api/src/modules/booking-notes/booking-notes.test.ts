import {
  type Booking,
  bookingEndpoints,
  bookingNoteEndpoints,
  bookingNoteEvents,
  type NoteScope,
} from '@canchero/shared-contracts/booking';
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

const paramsOf = (b: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: b.id });
const list = (b: Pick<Booking, 'id'>) =>
  api.client.call(bookingNoteEndpoints.list, { params: paramsOf(b) }, club.owner.token);
const add = (b: Pick<Booking, 'id'>, scope: NoteScope, text = 'Nota') =>
  api.client.call(bookingNoteEndpoints.add, { params: paramsOf(b), body: { scope, text } }, club.owner.token);
const change = (b: Pick<Booking, 'id'>, noteId: string, body: object, token = club.owner.token) =>
  api.client.call(bookingNoteEndpoints.change, { params: { ...paramsOf(b), noteId }, body }, token);
const series = async () => {
  const first = await club.booked((await club.court()).id, at(15), {
    recurrence: { frequency: 'weekly', end_date: '2031-01-15' },
  });
  const { data } = await api.client.call(bookingEndpoints.series, { params: paramsOf(first) }, club.owner.token);
  return data.occurrences;
};

test('a note of one booking shows there alone, one of the series with each', async () => {
  const [first, second] = await series();
  if (!first || !second) throw new Error('no series');
  const mine = await add(first, 'individual', 'Trae pelotas');
  expect(mine).toMatchObject({
    status: 201,
    data: { scope: 'individual', text: 'Trae pelotas', author_name: 'Ana Prueba' },
  });
  const ours = await add(first, 'series', 'Paga a fin de mes');
  expect((await list(first)).data).toEqual([ours.data, mine.data]);
  expect((await list(second)).data).toEqual([ours.data]);
  const historyOf = async (b: Pick<Booking, 'id'>) =>
    (await api.client.call(bookingEndpoints.history, { params: paramsOf(b) }, club.owner.token)).data.map(
      (h) => h.action,
    );
  expect(await historyOf(first)).toEqual(['booking.note', 'booking.note', 'booking.create_series']);
  expect(await historyOf(second)).toEqual(['booking.note', 'booking.create_series']);
});

test('the day says which bookings have notes, of their own or of their series, and no version is raised', async () => {
  const occurrences = await series();
  const [first] = occurrences;
  if (!first) throw new Error('no series');
  const shown = () =>
    Promise.all(
      occurrences.map(async ({ start, end, court_id }) => {
        const query = { from: start, to: end, court_id };
        const call = { params: { clubId: club.clubId }, query };
        const [booking] = (await api.client.call(bookingEndpoints.list, call, club.owner.token)).data;
        return [booking?.has_notes, booking?.version];
      }),
    );
  const remove = (noteId: string) =>
    api.client.call(bookingNoteEndpoints.remove, { params: { ...paramsOf(first), noteId } }, club.owner.token);
  const none = [false, 1];
  const noted = [true, 1];
  expect(await shown()).toEqual([none, none]);
  const mine = (await add(first, 'individual')).data;
  expect(await shown()).toEqual([noted, none]);
  const ours = (await add(first, 'series')).data;
  expect(await shown()).toEqual([noted, noted]);
  await remove(mine.id);
  expect(await shown()).toEqual([noted, noted]);
  await remove(ours.id);
  expect(await shown()).toEqual([none, none]);
});

test('whoever has the booking open hears of each note, and of one of the series wherever it shows', async () => {
  const [first] = await series();
  if (!first?.id) throw new Error('no series');
  const { data: booking } = await api.client.call(bookingEndpoints.get, { params: paramsOf(first) }, club.owner.token);
  const ofOne = { booking_id: first.id, series_id: null };
  const ofAll = { booking_id: null, series_id: booking.series_id };
  const { data: note } = await add(first, 'individual');
  await change(first, note.id, { text: 'Otra', version: 1 });
  const params = { ...paramsOf(first), noteId: note.id };
  await api.client.call(bookingNoteEndpoints.remove, { params }, club.owner.token);
  await add(first, 'series');
  const told = await api.services.db.platform((tx) =>
    tx.query<{ payload: unknown }>(sql`
      select payload from outbox where name = ${bookingNoteEvents.changed.name} order by id desc limit 4`),
  );
  expect(told.map((row) => bookingNoteEvents.changed.schema.parse(row.payload))).toEqual([ofAll, ofOne, ofOne, ofOne]);
});

test('a note is changed by its version, and deleted', async () => {
  const booking = await club.booked((await club.court()).id, at(15));
  const { data: note } = await add(booking, 'individual');
  const changed = await change(booking, note.id, { text: 'Otra', version: 1 });
  expect(changed.data).toMatchObject({ text: 'Otra', version: 2, edited_at: expect.any(String) });
  expect((await change(booking, note.id, { text: 'Tarde', version: 1 })).error.error).toBe('stale_version');
  const params = { ...paramsOf(booking), noteId: note.id };
  expect((await api.client.call(bookingNoteEndpoints.remove, { params }, club.owner.token)).status).toBe(204);
  expect((await list(booking)).data).toEqual([]);
  expect((await api.client.call(bookingNoteEndpoints.remove, { params }, club.owner.token)).status).toBe(404);
});

test('a note says who wrote it and who changed it last', async () => {
  const booking = await club.booked((await club.court()).id, at(18));
  const { data: note } = await add(booking, 'individual');
  expect(note).toMatchObject({ edited_at: null, edited_by_name: null });
  const staff = await club.staff('schedule');
  await api.services.db.platform((tx) =>
    tx.query(sql`update users set name = 'Bruno Staff' where id = ${staff.userId}`),
  );
  await change(booking, note.id, { text: 'Otra', version: 1 }, staff.token);
  expect((await list(booking)).data).toMatchObject([{ author_name: 'Ana Prueba', edited_by_name: 'Bruno Staff' }]);
});

test('a booking of no series takes no note for one; a note is not reached through another booking', async () => {
  const [a, b] = [
    await club.booked((await club.court()).id, at(15)),
    await club.booked((await club.court()).id, at(15)),
  ];
  expect((await add(a, 'series')).error.error).toBe('note_needs_series');
  const { data: note } = await add(a, 'individual');
  expect((await change(b, note.id, { text: 'x', version: 1 })).status).toBe(404);
  expect((await add(a, 'individual', '   ')).status).toBe(422);
  expect((await list({ id: crypto.randomUUID() })).status).toBe(404);
});
