import { AppError } from '@canchero/shared-contracts/core';
import {
  type Billing,
  canPayByMonth,
  canUpgrade,
  subscriptionErrors as e,
  type PaymentStep,
  type PlanId,
} from '@canchero/shared-contracts/subscription';
import type { Tx } from '../../platform/db/database';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { endAgreement, insertAgreement, openAgreement, type StoredAgreement, selectAgreementOf } from './agreement-sql';
import { creditOf, firstCharge, periodPrice, unusedRest } from './billing-time';
import { changeSubscription } from './change-subscription';
import { selectPaidAt, selectPrice } from './charge-sql';
import { checkEmail, lockOwnOwner, paidPlan } from './owner';
import { lockOwner, type StoredSubscription, selectStored } from './subscription-sql';

const EXPIRES_MS = 24 * 60 * 60_000;

export interface UpgradeWish {
  plan: PlanId;
  period: Billing;
  user_email?: string | undefined;
}

/** Terms of a plan for an owner. Centavos. */
export interface Terms {
  price: number;
  credit: number;
  first: number;
}

/**
 * Returns what an upgrade costs now.
 * @throws contact_sales {plan}
 */
export async function termsOf(tx: Tx, ownerId: string, plan: PlanId, billing: Billing, now: Date): Promise<Terms> {
  const monthly = await selectPrice(tx, ownerId, plan, billing);
  if (monthly === null) throw AppError.of(e.contact_sales, { plan });
  const price = periodPrice(monthly, billing);
  const paid = await selectPaidAt(tx, ownerId, now);
  const credit = paid ? creditOf(unusedRest(paid.worth, paid, now), price) : 0;
  return { price, credit, first: firstCharge(price, credit) };
}

/**
 * Begins to pay for a higher plan. A wish that waits already is answered again, so that two tabs pay once; another one
 * replaces it.
 * @throws user_email_required
 * @throws user_email_mismatch
 * @throws owner_only {owner}
 * @throws plan_not_higher {plan}
 * @throws billing_too_short
 * @throws contact_sales {plan}
 * @throws gateway_unavailable
 */
export async function upgrade(services: Services, userId: string, wish: UpgradeWish): Promise<PaymentStep> {
  const { db, clock } = services;
  const { platformAccount } = services;
  if (!platformAccount) throw AppError.of(e.gateway_unavailable);
  const agreement = await db.platform(async (tx) => {
    const owner = await lockOwnOwner(tx, userId);
    checkEmail(owner, wish.user_email);
    const stored = await selectStored(tx, userId);
    const now = clock();
    checkUpgrade(stored, wish, now);
    const { price, credit } = await termsOf(tx, userId, wish.plan, wish.period, now);
    const waiting = await selectAgreementOf(tx, userId, 'waiting');
    const same = waiting && waiting.plan === wish.plan && waiting.billing === wish.period;
    if (same && new Date(waiting.expires_at) > now) return waiting;
    if (waiting) await endAgreement(tx, waiting.id);
    const ends = stored.period_ends_at ? new Date(stored.period_ends_at).getTime() : Number.POSITIVE_INFINITY;
    const later = now.getTime() + EXPIRES_MS;
    const made = await insertAgreement(tx, {
      owner_id: userId,
      plan: wish.plan,
      billing: wish.period,
      price,
      credit,
      collector: platformAccount.collector,
      now,
      // what is taken off holds for the present period only
      expiresAt: new Date(credit > 0 ? Math.min(later, ends) : later),
    });
    await changeSubscription(tx, services, { ownerId: userId, event: 'checkout_started', actorId: userId });
    return made;
  });
  return stepOf(await openAtGateway(services, agreement));
}

/**
 * Checks a wish that is paid at once: a higher plan, or the same one by the year, or by the month once its year ends.
 * @throws contact_sales {plan}
 * @throws plan_not_higher {plan}
 * @throws billing_too_short while a paid year goes on
 */
function checkUpgrade(stored: StoredSubscription, { plan, period }: UpgradeWish, now: Date): void {
  if (plan === 'enterprise') throw AppError.of(e.contact_sales, { plan });
  const paid = paidPlan(stored);
  if (!canUpgrade(paid, plan) && !isOtherBilling(stored, plan, period)) {
    throw AppError.of(e.plan_not_higher, { plan: paid });
  }
  if (paid !== 'starter' && isTooShort(stored, period, now)) throw AppError.of(e.billing_too_short);
}

/** Checks whether a wish is for the plan that is paid, with another billing. */
export const isOtherBilling = (stored: StoredSubscription, plan: PlanId, period: Billing): boolean =>
  paidPlan(stored) === plan && stored.billing !== null && stored.billing !== period;

/** Checks whether too much of a paid year is left to pay by the month. */
export const isTooShort = ({ billing, period_ends_at }: StoredSubscription, period: Billing, now: Date): boolean =>
  billing === 'annual' && period === 'monthly' && period_ends_at !== null && !canPayByMonth(period_ends_at, now);

/**
 * Opens an agreement at the gateway if it is not open yet. Repeated and racing calls open one.
 * @throws gateway_unavailable
 */
export async function openAtGateway(services: Services, agreement: StoredAgreement): Promise<StoredAgreement> {
  const { db, agreements, platformAccount, config, log } = services;
  if (agreement.state !== 'created') return agreement;
  if (!platformAccount) throw AppError.of(e.gateway_unavailable);
  const owner = await db.platform((tx) => lockOwner(tx, agreement.owner_id));
  const made = await agreements
    .createAgreement(platformAccount.token, {
      reference: agreement.id,
      title: `Canchero ${agreement.plan}`,
      payerEmail: owner.email,
      amount: agreement.first_amount,
      currency: agreement.currency,
      months: agreement.billing === 'annual' ? 12 : 1,
      resultUrl: `${config.publicUrl}/subscription/success?subscription_id=${agreement.id}`,
    })
    .catch((error) => {
      if (!(error instanceof MercadoPagoError)) throw error;
      log.warn({ err: error }, 'an agreement was not opened');
      throw AppError.of(e.gateway_unavailable);
    });
  return (await db.platform((tx) => openAgreement(tx, agreement.id, made))) ?? agreement;
}

export const stepOf = (agreement: StoredAgreement): PaymentStep => ({
  requires_payment: true,
  payment_url: agreement.payment_url,
  subscription_id: agreement.id,
  payment_id: agreement.gateway_id,
  gateway: 'mercadopago',
});
