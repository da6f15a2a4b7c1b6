import path from 'node:path';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';

const COURTS = 30;
const DAYS = 30;
const A_DAY = 20;
/** Month far ahead, without demo data; its days are those of Buenos Aires. */
export const MONTH = '2036-01';
export const MONTH_BOOKINGS = COURTS * DAYS * A_DAY;

/**
 * Fills a month of a large club: 30 courts with 20 bookings each on every day. It uses SQL, since this is not measured.
 * @param {string} url of a superuser @param {string} clubId
 */
export async function fillMonth(url, clubId) {
  const { code, output } = await run(path.join(await findPostgres(console.log), 'psql'), [
    ...['-v', 'ON_ERROR_STOP=1', '-q', '-d', url, '-c'],
    `with stood as (
       insert into courts (club_id, id, name, sport, capacity, color, sort, status, base_price)
       select '${clubId}', gen_random_uuid(), 'Bench ' || n, 'padel', 4, '#0b7a75', 100 + n, 'active', 1000000
       from generate_series(1, ${COURTS}) n returning id
     )
     insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
     select '${clubId}', stood.id, at, at + interval '30 minutes', 'turno', 1000000
     from stood, generate_series(0, ${DAYS - 1}) day, generate_series(0, ${A_DAY - 1}) slot,
       lateral (select timestamptz '${MONTH}-01T11:00:00Z' + day * interval '1 day' + slot * interval '45 minutes' as at) t;
     analyze bookings`,
  ]);
  if (code !== 0) throw new Error(output);
}
