import { type PlanId, PRICED_PLANS } from '@canchero/shared-contracts/subscription';
import type { Tx } from '../../platform/db/database';
import type { AgreementCharge } from '../../platform/payments/agreement-gateway';
import type { Services } from '../../platform/services';
import {
  beginAgreement,
  endAgreement,
  noteRefusal,
  type StoredAgreement,
  selectAgreementAt,
  selectAgreementOf,
  takePlanAndPrice,
  wantAgreement,
} from './agreement-sql';
import { agreedAmount, nextAttempt, periodOf, periodPrice, retriesEnd } from './billing-time';
import { changeSubscription } from './change-subscription';
import { countPaid, cutPaid, selectCharge, selectPrice, storeCharge } from './charge-sql';
import { endWaiting } from './end-waiting';
import { lockOwner, selectStored } from './subscription-sql';

/**
 * Applies a charge as the gateway describes it, however often and in whatever order its messages come. Returns false if
 * it belongs to no agreement of ours. A first charge that differs from what was agreed is given back.
 */
export function applyCharge(services: Services, charge: AgreementCharge): Promise<boolean> {
  return services.db.platform(async (tx) => {
    const found = await selectAgreementAt(tx, charge.agreementId);
    if (!found) return false;
    await lockOwner(tx, found.owner_id);
    // read again: what came before may have changed it while the owner was locked
    const agreement = (await selectAgreementAt(tx, charge.agreementId)) as StoredAgreement;
    const known = await selectCharge(tx, charge.id);
    if (known && known.state !== 'failed') return true;
    const n = await countPaid(tx, agreement.id);
    if (charge.currency !== agreement.currency || (n === 0 && charge.amount !== agreement.first_amount)) {
      services.log.error({ charge: charge.id, agreement: agreement.id }, 'a charge is not what was agreed');
      if (charge.status !== 'processed') return false;
      const span = periodOf(charge.debitAt, agreement.billing, 0);
      const record = { agreement, charge, plan: agreement.plan, n, span, worth: charge.amount, now: services.clock() };
      await storeCharge(tx, { ...record, state: 'refunded' });
      return true;
    }
    if (charge.status === 'processed') await applyPaid(tx, services, agreement, charge, n);
    else if (charge.status !== 'scheduled' && charge.retries + 1 > (known?.attempts ?? 0)) {
      await applyFailed(tx, services, agreement, charge, n);
    }
    return true;
  });
}

async function applyPaid(tx: Tx, services: Services, agreement: StoredAgreement, charge: AgreementCharge, n: number) {
  const { owner_id: ownerId, id } = agreement;
  const now = services.clock();
  const active = await selectAgreementOf(tx, ownerId, 'active');
  const waiting = await selectAgreementOf(tx, ownerId, 'waiting');
  const anchor = n === 0 ? charge.debitAt : new Date(agreement.anchor_at as string);
  const span = periodOf(anchor, agreement.billing, n);
  const worth = n === 0 ? agreement.price : charge.amount;
  const record = { agreement, charge, n, span, worth, now };
  const isAfterLeaving = n > 0 && agreement.left_at !== null && charge.updatedAt > new Date(agreement.left_at);
  // an owner who replaced a request and paid the old one as well gets that payment back, even if the new one is not
  // paid yet
  const isReplaced = agreement.state === 'ended' && (active || (n === 0 && waiting));
  if (isAfterLeaving || isReplaced) {
    await storeCharge(tx, { ...record, plan: agreement.plan, state: 'refunded' });
    return;
  }
  if (n === 0) {
    if (active) await endAgreement(tx, active.id);
    await cutPaid(tx, ownerId, anchor);
    await beginAgreement(tx, id, anchor);
  } else {
    // what waits was computed with the rest of the period before this one
    if (waiting) await endAgreement(tx, waiting.id);
    if (agreement.state === 'ended') await beginAgreement(tx, id, anchor);
  }
  const stored = await selectStored(tx, ownerId);
  const plan = n === 0 ? agreement.plan : await planCharged(tx, services, agreement, charge, stored.planned_plan);
  // a lower plan that was planned too late for this charge begins with the next one
  const isTooLate = n > 0 && stored.planned_plan !== null && plan === agreement.plan;
  if (n > 0 && (plan !== agreement.plan || charge.amount !== agreement.price)) {
    await takePlanAndPrice(tx, id, plan, charge.amount);
  }
  if (n > 0 && plan !== agreement.plan) {
    // a change that was taken back too late has begun, and goes on at its price
    await wantAgreement(tx, id, { amount: agreedAmount(stored, plan, agreement.billing) ?? charge.amount });
  }
  await storeCharge(tx, { ...record, plan, state: 'paid' });
  await changeSubscription(tx, services, {
    ownerId,
    event: n === 0 ? 'checkout_paid' : 'renewal_paid',
    fields: {
      plan,
      billing: agreement.billing,
      planned_plan: isTooLate ? stored.planned_plan : null,
      period_ends_at: span.endsAt.toISOString(),
    },
  });
}

/**
 * Returns the plan that a renewal pays: the gateway may have charged before it or we heard of a change, so that the
 * amount tells it. One that no plan costs was asked for by us once, and pays the plan as it is.
 */
async function planCharged(
  tx: Tx,
  { log }: Services,
  agreement: StoredAgreement,
  { id, amount }: AgreementCharge,
  planned: PlanId | null,
): Promise<PlanId> {
  if (amount === agreement.wanted_amount) return planned ?? agreement.plan;
  if (amount === agreement.price) return agreement.plan;
  for (const plan of PRICED_PLANS) {
    const monthly = await selectPrice(tx, agreement.owner_id, plan, agreement.billing);
    if (monthly !== null && periodPrice(monthly, agreement.billing) === amount) return plan;
  }
  log.error({ charge: id, agreement: agreement.id }, 'a renewal is not what a plan costs');
  return agreement.plan;
}

async function applyFailed(tx: Tx, services: Services, agreement: StoredAgreement, charge: AgreementCharge, n: number) {
  const { owner_id: ownerId } = agreement;
  const now = services.clock();
  if (agreement.state !== 'active') return applyRefusal(tx, services, agreement, charge);
  const span = periodOf(new Date(agreement.anchor_at as string), agreement.billing, n);
  const record = { agreement, charge, plan: agreement.plan, n, span, worth: charge.amount, now };
  await storeCharge(tx, { ...record, state: 'failed' });
  const attempts = charge.retries + 1;
  const next = charge.status === 'cancelled' ? null : nextAttempt(charge.debitAt, attempts);
  const fields = {
    overdue_since: charge.debitAt.toISOString(),
    next_attempt_at: next?.toISOString() ?? null,
    failed_attempts: attempts,
  };
  await changeSubscription(tx, services, { ownerId, event: 'charge_failed', reason: charge.statusDetail, fields });
  if (next === null) await changeSubscription(tx, services, { ownerId, event: 'retries_ended' });
}

/** Applies a first charge that failed. What the gateway tries again stays open until it gives up. */
async function applyRefusal(tx: Tx, services: Services, agreement: StoredAgreement, charge: AgreementCharge) {
  const { owner_id: ownerId, id } = agreement;
  const { period_ends_at } = await selectStored(tx, ownerId);
  // what is taken off holds for the present period only
  const ends = agreement.credit > 0 && period_ends_at ? new Date(period_ends_at) : null;
  const retried = retriesEnd(charge.debitAt);
  await noteRefusal(tx, id, charge.statusDetail, ends && ends < retried ? ends : retried);
  if (charge.status === 'cancelled') await endWaiting(tx, services, agreement);
}
