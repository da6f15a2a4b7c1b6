import { blockEndpoints } from '@canchero/shared-contracts/block';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at, DAY, TestClub } from '../../testing/test-club';

let api: Booted;
let day: TestClub;
beforeAll(async () => {
  api = await boot();
  day = await TestClub.open(api.client);
});
afterAll(() => api.close());

const setHours = (open: string, close: string) =>
  api.services.db.platform((tx) => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close }));
    return tx.query(sql`update clubs set opening_hours = ${JSON.stringify(hours)}::jsonb where id = ${day.clubId}`);
  });
const month = async (court_ids?: string) => {
  const query = { month: DAY.slice(0, 7), ...(court_ids && { court_ids }) };
  const { data } = await api.client.call(
    bookingEndpoints.month,
    { params: { clubId: day.clubId }, query },
    day.owner.token,
  );
  return data;
};
const of = (date: string, days: Awaited<ReturnType<typeof month>>) => days.find((d) => d.date === date);

test('each day of a month has its bookings and minutes, without cancelled ones', async () => {
  await setHours('10:00', '22:00');
  const [a, b] = [await day.court(), await day.court()];
  await day.booked(a.id, at(15));
  await day.booked(b.id, at(15), { duration: 90 });
  const gone = await day.booked(b.id, at(20));
  const cancel = { params: { clubId: day.clubId, bookingId: gone.id }, body: { version: gone.version } };
  await api.client.call(bookingEndpoints.cancel, cancel, day.owner.token);
  const body = { court_ids: [a.id], start: at(16), end: at(18), kind: 'weather' as const, reason: '' };
  await api.client.call(blockEndpoints.create, { params: { clubId: day.clubId }, body }, day.owner.token);

  const days = await month();
  expect(days).toHaveLength(31);
  expect(of(DAY, days)).toEqual({
    date: DAY,
    bookings: 2,
    booked_minutes: 150,
    blocked_minutes: 120,
    open_minutes: 2 * 12 * 60,
  });
  expect(of('2031-01-09', days)).toMatchObject({ bookings: 0, booked_minutes: 0, blocked_minutes: 0 });
  expect(of(DAY, await month(b.id))).toMatchObject({ bookings: 1, booked_minutes: 90, blocked_minutes: 0 });
});

test('hours past midnight belong to the day on which the club opened', async () => {
  await setHours('18:00', '03:00');
  const court = await day.court();
  // 01:00 of the 11th in Buenos Aires
  await day.booked(court.id, '2031-01-11T04:00:00.000Z');
  // 19:00 of the 11th
  await day.booked(court.id, '2031-01-11T22:00:00.000Z');
  const days = await month(court.id);
  expect(of('2031-01-10', days)).toMatchObject({ bookings: 1, open_minutes: 9 * 60 });
  expect(of('2031-01-11', days)).toMatchObject({ bookings: 1 });
});

/** Reads how long a club in Santiago, with one court and these hours, is open on a date, in minutes. */
async function openInSantiago(date: string, hours: readonly { weekday: number; open: string; close: string }[]) {
  const club = await TestClub.open(api.client);
  await club.court();
  await api.services.db.platform((tx) =>
    tx.query(sql`
      update clubs set timezone = 'America/Santiago', opening_hours = ${JSON.stringify(hours)}::jsonb
      where id = ${club.clubId}`),
  );
  const query = { month: date.slice(0, 7) };
  const params = { clubId: club.clubId };
  const { data } = await api.client.call(bookingEndpoints.month, { params, query }, club.owner.token);
  return of(date, data)?.open_minutes;
}

test.each([
  ['2031-04-05', 25],
  ['2031-04-06', 24],
  ['2031-09-07', 23],
])('a club that never closes is open on %s for %d hours, as the clocks of Santiago change', async (date, hours) => {
  expect(await openInSantiago(date, [])).toBe(hours * 60);
});

test('hours that begin in the hour that the clocks skip and end with it are none', async () => {
  expect(await openInSantiago('2031-09-07', [{ weekday: 7, open: '00:30', close: '01:00' }])).toBe(0);
});
