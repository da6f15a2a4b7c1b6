import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { type Booted, boot } from '../../../testing/boot';
import { at, DAY, TestClub } from '../../../testing/test-club';

const HOLIDAY = '2031-01-15';
const onHoliday = at(15).replace(DAY, HOLIDAY);

let api: Booted;
let day: TestClub;
beforeAll(async () => {
  api = await boot();
  day = await TestClub.open(api.client);
});
afterAll(() => api.close());
beforeEach(() => day.set({ closed_days: [{ date: HOLIDAY, name: 'Aniversario' }] }));

const params = () => ({ clubId: day.clubId });
const weekly = { recurrence: { frequency: 'weekly', end_date: '2031-01-22' } as const };

test('nothing is booked on a closed day, nor moved there; the days beside it are open', async () => {
  const court = await day.court();
  expect(await day.book(court.id, onHoliday)).toMatchObject({ status: 422, error: { error: 'club_closed' } });
  const booking = await day.booked(court.id, at(15));
  const move = { court_id: court.id, start: onHoliday, duration: 60, version: booking.version };
  const target = { ...params(), bookingId: booking.id };
  const moved = await api.client.call(bookingEndpoints.move, { params: target, body: move }, day.owner.token);
  expect(moved.error).toMatchObject({ error: 'club_closed' });
});

test('a series is refused with the closed day, or skips it', async () => {
  const court = await day.court();
  const refused = await day.book(court.id, at(17), weekly);
  expect(refused.error).toMatchObject({ error: 'club_closed', params: { start: at(17).replace(DAY, HOLIDAY) } });
  const body = { court_id: court.id, start: at(17), duration: 60, ...weekly };
  const preview = await api.client.call(bookingEndpoints.preview, { params: params(), body }, day.owner.token);
  expect(preview.data.occurrences.map((o) => o.problem)).toEqual([null, 'club_closed', null]);
  const skipped = await day.book(court.id, at(17), { ...weekly, on_conflict: 'skip' });
  expect(skipped.data.series).toMatchObject({ created: 2, skipped: [{ problem: 'club_closed' }] });
});

test('a series with a date on a day that was closed since is not moved, and says which date that is', async () => {
  await day.set({ closed_days: [] });
  const court = await day.court();
  const { data: first } = await day.book(court.id, at(10), weekly);
  await day.set({ closed_days: [{ date: HOLIDAY, name: 'Aniversario' }] });
  const target = { ...params(), bookingId: first.id };
  const move = (scope: 'one' | 'series') =>
    api.client.call(
      bookingEndpoints.change,
      { params: target, query: { scope }, body: { version: first.version, start: at(12) } },
      day.owner.token,
    );
  const refused = await move('series');
  expect(refused.error).toMatchObject({ error: 'club_closed', params: { start: at(12).replace(DAY, HOLIDAY) } });
  expect((await move('one')).status).toBe(200);
});

test('a month has no open minutes on a closed day', async () => {
  const query = { month: HOLIDAY.slice(0, 7) };
  const { data } = await api.client.call(bookingEndpoints.month, { params: params(), query }, day.owner.token);
  expect(data.find((d) => d.date === HOLIDAY)?.open_minutes).toBe(0);
  expect(data.find((d) => d.date === DAY)?.open_minutes).toBeGreaterThan(0);
});

test('a date is closed once', async () => {
  const { data } = await api.client.call(clubEndpoints.get, { params: params() }, day.owner.token);
  const closed_days = [HOLIDAY, HOLIDAY].map((date) => ({ date, name: '' }));
  const body = { version: data.version, closed_days };
  const answer = await api.client.call(clubEndpoints.change, { params: params(), body }, day.owner.token);
  expect(answer.error).toMatchObject({ error: 'validation_failed' });
});
