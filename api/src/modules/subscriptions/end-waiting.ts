import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { endAgreement, type StoredAgreement, selectAgreement } from './agreement-sql';
import { changeSubscription } from './change-subscription';
import { lockOwner } from './subscription-sql';

/** Gives up a payment that nobody made in time. */
export async function endWaiting(tx: Tx, services: Services, { id, owner_id }: StoredAgreement, actorId?: string) {
  await lockOwner(tx, owner_id);
  const agreement = await selectAgreement(tx, id);
  if (agreement?.state !== 'created' && agreement?.state !== 'open') return;
  await endAgreement(tx, id);
  await changeSubscription(tx, services, { ownerId: owner_id, event: 'checkout_ended', actorId: actorId ?? null });
}
