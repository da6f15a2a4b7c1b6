import type { Club, Sport } from '@canchero/shared-contracts/club';
import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { isoInstant } from '../../platform/db/iso-instant';
import { type CourtTariff, tariffColumns } from '../pricing/reads';
import type { BusyCourt } from './free-slots';

type SearchedClub = Pick<Club, 'timezone' | 'opening_hours' | 'closed_days' | 'slot_minutes'>;

/** All that a search for free slots needs to know. */
export interface SearchFacts extends SearchedClub {
  /** Courts that take bookings, in their order, with what holds them in the span. */
  courts: (BusyCourt & CourtTariff)[];
}

/** Selects the places whose holds the club's staff let go: for five minutes nobody else is offered them. */
export const releasedPlaces = sql`
  select club_id, court_id, starts_at, ends_at from recent_holds where released_at > now() - interval '5 minutes'`;

/** Selects the facts for a search in one round trip. The span [from, to) is ISO-8601 UTC. */
export async function selectSearchFacts(
  db: Database,
  clubId: string,
  { from, to, sport, online }: { from: string; to: string; sport: Sport | null; online: boolean },
): Promise<SearchFacts | null> {
  const [row] = await db.prepared<SearchFacts>(
    'free_slot_facts',
    sql`with booked as materialized (
       select court_id, starts_at, ends_at from bookings
       where club_id = ${clubId}::uuid and starts_at < ${to}::timestamptz
         and starts_at > ${from}::timestamptz - interval '24 hours' and ends_at > ${from}::timestamptz
         and state in ('hold', 'pending_payment', 'confirmed', 'completed')
         and (hold_until is null or hold_until > now()))
     select c.timezone, c.opening_hours, c.closed_days, c.slot_minutes, coalesce((
       select json_agg(t order by t.sort, t.id) from (
         select k.id, k.sort, c.timezone, c.currency, k.base_price,
           ${tariffColumns({ club: sql`c.id`, court: sql`k.id`, player: sql`null::uuid` })},
           coalesce((select json_agg(json_build_object('start', ${isoInstant('h.starts_at')},
               'end', ${isoInstant('h.ends_at')})) from (
             select b.starts_at, b.ends_at from booked b where b.court_id = k.id
             union all
             select s.starts_at, s.ends_at from block_courts x
             join blocks s on s.club_id = x.club_id and s.id = x.block_id
             where x.club_id = c.id and x.court_id = k.id
               and s.starts_at < ${to}::timestamptz and s.ends_at > ${from}::timestamptz
             union all
             select r.starts_at, r.ends_at from (${releasedPlaces}) r
             where ${online}::boolean and r.club_id = c.id and r.court_id = k.id
               and r.starts_at < ${to}::timestamptz and r.ends_at > ${from}::timestamptz) h), '[]'::json) as busy
         from courts k
         where k.club_id = c.id and k.removed_at is null and k.status = 'active'
           and (${sport}::text is null or k.sport = ${sport}::text)
           and not coalesce(k.blocked_by_plan_at <= now(), false)) t), '[]'::json) as courts
     from clubs c where c.id = ${clubId}::uuid`,
    clubId,
  );
  return row ?? null;
}
