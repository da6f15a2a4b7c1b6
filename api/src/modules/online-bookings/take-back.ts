import { AppError } from '@canchero/shared-contracts/core';
import { onlineBookingErrors } from '@canchero/shared-contracts/online-booking';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { deleteHold, lockHold } from '../bookings/writes';
import { markReleased } from './hold-sql';

/**
 * Ends a hold on behalf of the club. Its holder can no longer book it, and for some minutes only the club can book its
 * place: where many addresses hold the only court in turn, staff could not sell it otherwise.
 * @throws hold_ended
 */
export async function takeBack(tx: Tx, actor: Actor, holdId: string): Promise<void> {
  const { clubId } = actor;
  if (!(await lockHold(tx, clubId, holdId))) throw AppError.of(onlineBookingErrors.hold_ended);
  await deleteHold(tx, clubId, holdId);
  await markReleased(tx, clubId, holdId);
  await audit(tx, { ...actor, action: 'booking.release', object: { type: 'booking', id: holdId } });
}
