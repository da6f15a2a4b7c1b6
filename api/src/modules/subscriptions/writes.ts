import type { SubscriptionChange } from '@canchero/shared-contracts/admin-subscription';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { endAgreement, noteLeft, type StoredAgreement, selectAgreementOf, wantAgreement } from './agreement-sql';
import { agreedAmount, periodPrice } from './billing-time';
import { stepsByHand } from './by-hand-rules';
import { selectPrice } from './charge-sql';
import { endWaiting } from './end-waiting';
import { subscriptionMail } from './mails';
import { lockOwner, type StoredSubscription, selectStored, storeSubscription } from './subscription-sql';

/**
 * Changes an owner's subscription by hand, in the caller's platform transaction. A plan that is granted or ended is no
 * longer charged; a price applies from the next charge on. A waiting payment is given up, since it was for other terms.
 * @throws bad_request {field}
 * @throws charged_by_gateway
 * @throws no_end
 * @throws no_plan
 */
export async function changeByHand(
  tx: Tx,
  services: Services,
  ownerId: string,
  actorId: string,
  { reason, ...change }: SubscriptionChange,
): Promise<void> {
  const owner = await lockOwner(tx, ownerId);
  const now = services.clock();
  const active = await selectAgreementOf(tx, ownerId, 'active');
  stepsByHand(await selectStored(tx, ownerId), active !== null, change, now);
  const waiting = await selectAgreementOf(tx, ownerId, 'waiting');
  if (waiting && (change.plan || change.status || change.price_override !== undefined)) {
    await endWaiting(tx, services, waiting, actorId);
  }
  const before = await selectStored(tx, ownerId);
  let stored = before;
  for (const { event, fields } of stepsByHand(before, active !== null, change, now)) {
    stored = { ...stored, ...fields };
    await storeSubscription(tx, stored, { event, actorId, reason, at: now });
    if (event !== 'granted' && event !== 'ended_by_hand') continue;
    if (active) {
      // what the gateway charges after this is given back
      await noteLeft(tx, active.id, now);
      await endAgreement(tx, active.id);
    }
    if (before.plan !== stored.plan) {
      await services.mail.queue(tx, subscriptionMail('plan_changed', owner, stored, services.config.publicUrl));
    }
  }
  if (active && !change.plan && !change.status) await wantAgreedPrice(tx, active, before, stored);
}

/** Has the next charge take the agreed price, or the catalogue's price if none is agreed. */
async function wantAgreedPrice(
  tx: Tx,
  { id, plan: charged, billing }: StoredAgreement,
  before: StoredSubscription,
  after: StoredSubscription,
): Promise<void> {
  const plan = before.planned_plan ?? charged;
  const applied = agreedAmount(before, plan, billing);
  const applies = agreedAmount(after, plan, billing);
  if (applied === applies) return;
  const catalogue = await selectPrice(tx, after.owner_id, plan, billing);
  const amount = applies ?? (catalogue === null ? null : periodPrice(catalogue, billing));
  if (amount !== null) await wantAgreement(tx, id, { amount });
}
