import { bookingErrors } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { bookingColumns } from '../booking-json';
import { lockCurrent } from '../current-booking';
import { type BookingNotification, bookingNotification } from '../notification/notification';
import { notificationSql, publishSql, selectVenue } from '../notification/sql';

export interface Cancellation {
  reason?: string | undefined;
  version: number;
}

/**
 * Cancels one booking. Returns its JSON text.
 * @throws not_found
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws booking_has_payments {paid}
 */
export async function cancelBooking(tx: Tx, actor: Actor, bookingId: string, body: Cancellation): Promise<string> {
  const { clubId, actorId } = actor;
  const before = await lockCurrent(tx, clubId, bookingId, body.version);
  if (before.paid > 0) throw AppError.of(bookingErrors.booking_has_payments, { paid: before.paid });
  const venue = await selectVenue(tx, clubId, before.court_id);
  const slot = { start: before.starts_at, end: before.ends_at };
  const object = { type: 'booking', id: bookingId };
  await audit(tx, { ...actor, action: 'booking.cancel', object, ...reasonOf(body) });
  return markCancelled(
    tx,
    clubId,
    bookingId,
    body.reason ?? '',
    bookingNotification('cancelled', venue, slot, actorId),
  );
}

/** Returns the reason for the audit, if one was given. */
export const reasonOf = ({ reason }: Cancellation) => (reason ? { reason } : {});

/** Cancels a locked booking in one statement with its notification and events. Returns its new JSON text. */
async function markCancelled(
  tx: Tx,
  clubId: string,
  bookingId: string,
  reason: string,
  notification: BookingNotification,
): Promise<string> {
  const [row] = await tx.prepared<{ booking: string }>(
    'cancel_booking',
    sql`with changed as (
      update bookings set state = 'cancelled', cancel_reason = ${reason}::text, version = version + 1
      where club_id = ${clubId}::uuid and id = ${bookingId}::uuid returning *
    ), shown as (select ${bookingColumns()} from changed b
    ), people as (
      select p.*, bp.seq from booking_players bp join players p on p.club_id = bp.club_id and p.id = bp.player_id
      where bp.club_id = ${clubId}::uuid and bp.booking_id = ${bookingId}::uuid
    ), notified as (${notificationSql('cancelled', sql`changed`, notification)}
    ), published as (${publishSql('cancelled')}
    )
    select row_to_json(s)::text as booking, pg_notify(${OUTBOX_CHANNEL}::text, s.club_id::text) from shown s`,
  );
  if (!row) throw new Error('a locked booking is gone');
  return row.booking;
}
