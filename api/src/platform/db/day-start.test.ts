import sql from 'sql-template-tag';
import { testDatabase } from '../../testing/test-database';
import type { Database } from './database';
import { dayStart } from './day-start';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

// midnight is skipped in Santiago, Asuncion (until 2024) and Havana, comes twice in Havana, and is right after an hour
// that comes twice in Santiago
test.each([
  'America/Santiago',
  'America/Asuncion',
  'America/Havana',
  'America/Sao_Paulo',
  'Europe/Madrid',
  'Asia/Tokyo',
])('a day begins with its first instant, on every day of twenty years (%s)', async (zone) => {
  const start = dayStart(sql`d.date`, sql`${zone}`);
  const wrong = await db.platform((tx) =>
    tx.query(sql`
        select d.date::text from (
          select date::date as date from generate_series(date '2015-01-01', date '2034-12-31', interval '1 day') date) d
        where (${start} at time zone ${zone})::date <> d.date
          or ((${start} - interval '1 microsecond') at time zone ${zone})::date <> d.date - 1`),
  );
  expect(wrong).toEqual([]);
});
