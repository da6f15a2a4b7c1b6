import { type BookingPlace, bookingErrors, type Clash, endOf } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { sqlState } from '../../../platform/db/pg-error';

const EXCLUSION_VIOLATION = '23P01';

/**
 * Runs a write that puts bookings at places, and names what is in the way if the database refuses it because a court is
 * taken. A savepoint lets the transaction go on to look for that.
 * @param except ids of the bookings that are written, which do not conflict with themselves
 * @throws schedule_conflict {conflicts}
 */
export async function refuseConflicts<T>(
  tx: Tx,
  clubId: string,
  places: readonly BookingPlace[],
  except: readonly string[],
  write: () => Promise<T>,
): Promise<T> {
  try {
    // Both are sent at once, in this order: the savepoint costs no round trip.
    const [, written] = await Promise.all([tx.query(sql`savepoint before_write`), write()]);
    return written;
  } catch (error) {
    if (sqlState(error)?.code !== EXCLUSION_VIOLATION) throw error;
    await tx.query(sql`rollback to savepoint before_write`);
    const conflicts = await selectConflicts(tx, clubId, places, except);
    throw AppError.of(bookingErrors.schedule_conflict, { conflicts }, { cause: error });
  }
}

/** Selects the bookings and blocks that hold a court at some time of the places, by start. */
export function selectConflicts(
  tx: Tx,
  clubId: string,
  places: readonly BookingPlace[],
  except: readonly string[] = [],
): Promise<Clash[]> {
  const courts = places.map((place) => place.court_id);
  const starts = places.map((place) => place.start);
  const ends = places.map(endOf);
  const wanted = sql`
    unnest(${courts}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) w(court_id, starts_at, ends_at)`;
  return tx.query<Clash>(sql`
    select distinct b.id, b.court_id, b.starts_at as start, b.ends_at as "end", coalesce(
      (select trim(p.first_name || ' ' || p.last_name)
       from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
       where bp.club_id = b.club_id and bp.booking_id = b.id order by bp.seq limit 1), b.description) as who
    from ${wanted}
    join bookings b on b.club_id = ${clubId} and b.court_id = w.court_id
      and b.starts_at < w.ends_at and b.ends_at > w.starts_at and b.starts_at > w.starts_at - interval '24 hours'
      and b.state in ('hold', 'pending_payment', 'confirmed', 'completed')
    where b.id <> all(${except}::uuid[])
    union
    select k.id, c.court_id, k.starts_at, k.ends_at, k.reason
    from ${wanted}
    join blocks k on k.club_id = ${clubId} and k.starts_at < w.ends_at and k.ends_at > w.starts_at
    join block_courts c on c.club_id = k.club_id and c.block_id = k.id and c.court_id = w.court_id
    order by start`);
}
