import { type BookingPlace, endOf } from '@canchero/shared-contracts/booking';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { isoInstant } from '../../../platform/db/iso-instant';

export interface OtherCourt {
  id: string;
  name: string;
}

/**
 * Selects a free court of the same sport for each place of a series whose own court is taken, by its start; a place
 * without a free court is left out. Courts of the same kind (covered or not) come first, then the club's order.
 * @param except ids of courts that are not to be taken. Default: none
 */
export async function selectOtherCourts(
  tx: Tx,
  clubId: string,
  places: readonly BookingPlace[],
  except: readonly string[] = [],
): Promise<Map<string, OtherCourt>> {
  const courts = places.map((place) => place.court_id);
  const starts = places.map((place) => place.start);
  const ends = places.map(endOf);
  const isTaken = (court: Sql) => sql`(
    exists (
      select 1 from bookings b where b.club_id = ${clubId}::uuid and b.court_id = ${court}
        and b.starts_at < w.e and b.ends_at > w.s and b.starts_at > w.s - interval '24 hours'
        and b.state in ('hold', 'pending_payment', 'confirmed', 'completed'))
    or exists (
      select 1 from block_courts c join blocks l on l.club_id = c.club_id and l.id = c.block_id
      where c.club_id = ${clubId}::uuid and c.court_id = ${court}
        and l.starts_at < w.e and l.ends_at > w.s))`;
  const rows = await tx.query<OtherCourt & { start: string }>(sql`
    select ${isoInstant('w.s')} as start, o.id, o.name
    from unnest(${courts}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) w(court_id, s, e)
    join courts own on own.club_id = ${clubId}::uuid and own.id = w.court_id
    cross join lateral (
      select k.id, k.name from courts k
      where k.club_id = own.club_id and k.sport = own.sport and k.id <> own.id and k.id <> all(${except}::uuid[])
        and k.status = 'active'
        and k.removed_at is null and coalesce(k.blocked_by_plan_at > now(), true) and not ${isTaken(sql`k.id`)}
      order by (k.indoor = own.indoor) desc, k.sort, k.name, k.id limit 1) o
    where ${isTaken(sql`w.court_id`)}`);
  return new Map(rows.map(({ start, ...court }) => [start, court]));
}
