import { AppError } from '@canchero/shared-contracts/core';
import { type PlanId, subscriptionErrors } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { PLAN_IN_FORCE, subscriptionState } from './lifecycle';
import { lockOwner, type Owner, type StoredSubscription } from './subscription-sql';

/** Returns the owner on whose subscription a user depends: themselves, unless they only work at others' clubs. */
export async function ownerOf(tx: Tx, userId: string): Promise<{ id: string; name: string }> {
  const [row] = await tx.query<{ id: string; name: string }>(sql`
    select u.id, u.name from users u where u.id = coalesce(
      (select owner_id from subscriptions where owner_id = ${userId}::uuid),
      (select c.owner_id from memberships m join clubs c on c.id = m.club_id and c.closed_at is null
        where m.user_id = ${userId}::uuid order by m.role = 'owner' desc, m.created_at, c.id limit 1),
      ${userId}::uuid)`);
  if (!row) throw new Error('the user has no account');
  return row;
}

/**
 * Locks the caller's account for a change of their subscription.
 * @throws owner_only {owner}
 */
export async function lockOwnOwner(tx: Tx, userId: string): Promise<Owner> {
  const { id, name } = await ownerOf(tx, userId);
  if (id !== userId) throw AppError.of(subscriptionErrors.owner_only, { owner: name });
  return lockOwner(tx, userId);
}

/**
 * Checks the address that an upgrade or a trial has to name.
 * @throws user_email_required
 * @throws user_email_mismatch
 */
export function checkEmail(owner: Owner, email: string | undefined): void {
  if (!email) throw AppError.of(subscriptionErrors.user_email_required);
  if (email.toLowerCase() !== owner.email.toLowerCase()) throw AppError.of(subscriptionErrors.user_email_mismatch);
}

/** Returns the plan that is paid for now: starter during a trial. */
export function paidPlan(s: StoredSubscription): PlanId {
  const state = subscriptionState(s);
  return PLAN_IN_FORCE[state] && state !== 'trialing' ? s.plan : 'starter';
}
