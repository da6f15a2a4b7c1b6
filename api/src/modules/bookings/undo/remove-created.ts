import { bookingErrors, bookingEvents, type UndoneBooking } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { sqlState } from '../../../platform/db/pg-error';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns } from '../booking-json';
import { type LockedBooking, selectBooking } from '../sql';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Removes a booking that nobody has changed since it was made, with its whole series if it is of one: nothing of it is
 * left in lists and notifications, only in the audit.
 * @throws stale_version {current} if another booking of the series was changed since
 * @throws nothing_to_undo if it has notes or consumptions by now, or its series was extended
 */
export async function removeCreated(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { series_id: seriesId, price }: LockedBooking,
): Promise<UndoneBooking> {
  const { clubId } = actor;
  const shown = JSON.parse(found(await selectBooking(tx, clubId, bookingId))) as UndoneBooking;
  const made = await tx.query<{ id: string; version: number; created_at: string }>(sql`
    select id, version, created_at from bookings
    where club_id = ${clubId} and (id = ${bookingId} or series_id = ${seriesId}::uuid) order by starts_at for update`);
  if (made.some((b) => b.version !== 1)) throw AppError.of(commonErrors.stale_version, { current: shown });
  // what was made together was made at one instant, that of the transaction
  if (new Set(made.map((b) => String(b.created_at))).size > 1) throw AppError.of(bookingErrors.nothing_to_undo);
  const ids = made.map((b) => b.id);
  await deleteBookings(tx, clubId, ids, seriesId).catch((error) => {
    if (sqlState(error)?.code !== FOREIGN_KEY_VIOLATION) throw error;
    throw AppError.of(bookingErrors.nothing_to_undo, {}, { cause: error });
  });
  const object = seriesId ? { type: 'series', id: seriesId } : { type: 'booking', id: bookingId };
  const count = seriesId && { count: ids.length };
  await audit(tx, { ...actor, action: 'booking.undo_create', object, amount: price, ...count });
  const version = shown.version + 1;
  return { ...shown, state: 'cancelled', version, removed: true, changed: ids.length };
}

/** Deletes locked bookings with all that their making wrote, and publishes each as cancelled. */
async function deleteBookings(tx: Tx, clubId: string, ids: readonly string[], seriesId: string | null): Promise<void> {
  const { name, version, anyOf = null } = bookingEvents.cancelled;
  await tx.query(sql`
    with shown as (
      select ${bookingColumns()} from bookings b where b.club_id = ${clubId} and b.id = any(${ids}::uuid[])
    ), published as (
      insert into outbox (club_id, name, version, payload, any_of)
      select s.club_id, ${name}, ${version}::int, jsonb_build_object('booking',
        to_jsonb(s) || jsonb_build_object('state', 'cancelled', 'version', s.version + 1)), ${anyOf}::text[]
      from shown s order by s.start
    )
    select pg_notify(${OUTBOX_CHANNEL}, ${clubId}::uuid::text)`);
  await tx.query(sql`
    delete from notifications
    where club_id = ${clubId} and type = 'booking.created' and data->>'booking_id' = any(${ids}::text[])
      and created_at > now() - interval '1 day'`);
  await tx.query(sql`delete from booking_players where club_id = ${clubId} and booking_id = any(${ids}::uuid[])`);
  await tx.query(sql`delete from bookings where club_id = ${clubId} and id = any(${ids}::uuid[])`);
  if (seriesId) await tx.query(sql`delete from series where club_id = ${clubId} and id = ${seriesId}`);
}
