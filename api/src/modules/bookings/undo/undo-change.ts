import { bookingErrors, type UndoneBooking } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { presentDebtors } from '../../payments/writes';
import { auditedMove, placeOf } from '../change/place';
import { lockVersion } from '../current-booking';
import { bookingNotification } from '../notification/notification';
import { selectVenue } from '../notification/sql';
import { refuseConflicts } from '../placement/conflicts';
import { selectPlacementFacts } from '../placement/facts';
import { checkPlanLimits } from '../placement/plan-limits';
import { selectRemoved } from '../removed-players';
import { lockSeriesOf } from '../series/sql';
import { type LockedBooking, selectBooking } from '../sql';
import { removeCreated } from './remove-created';
import { type ChangedBooking, lockChanged, restoreCancelled, selectBelongings, setBack, takeOff } from './sql';
import type { StoredUndo } from './stored-undo';

/**
 * Undoes the last changes of bookings that were changed together, all or none. Returns the first one.
 * @see undoChange for the errors
 */
export async function undoTogether(
  tx: Tx,
  actor: Actor,
  first: { id: string; version: number },
  others: readonly { id: string; version: number }[] = [],
): Promise<UndoneBooking> {
  const all = new Map([...others, first].map(({ id, version }) => [id.toLowerCase(), version]));
  const undone = new Map<string, UndoneBooking>();
  // in one order, so that two who undo the same wait for each other instead of locking each other out
  for (const [id, version] of [...all].sort(([a], [b]) => (a < b ? -1 : 1))) {
    undone.set(id, await undoChange(tx, actor, id, version));
  }
  return undone.get(first.id.toLowerCase()) as UndoneBooking;
}

/**
 * Undoes the last change of a booking: its columns are set back to what they were, in all bookings of a change of a
 * series. A cancelled booking comes back as it was, with its notes, players and history; a created one is removed. Any
 * other change of the booking since then raised its version, so nothing is overwritten.
 * @throws not_found {resource} if the court is gone
 * @throws stale_version {current} also if another booking of a series was changed since
 * @throws not_your_change
 * @throws nothing_to_undo
 * @throws waiting_ended if the time limit of the player for whom the booking waited is over
 * @throws schedule_conflict {conflicts} if the place was taken since
 * @throws slot_blocked {block}
 * @throws plan_limit_exceeded {resource, max, used}
 */
async function undoChange(tx: Tx, actor: Actor, bookingId: string, version: number): Promise<UndoneBooking> {
  const { clubId, actorId } = actor;
  // first, as changes of a series do, so that both wait for each other instead of locking each other out
  await lockSeriesOf(tx, clubId, bookingId);
  const booking = await lockVersion(tx, clubId, bookingId, version);
  const { undo } = booking;
  if (undo?.version !== version) {
    if (version !== 1) throw AppError.of(bookingErrors.nothing_to_undo);
    if (booking.created_by !== actorId) throw AppError.of(bookingErrors.not_your_change);
    return removeCreated(tx, actor, bookingId, booking);
  }
  if (undo.by !== actorId) throw AppError.of(bookingErrors.not_your_change);
  const changed = await lockChanged(tx, clubId, booking.series_id, bookingId, undo.change);
  if (changed.length !== undo.count || changed.some((b) => b.version !== b.undo_version)) {
    throw AppError.of(commonErrors.stale_version, { current: await currentOf(tx, clubId, bookingId) });
  }
  if (changed.some((b) => b.ran_out)) throw AppError.of(bookingErrors.waiting_ended);
  await checkRoom(tx, clubId, { ...booking, id: bookingId }, undo, changed);
  const ids = changed.map((b) => b.id);
  await refuseConflicts(tx, clubId, changed.map(placeOf), ids, () =>
    undo.action === 'booking.cancel'
      ? restore(tx, actor, bookingId, booking)
      : back(tx, actor, { ...booking, id: bookingId }, changed),
  );
  return { ...(await currentOf(tx, clubId, bookingId)), removed: false, changed: changed.length };
}

const currentOf = async (tx: Tx, clubId: string, bookingId: string) =>
  JSON.parse(found(await selectBooking(tx, clubId, bookingId))) as UndoneBooking;

/**
 * Checks that the court still exists, and that the plan has room for a booking that comes back, be it from its
 * cancellation or from another day or month. The other bookings of a series never left their days.
 * @throws not_found {resource}
 * @throws plan_limit_exceeded {resource, max, used}
 */
async function checkRoom(
  tx: Tx,
  clubId: string,
  booking: LockedBooking & { id: string },
  { before }: StoredUndo,
  changed: readonly ChangedBooking[],
): Promise<void> {
  const facts = found(await selectPlacementFacts(tx, clubId, before.court_id));
  if (facts.court_name === null) throw AppError.of(commonErrors.not_found, { resource: 'court' });
  const starts = changed.filter((b) => b.id === booking.id).map((b) => b.starts_at);
  await checkPlanLimits(tx, clubId, facts, starts, booking.state === 'cancelled' ? undefined : booking.starts_at);
}

/**
 * Restores a cancelled booking, notifies of it, and names in the audit what came back with it: not the players who were
 * removed from the club meanwhile.
 */
async function restore(tx: Tx, actor: Actor, bookingId: string, booking: LockedBooking): Promise<void> {
  const { clubId, actorId } = actor;
  await takeOff(tx, clubId, bookingId, await selectRemoved(tx, clubId, bookingId));
  const venue = await selectVenue(tx, clubId, booking.court_id);
  const slot = { start: booking.starts_at, end: booking.ends_at };
  await restoreCancelled(tx, clubId, bookingId, bookingNotification('restored', venue, slot, actorId));
  const fields = await selectBelongings(tx, clubId, bookingId);
  const object = { type: 'booking', id: bookingId };
  await audit(tx, { ...actor, action: 'booking.restore', object, fields, amount: booking.price });
}

/** Sets the columns of locked bookings back, and names in the audit those that a change had changed. */
async function back(
  tx: Tx,
  actor: Actor,
  booking: LockedBooking & { id: string },
  changed: readonly ChangedBooking[],
): Promise<void> {
  const ids = changed.map((b) => b.id);
  const fields = await setBack(tx, actor.clubId, ids, booking.id);
  for (const id of ids) await presentDebtors(tx, actor, { booking_id: id });
  const object = { type: 'booking', id: booking.id };
  const former = changed.find((b) => b.id === booking.id);
  const moved = former ? auditedMove(placeOf(booking), placeOf(former)) : {};
  const many = ids.length > 1 && { count: ids.length };
  await audit(tx, { ...actor, action: 'booking.undo', object, fields, ...many, ...moved });
}
