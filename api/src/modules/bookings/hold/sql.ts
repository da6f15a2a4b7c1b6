import { type BookingPlace, bookingEvents, endOf } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns } from '../booking-json';
import { KEPT_FOR_A_TIME } from '../reads';

/** Hold as the database keeps it; instants in ISO-8601 UTC. */
export interface StoredHold {
  id: string;
  starts_at: string;
  ends_at: string;
  hold_until: string;
}

/**
 * Takes a place for the minutes that the club gives, by the clock of the database, and publishes it to the agenda. Null
 * if the place is taken or the court is gone.
 * @param heldBy hash of the address that asks
 */
export async function insertHold(
  tx: Tx,
  clubId: string,
  hold: { place: BookingPlace; price: number; heldBy: string },
): Promise<StoredHold | null> {
  const { name, version, anyOf } = bookingEvents.updated;
  const { place } = hold;
  const [row] = await tx.prepared<StoredHold>(
    'insert_hold',
    sql`with placed as (
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, state, price, hold_until, held_by)
      select k.club_id, k.id, ${place.start}::timestamptz, ${endOf(place)}::timestamptz, 'turno', 'hold',
        ${hold.price}::bigint, clock_timestamp() + c.hold_minutes * interval '1 minute', ${hold.heldBy}::text
      from courts k join clubs c on c.id = k.club_id
      where k.club_id = ${clubId}::uuid and k.id = ${place.court_id}::uuid and k.removed_at is null
      for key share of k
      on conflict do nothing returning *
    ), shown as (select ${bookingColumns(sql`'[]'::json`)} from placed b
    ), published as (
      insert into outbox (club_id, name, version, payload, any_of)
      select s.club_id, ${name}::text, ${version}::int, jsonb_build_object('booking', to_jsonb(s)), ${anyOf ?? []}::text[]
      from shown s
    )
    select p.id, p.starts_at, p.ends_at, p.hold_until, pg_notify(${OUTBOX_CHANNEL}::text, p.club_id::text)
    from placed p`,
  );
  return row ?? null;
}

/**
 * Counts the places that an address keeps at a club without having booked them. Locks the address, so that two calls at once
 * are both counted.
 */
export async function countHolds(tx: Tx, clubId: string, heldBy: string): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('holds of ' || ${heldBy}, 0))`);
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from bookings b
    where b.club_id = ${clubId} and ${KEPT_FOR_A_TIME} and b.held_by = ${heldBy}`);
  return row?.n ?? 0;
}

/** Deletes a hold; a hold that has become a booking is left alone. */
export async function deleteHold(tx: Tx, clubId: string, holdId: string): Promise<void> {
  await tx.query(sql`delete from bookings where club_id = ${clubId} and id = ${holdId} and state = 'hold'`);
}

/** Ends what has run out in all clubs: holds are deleted, bookings that wait for their players are cancelled. */
export async function endHolds(db: Database): Promise<void> {
  await db.platform(async (tx) => {
    await tx.query(sql`delete from bookings where state = 'hold' and hold_until <= clock_timestamp()`);
    await tx.query(sql`
      select expire_bookings(club_id, array_agg(id)) from bookings
      where state = 'pending_payment' and hold_until <= clock_timestamp() group by club_id`);
  });
}
