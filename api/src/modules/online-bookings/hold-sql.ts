import { type BookingPlace, endOf } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { KEPT_FOR_A_TIME } from '../bookings/reads';
import { releasedPlaces } from '../free-slots/reads';
import type { HoldPressure } from './hold-pressure';

/**
 * Counts the holds of the last half hour that have not become bookings: those of an address, of a place, and of the
 * whole club.
 */
export async function countUnbooked(
  tx: Tx,
  clubId: string,
  heldBy: string,
  place: BookingPlace,
): Promise<Omit<HoldPressure, 'open'>> {
  const [row] = await tx.query<{ of_address: number; of_place: number; of_club: number; courts: number }>(sql`
    select count(*) filter (where r.held_by = ${heldBy})::int as of_address, count(*)::int as of_club,
      count(*) filter (where r.court_id = ${place.court_id} and r.starts_at < ${endOf(place)}
        and r.ends_at > ${place.start})::int as of_place,
      (select count(*)::int from courts k
        where k.club_id = ${clubId} and k.removed_at is null and k.status = 'active') as courts
    from recent_holds r
    where r.club_id = ${clubId} and r.taken_at > now() - interval '30 minutes'
      and not exists (
        select from bookings b
        where b.club_id = r.club_id and b.id = r.hold_id and b.state not in ('hold', 'pending_payment', 'cancelled'))`);
  return {
    ofAddress: row?.of_address ?? 0,
    ofPlace: row?.of_place ?? 0,
    ofClub: row?.of_club ?? 0,
    courts: row?.courts ?? 0,
  };
}

/**
 * Checks whether half of the courts of a place's sport are held at its time and not booked. Locks the holds of the club,
 * so that calls at once are all counted.
 */
export async function isHalfHeld(tx: Tx, clubId: string, place: BookingPlace): Promise<boolean> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`holds at ${clubId}`}, 0))`);
  const end = endOf(place);
  const [row] = await tx.query<{ courts: number; held: number }>(sql`
    select count(*)::int as courts, count(*) filter (where exists (
      select from bookings b
      where b.club_id = k.club_id and b.court_id = k.id and ${KEPT_FOR_A_TIME}
        and b.starts_at < ${end} and b.ends_at > ${place.start}
    ))::int as held
    from courts k
    where k.club_id = ${clubId} and k.removed_at is null and k.status = 'active'
      and k.sport = (select sport from courts where club_id = ${clubId} and id = ${place.court_id})`);
  return row !== undefined && row.held >= Math.max(1, Math.floor(row.courts / 2));
}

/** Checks whether a proof, known by its challenge's signature, has held a place already. */
export async function isUsed(tx: Tx, clubId: string, proof: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from recent_holds where club_id = ${clubId} and proof = ${proof}`);
  return rows.length > 0;
}

/**
 * Remembers a hold for the half hour in which it counts.
 * @param hold `proof`: signature of the challenge that was solved for it
 */
export const insertRecentHold = (
  tx: Tx,
  clubId: string,
  { id, heldBy, place, proof }: { id: string; heldBy: string; place: BookingPlace; proof: string | null },
) =>
  tx.query(sql`
    insert into recent_holds (club_id, hold_id, held_by, court_id, starts_at, ends_at, proof)
    values (${clubId}, ${id}, ${heldBy}, ${place.court_id}, ${place.start}, ${endOf(place)}, ${proof})`);

/** Remembers that the club's staff let a hold go. */
export const markReleased = (tx: Tx, clubId: string, holdId: string) =>
  tx.query(sql`update recent_holds set released_at = now() where club_id = ${clubId} and hold_id = ${holdId}`);

/** Checks whether a place is the club's own, since its staff let go who held it (`releasedPlaces`). */
export async function isReleased(tx: Tx, clubId: string, place: BookingPlace): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from (${releasedPlaces}) r
    where r.club_id = ${clubId} and r.court_id = ${place.court_id} and r.starts_at < ${endOf(place)}
      and r.ends_at > ${place.start}`);
  return rows.length > 0;
}
