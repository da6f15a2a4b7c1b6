import { bookingErrors, bookingEvents, type SettableState } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { type BookingTarget, lockCurrent } from '../current-booking';
import { placing } from '../placement/conflicts';
import { type LockedBooking, updateBooking } from '../sql';

/**
 * Sets the state by hand. Answers JSON text.
 * @throws stale_version {current}, booking_cancelled, not_started_yet; schedule_conflict where a court that was freed
 * is taken again
 */
export function setStatus(
  services: Services,
  actor: Actor,
  target: BookingTarget,
  { status, version }: { status: SettableState; version: number },
): Promise<string> {
  const { clubId, bookingId } = target;
  let before: LockedBooking | undefined;
  return placing(
    services,
    clubId,
    async (tx) => {
      before = await lockCurrent(tx, target, version);
      if (status !== 'confirmed' && Date.parse(before.starts_at) > services.clock().getTime()) {
        throw AppError.of(bookingErrors.not_started_yet);
      }
      await audit(tx, { ...actor, action: `booking.${status}`, object: { type: 'booking', id: bookingId } });
      return updateBooking(tx, bookingEvents.updated, target, 'state', [status]);
    },
    () =>
      before
        ? [{ courtId: before.court_id, starts: [before.starts_at], ends: [before.ends_at], except: [bookingId] }]
        : [],
  );
}
