import { isUnavailable } from '../../platform/db/pg-error';
import type { Services } from '../../platform/services';
import { backoff, claimMessages, delayMessage, endMessage } from '../online-payments/writes';
import { applyMessage } from './gateway-work';

const LEASE_MS = 60_000;
/** Attempts before a message is given up; the comparison with the gateway does not need it. */
const MAX_ATTEMPTS = 10;

/** Processes the gateway's messages about subscriptions: hints what to read from it. */
export async function processSubscriptionMessages(services: Services): Promise<void> {
  const { db, log } = services;
  const due = await db.platform((tx) => claimMessages(tx, 'subscriptions', LEASE_MS));
  for (const { id, topic, object_id, attempts } of due) {
    try {
      const isOurs = await applyMessage(services, topic, object_id);
      await db.platform((tx) => endMessage(tx, id, isOurs ? 'applied' : 'foreign'));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.warn({ err: error, attempts }, 'a message about a subscription was not processed');
      await db.platform((tx) =>
        attempts >= MAX_ATTEMPTS ? endMessage(tx, id, 'given_up') : delayMessage(tx, id, backoff(attempts)),
      );
    }
  }
}
