import path from 'node:path';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';

const COURTS = 20;
const DAYS = 250;
const A_DAY = 20;
/** Span far ahead, without demo data, in days of Buenos Aires. */
export const SPAN = { from: '2036-01-01', to: '2036-12-31' };
export const ROWS = COURTS * DAYS * A_DAY;

/**
 * Fills a year of a club with as many bookings as an export may have, each with two players. It uses SQL, since this is
 * not measured.
 * @param {string} url of a superuser @param {string} clubId
 */
export async function fillYear(url, clubId) {
  const { code, output } = await run(path.join(await findPostgres(console.log), 'psql'), [
    ...['-v', 'ON_ERROR_STOP=1', '-q', '-d', url, '-c'],
    `set session_replication_role = replica;
     with stood as (
       insert into courts (club_id, id, name, sport, capacity, color, sort, status, base_price)
       select '${clubId}', gen_random_uuid(), 'Cancha ' || n, 'padel', 4, '#0b7a75', 100 + n, 'active', 1000000
       from generate_series(1, ${COURTS}) n returning id
     )
     insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, description)
     select '${clubId}', stood.id, at, at + interval '30 minutes', 'turno', 1234567, 'Turno de prueba ' || slot
     from stood, generate_series(0, ${DAYS - 1}) day, generate_series(0, ${A_DAY - 1}) slot,
       lateral (select timestamptz '2036-01-01T11:00:00Z' + day * interval '1 day' + slot * interval '45 minutes' as at) t;
     insert into booking_players (club_id, booking_id, player_id, starts_at)
     select b.club_id, b.id, p.id, b.starts_at
     from bookings b, (select id from players where club_id = '${clubId}' order by id limit 2) p
     where b.club_id = '${clubId}' and b.starts_at >= '2036-01-01';
     analyze`,
  ]);
  if (code !== 0) throw new Error(output);
}
