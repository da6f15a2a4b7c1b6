import { clubEvents } from '@canchero/shared-contracts/club';
import { type ClubClosing, clubClosingErrors, reopenableUntil } from '@canchero/shared-contracts/club-closing';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { appendEvent } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { clubFacts } from '../clubs/reads';
import { closedMail } from './mails';
import { lockForClosing, markClosed, selectOpen, selectOwners } from './sql';

/**
 * Closes a club for its owner, who gets a mail with the day until which it can be opened again. From now on only super
 * admins see it. Platform transactions only.
 * @throws forbidden {reason} for everyone but the owner
 * @throws not_found if another call closed it meanwhile
 * @throws club_name_differs {name}
 * @throws club_has_open_cash {desk}
 * @throws club_has_waiting_payments {payments, refunds, booking_id}
 * @throws club_has_bookings {count, first}
 */
export async function closeClub(
  tx: Tx,
  { clock, mail }: Pick<Services, 'clock' | 'mail'>,
  actor: Actor,
  { name, reason }: ClubClosing,
): Promise<void> {
  const { clubId } = actor;
  if (actor.role !== 'owner') throw AppError.of(commonErrors.forbidden, { reason: 'owner_only' });
  const club = await clubFacts(tx, clubId);
  if (name !== club.name) throw AppError.of(clubClosingErrors.club_name_differs, { name: club.name });
  await lockForClosing(tx, clubId);
  await checkNothingOpen(tx, clubId, clock());
  const { version, closed_at } = found(await markClosed(tx, clubId, { by: actor.actorId, reason }));
  await audit(tx, { ...actor, action: 'club.close', object: { type: 'club', id: clubId }, reason });
  await appendEvent(tx, clubId, clubEvents.changed, { club_id: clubId, version });
  for (const owner of await selectOwners(tx, clubId)) {
    await mail.queue(tx, closedMail(owner, { ...club, reason, until: reopenableUntil(new Date(closed_at)) }));
  }
}

/**
 * Checks that nothing of players or money would end with a club.
 * @throws club_has_open_cash {desk}
 * @throws club_has_waiting_payments {payments, refunds, booking_id}
 * @throws club_has_bookings {count, first}
 */
async function checkNothingOpen(tx: Tx, clubId: string, now: Date): Promise<void> {
  const { desk, payments, refunds, waiting_booking_id, bookings, first } = await selectOpen(tx, clubId, now);
  if (desk !== null) throw AppError.of(clubClosingErrors.club_has_open_cash, { desk });
  if (payments + refunds > 0) {
    throw AppError.of(clubClosingErrors.club_has_waiting_payments, {
      payments,
      refunds,
      booking_id: waiting_booking_id,
    });
  }
  if (bookings > 0) throw AppError.of(clubClosingErrors.club_has_bookings, { count: bookings, first });
}
