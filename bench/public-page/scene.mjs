import path from 'node:path';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';

export const CLUBS = 10_000;
/** Club that is measured, as its public page names it. */
export const SLUG = 'bench-club-1';
/** Courts of that club; the others have four. */
export const COURTS = 12;
/** Days to come with bookings: 8 a court in the measured club, one a court in the others. */
export const DAYS = 10;

/**
 * Fills the database with clubs that have a public page, with their courts and bookings to come. It uses SQL without
 * triggers, since this is not measured.
 * @param {string} url of a superuser
 */
export async function fillClubs(url) {
  const { code, output } = await run(path.join(await findPostgres(console.log), 'psql'), [
    ...['-v', 'ON_ERROR_STOP=1', '-q', '-d', url, '-c'],
    `set session_replication_role = replica;
     insert into clubs (owner_id, name, slug, sports, public_enabled, horizon_days)
     select (select min(id::text)::uuid from users), 'Bench ' || n, 'bench-club-' || n, '{padel}', true, 60
     from generate_series(1, ${CLUBS}) n;
     insert into courts (club_id, name, sport, capacity, color, sort, status, base_price)
     select c.id, 'Court ' || n, 'padel', 4, '#0b7a75', n, 'active', 1000000
     from clubs c, generate_series(1, case c.slug when '${SLUG}' then ${COURTS} else 4 end) n
     where c.slug like 'bench-club-%';
     insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
     select k.club_id, k.id, at, at + interval '90 minutes', 'turno', 1000000
     from courts k join clubs c on c.id = k.club_id, generate_series(1, ${DAYS}) day,
       generate_series(0, case c.slug when '${SLUG}' then 7 else 0 end) slot,
       lateral (select date_trunc('day', now()) + day * interval '1 day' + slot * interval '2 hours' + interval '3 hours' as at) t
     where c.slug like 'bench-club-%';
     set session_replication_role = default`,
  ]);
  if (code !== 0) throw new Error(output);
  const analyzed = await run(path.join(await findPostgres(console.log), 'psql'), [
    '-q',
    '-d',
    url,
    '-c',
    'vacuum analyze',
  ]);
  if (analyzed.code !== 0) throw new Error(analyzed.output);
}
