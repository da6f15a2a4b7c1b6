import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type Billing,
  canUpgrade,
  subscriptionErrors as e,
  type PaymentStep,
  type PlanId,
  type VerifiedPayment,
} from '@canchero/shared-contracts/subscription';
import type { Tx } from '../../platform/db/database';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { type StoredAgreement, selectAgreement, selectAgreementOf, wantAgreement } from './agreement-sql';
import { agreedAmount, periodPrice, trialEnd } from './billing-time';
import { changeSubscription } from './change-subscription';
import { selectPrice } from './charge-sql';
import { endWaiting } from './end-waiting';
import { compareAgreement } from './gateway-work';
import { checkEmail, lockOwnOwner, paidPlan } from './owner';
import { selectStored } from './subscription-sql';

/**
 * Lets an owner try a plan for seven days, once.
 * @throws user_email_required @throws user_email_mismatch @throws owner_only {owner} @throws trial_used {ended_at}
 * @throws already_subscribed @throws plan_not_higher {plan} @throws contact_sales {plan}
 */
export function startTrial(
  services: Services,
  userId: string,
  { plan, user_email }: { plan: PlanId; user_email?: string | undefined },
  once: Once,
): Promise<void> {
  const start = async (tx: Tx) => {
    const owner = await lockOwnOwner(tx, userId);
    checkEmail(owner, user_email);
    const stored = await selectStored(tx, userId);
    if (plan === 'enterprise') throw AppError.of(e.contact_sales, { plan });
    if (!canUpgrade('starter', plan)) throw AppError.of(e.plan_not_higher, { plan: 'starter' });
    if (stored.trial_ends_at) throw AppError.of(e.trial_used, { ended_at: stored.trial_ends_at });
    const now = services.clock();
    const fields = {
      plan,
      trial_started_at: now.toISOString(),
      trial_ends_at: trialEnd(now).toISOString(),
      trial_warned: false,
    };
    const begun = await changeSubscription(tx, services, {
      ownerId: userId,
      event: 'trial_started',
      actorId: userId,
      fields,
    });
    if (!begun) throw AppError.of(e.already_subscribed);
  };
  return services.db.platform((tx) => once(tx, () => start(tx)));
}

/** Leaves the plan: a paid one at its period's end. @throws owner_only {owner} @throws nothing_to_cancel */
export function cancel(services: Services, userId: string, reason: string, once: Once): Promise<void> {
  const leave = async (tx: Tx) => {
    await lockOwnOwner(tx, userId);
    const stored = await selectStored(tx, userId);
    // a plan that was granted by hand has no charges that could end
    const left =
      stored.status === 'active' && !(await selectAgreementOf(tx, userId, 'active'))
        ? null
        : await changeSubscription(tx, services, {
            ownerId: userId,
            event: 'cancelled',
            actorId: userId,
            reason,
            fields: { planned_plan: null },
          });
    if (!left) throw AppError.of(e.nothing_to_cancel);
  };
  return services.db.platform((tx) => once(tx, () => leave(tx)));
}

/** Asks the gateway for a renewal that is due and was not heard of yet, so that a change counts from the period after it. */
async function hearOfRenewal(services: Services, userId: string): Promise<void> {
  const { db, clock, log } = services;
  const due = await db.platform(async (tx) => {
    const { period_ends_at } = await selectStored(tx, userId);
    const isOver = period_ends_at !== null && new Date(period_ends_at) <= clock();
    return isOver ? selectAgreementOf(tx, userId, 'active') : null;
  });
  // without the gateway the amount of the charge tells later which plan it pays
  if (due) {
    await compareAgreement(services, due).catch((error) => log.warn({ err: error }, 'a renewal was not asked for'));
  }
}

/** Takes back a cancellation or a planned change. @throws owner_only {owner} @throws nothing_to_resume */
export async function resume(services: Services, userId: string, once: Once): Promise<void> {
  await hearOfRenewal(services, userId);
  const goOn = async (tx: Tx) => {
    await lockOwnOwner(tx, userId);
    const stored = await selectStored(tx, userId);
    const active = await selectAgreementOf(tx, userId, 'active');
    // an agreement that the payer ended at the gateway cannot be charged again, nor a period that is over be renewed
    const isOver = stored.period_ends_at !== null && new Date(stored.period_ends_at) <= services.clock();
    const possible = active && ((stored.status === 'cancelled' && !isOver) || stored.planned_plan);
    if (!possible) throw AppError.of(e.nothing_to_resume);
    await wantAgreement(tx, active.id, { amount: agreedAmount(stored, active.plan, active.billing) ?? active.price });
    const fields = { planned_plan: null };
    const event = { ownerId: userId, event: 'resumed', actorId: userId, fields } as const;
    // a planned plan whose first charge failed has begun
    if (!(await changeSubscription(tx, services, event))) throw AppError.of(e.nothing_to_resume);
  };
  return services.db.platform((tx) => once(tx, () => goOn(tx)));
}

/**
 * Plans a lower plan for the end of the present period, with the same billing.
 * @throws owner_only {owner} @throws plan_not_lower {plan} @throws contact_sales {plan}
 */
export async function planChange(
  services: Services,
  userId: string,
  { plan, period }: { plan: PlanId; period: Billing },
): Promise<PaymentStep> {
  await hearOfRenewal(services, userId);
  return services.db.platform(async (tx) => {
    await lockOwnOwner(tx, userId);
    const stored = await selectStored(tx, userId);
    const active = await selectAgreementOf(tx, userId, 'active');
    const monthly = await selectPrice(tx, userId, plan, period);
    if (monthly === null) throw AppError.of(e.contact_sales, { plan });
    const paid = paidPlan(stored);
    const isLower = canUpgrade(plan, paid) && plan !== 'starter' && period === stored.billing;
    if (!active || !isLower) throw AppError.of(e.plan_not_lower, { plan: paid });
    const planned = await changeSubscription(tx, services, {
      ownerId: userId,
      event: 'change_planned',
      actorId: userId,
      fields: { planned_plan: plan },
    });
    if (!planned) throw AppError.of(e.plan_not_lower, { plan: paid });
    await wantAgreement(tx, active.id, { amount: periodPrice(monthly, period) });
    return {
      requires_payment: false,
      payment_url: null,
      subscription_id: null,
      payment_id: null,
      gateway: 'mercadopago',
    };
  });
}

/** Gives up the payment that waits, if there is one. @throws owner_only {owner} */
export function discard(services: Services, userId: string): Promise<void> {
  return services.db.platform(async (tx) => {
    await lockOwnOwner(tx, userId);
    const waiting = await selectAgreementOf(tx, userId, 'waiting');
    if (waiting) await endWaiting(tx, services, waiting, userId);
  });
}

/** Returns what came of a payment, once the gateway was asked. @throws not_found */
export async function verify(services: Services, id: string): Promise<VerifiedPayment> {
  const { db, log } = services;
  const before = await db.platform((tx) => selectAgreement(tx, id));
  if (!before) throw AppError.of(commonErrors.not_found);
  if (before.state !== 'active') {
    // without the gateway the answer is what is known, and the payer asks again
    await compareAgreement(services, before).catch((error) => log.warn({ err: error }, 'a payment was not verified'));
  }
  const agreement = (await db.platform((tx) => selectAgreement(tx, id))) as StoredAgreement;
  const state = stateOf(agreement);
  return {
    state,
    plan: agreement.plan,
    period: agreement.billing,
    amount: agreement.first_amount,
    currency: agreement.currency,
    status_detail: agreement.status_detail,
    payment_url: state === 'waiting' || state === 'failed' ? agreement.payment_url : null,
  };
}

const stateOf = ({ state, anchor_at, status_detail }: StoredAgreement): VerifiedPayment['state'] => {
  if (anchor_at) return 'paid';
  if (state === 'ended') return 'ended';
  return status_detail ? 'failed' : 'waiting';
};
