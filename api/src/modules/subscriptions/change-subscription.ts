import type { SubscriptionEvent } from '@canchero/shared-contracts/subscription';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { endAgreement, noteLeft, selectAgreementOf, wantAgreement } from './agreement-sql';
import { type Effect, statusOf, subscriptionState, transition } from './lifecycle';
import { type MailKind, subscriptionMail } from './mails';
import { lockOwner, type StoredSubscription, selectStored, storeSubscription } from './subscription-sql';

export interface Happening {
  ownerId: string;
  event: SubscriptionEvent;
  /** Id of the person who did it; null for the gateway and the clock. */
  actorId?: string | null;
  reason?: string;
  /** Fields that the event sets beside the state, such as the plan that was paid. */
  fields?: Partial<StoredSubscription>;
}

const MAILS: Partial<Record<Effect, MailKind>> = {
  mail_payment_failed: 'payment_failed',
  mail_plan_changed: 'plan_changed',
  mail_cancelled: 'cancelled',
};

/**
 * Applies an event to an owner's subscription by the table of transitions, with its effects, in the caller's
 * transaction. Returns the subscription; null if the event changes nothing in its state.
 */
export async function changeSubscription(
  tx: Tx,
  { clock, mail, config }: Pick<Services, 'clock' | 'mail' | 'config'>,
  { ownerId, event, actorId = null, reason = '', fields = {} }: Happening,
): Promise<StoredSubscription | null> {
  const owner = await lockOwner(tx, ownerId);
  const before = await selectStored(tx, ownerId);
  const step = transition(subscriptionState(before), event);
  if (!step) return null;
  const after: StoredSubscription = { ...before, ...fields, status: statusOf(step.to) };
  if (step.to !== 'past_due') Object.assign(after, { overdue_since: null, next_attempt_at: null, failed_attempts: 0 });
  if (step.effects.includes('drop_plan')) {
    Object.assign(after, { plan: 'starter', billing: null, planned_plan: null, period_ends_at: null });
  }
  await storeSubscription(tx, after, { event, actorId, reason, at: clock() });
  const active = await selectAgreementOf(tx, ownerId, 'active');
  if (active && event === 'cancelled') await noteLeft(tx, active.id, clock());
  if (active && event === 'resumed') await noteLeft(tx, active.id, null);
  for (const effect of step.effects) {
    if (active && effect === 'pause_charges') await wantAgreement(tx, active.id, { status: 'paused' });
    if (active && effect === 'resume_charges') await wantAgreement(tx, active.id, { status: 'authorized' });
    if (active && effect === 'end_agreement') await endAgreement(tx, active.id);
    const kind = MAILS[effect];
    if (kind) await mail.queue(tx, subscriptionMail(kind, owner, after, config.publicUrl));
  }
  return after;
}
