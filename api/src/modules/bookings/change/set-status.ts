import { bookingErrors, type SettableState } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { keepCourt } from '../../courts/writes';
import { lockCurrent } from '../current-booking';
import { refuseConflicts } from '../placement/conflicts';
import { updateBooking } from '../sql';
import { undoSql } from '../undo/stored-undo';
import { placeOf } from './place';

/**
 * Sets the state of a booking by hand. Returns its JSON text.
 * @throws not_found {resource} if its court was removed and it has not ended
 * @throws stale_version {current}
 * @throws booking_cancelled
 * @throws not_started_yet
 * @throws schedule_conflict {conflicts} if a court that was freed is taken by now
 */
export async function setStatus(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { status, version }: { status: SettableState; version: number },
  now: Date,
): Promise<string> {
  const { clubId } = actor;
  const before = await lockCurrent(tx, clubId, bookingId, version);
  if (status !== 'confirmed' && Date.parse(before.starts_at) > now.getTime()) {
    throw AppError.of(bookingErrors.not_started_yet);
  }
  // the place that a no-show freed is taken again, which a court that was removed meanwhile has no more
  const isBack = before.state === 'no_show' && Date.parse(before.ends_at) > now.getTime();
  if (isBack && !(await keepCourt(tx, clubId, before.court_id))) {
    throw AppError.of(commonErrors.not_found, { resource: 'court' });
  }
  await audit(tx, { ...actor, action: `booking.${status}`, object: { type: 'booking', id: bookingId } });
  return refuseConflicts(tx, clubId, [placeOf(before)], [bookingId], () =>
    updateBooking(tx, clubId, bookingId, {
      name: 'state',
      set: sql`state = ${status}::text, undo = ${undoSql(actor, `booking.${status}`)}`,
    }),
  );
}
