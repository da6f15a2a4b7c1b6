import type { Tx } from '../../platform/db/database';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import {
  claimAgreements,
  claimUnsynced,
  endAgreement,
  markSynced,
  type StoredAgreement,
  selectAgreement,
  selectAgreementAt,
  selectAgreementOf,
  syncLater,
} from './agreement-sql';
import { applyCharge } from './apply-charge';
import { retriesEnd, retriesEndedBefore, TRIAL_WARNING_DAYS, trialWarning } from './billing-time';
import { changeSubscription } from './change-subscription';
import { endWaiting } from './end-waiting';
import { giveBackCharges } from './give-back';
import { subscriptionMail } from './mails';
import { lockOwner, selectOwnersDue, selectStored, storeSubscription } from './subscription-sql';
import { openAtGateway } from './upgrade';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WAITING_EVERY_MS = 5 * 60_000;
const ACTIVE_EVERY_MS = 6 * HOUR_MS;
const LEASE_MS = 60_000;
/** Agreements that a round changes at the gateway. */
const SYNCED_AT_ONCE = 50;

/** Does all that is due for subscriptions: what the clock ends, what the gateway has to change, what it may have done. */
export async function workOnSubscriptions(services: Services): Promise<void> {
  await compareWithGateway(services);
  await followClock(services);
  await syncAgreements(services);
  await giveBackCharges(services);
}

/** Ends trials, cancelled periods and retries that are over, and warns of the end of a trial. */
async function followClock(services: Services): Promise<void> {
  const { db, clock, mail, config } = services;
  const now = clock();
  const warned = new Date(now.getTime() + TRIAL_WARNING_DAYS * DAY_MS);
  const owners = await db.platform((tx) => selectOwnersDue(tx, now, warned, retriesEndedBefore(now)));
  for (const ownerId of owners) {
    await db.platform(async (tx) => {
      const owner = await lockOwner(tx, ownerId);
      const s = await selectStored(tx, ownerId);
      const isPast = (instant: string | null) => instant !== null && new Date(instant) <= now;
      const end = (event: 'trial_ended' | 'period_ended' | 'retries_ended') =>
        changeSubscription(tx, services, { ownerId, event });
      if (s.status === 'trialing' && isPast(s.trial_ends_at)) await end('trial_ended');
      else if (s.status === 'cancelled' && isPast(s.period_ends_at)) await end('period_ended');
      else if (s.status === 'active' && isPast(s.period_ends_at)) {
        // one that is charged waits for its charge
        if (!(await selectAgreementOf(tx, ownerId, 'active'))) await end('period_ended');
      } else if (s.status === 'past_due' && s.overdue_since && retriesEnd(new Date(s.overdue_since)) <= now) {
        await end('retries_ended');
      } else if (s.status === 'trialing' && s.trial_ends_at && !s.trial_warned) {
        if (trialWarning(new Date(s.trial_ends_at)) > now) return;
        await mail.queue(tx, subscriptionMail('trial_warning', owner, s, config.publicUrl));
        const cause = { event: 'trial_started', actorId: null, reason: '', at: now } as const;
        await storeSubscription(tx, { ...s, trial_warned: true }, cause);
      }
    });
  }
}

/**
 * Makes agreements at the gateway what they have to be. An outage ends the round, because it would come back for all;
 * the next one begins with another agreement.
 */
async function syncAgreements({ db, agreements, platformAccount, log }: Services): Promise<void> {
  if (!platformAccount) return;
  for (let sent = 0; sent < SYNCED_AT_ONCE; sent++) {
    const agreement = await db.platform((tx) => claimUnsynced(tx, LEASE_MS));
    if (!agreement) return;
    try {
      await agreements.updateAgreement(platformAccount.token, agreement.gateway_id as string, {
        status: agreement.wanted_status,
        ...(agreement.wanted_status !== 'cancelled' && { amount: agreement.wanted_amount }),
      });
    } catch (error) {
      // an agreement that the payer or the gateway cancelled can no longer be changed
      const refused = error instanceof MercadoPagoError && error.kind === 'refused';
      log.warn({ err: error, agreement: agreement.id }, 'an agreement was not changed at the gateway');
      if (!refused) return void (await db.platform((tx) => syncLater(tx, agreement.id)));
    }
    await db.platform((tx) => markSynced(tx, agreement));
  }
}

/** Compares the agreements that are due with the gateway, for messages that never came. */
async function compareWithGateway(services: Services): Promise<void> {
  const { db, log } = services;
  const again = { waitingMs: WAITING_EVERY_MS, activeMs: ACTIVE_EVERY_MS };
  const due = await db.platform((tx) => claimAgreements(tx, again));
  for (const agreement of due) {
    await compareAgreement(services, agreement).catch((error) =>
      log.warn({ err: error, agreement: agreement.id }, 'an agreement was not compared with the gateway'),
    );
  }
}

/**
 * Applies what the gateway says of an agreement and its charges.
 * @throws MercadoPagoError
 */
export async function compareAgreement(services: Services, given: StoredAgreement): Promise<void> {
  const { db, agreements, platformAccount, clock } = services;
  if (!platformAccount) return;
  const expired = new Date(given.expires_at) <= clock();
  if (given.state === 'created' && !given.gateway_id && !expired) await openAtGateway(services, given);
  const agreement = await db.platform((tx) => selectAgreement(tx, given.id));
  if (!agreement) return;
  if (agreement.gateway_id) {
    const { token, collector } = platformAccount;
    const there = await agreements.getAgreement(token, agreement.gateway_id);
    if (there && (there.collector !== collector || there.reference !== agreement.id)) return;
    for (const charge of await agreements.findCharges(token, agreement.gateway_id)) await applyCharge(services, charge);
    if (there) await db.platform((tx) => followPayer(tx, services, agreement.id, there.status));
  }
  if (!expired) return;
  await db.platform(async (tx) => {
    await lockOwner(tx, agreement.owner_id);
    // read again: a refused charge that the gateway retries keeps it open
    const latest = await selectAgreement(tx, agreement.id);
    if (latest && new Date(latest.expires_at) <= clock()) await endWaiting(tx, services, latest);
  });
}

/** Follows what the payer did with the agreement at the gateway, as far as it was not us. */
async function followPayer(tx: Tx, services: Services, id: string, status: string): Promise<void> {
  const found = await selectAgreement(tx, id);
  if (!found) return;
  await lockOwner(tx, found.owner_id);
  const agreement = (await selectAgreement(tx, id)) as StoredAgreement;
  if (!agreement.synced || agreement.state !== 'active') return;
  const { owner_id: ownerId, wanted_status } = agreement;
  if (wanted_status === 'authorized' && (status === 'cancelled' || status === 'paused')) {
    await changeSubscription(tx, services, { ownerId, event: 'payer_left', reason: status });
    if (status === 'cancelled') await endAgreement(tx, id);
  } else if (wanted_status === 'authorized' && status === 'authorized') {
    await changeSubscription(tx, services, { ownerId, event: 'payer_returned' });
  }
}

/** Applies what a message of the gateway is about. Returns false if it is about nothing of ours. */
export async function applyMessage(services: Services, topic: string, objectId: string): Promise<boolean> {
  const { db, agreements, platformAccount } = services;
  if (!platformAccount) return false;
  if (topic === 'subscription_authorized_payment') {
    const charge = await agreements.getCharge(platformAccount.token, objectId);
    return charge !== null && applyCharge(services, charge);
  }
  const agreement = await db.platform((tx) => selectAgreementAt(tx, objectId));
  if (agreement) await compareAgreement(services, agreement);
  return agreement !== null;
}
