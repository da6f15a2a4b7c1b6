import { databaseNow } from '../../platform/db/database-now';
import type { SharedJob } from '../../platform/jobs/shared-jobs';
import type { RunJob } from '../../platform/metrics/metrics';
import type { PaymentGateway } from '../../platform/payments/gateway';
import type { Services } from '../../platform/services';
import { deleteOldMessages } from './message-sql';
import { processMessages } from './process-messages';
import { reconcile } from './reconcile';
import { sendRefunds } from './send-refunds';

const EVERY_MS = 2_000;
const DELETE_EVERY_MS = 60 * 60_000;
const KEEP_MS = 30 * 24 * 60 * 60_000;
/** Messages that one statement deletes. */
const BATCH = 5_000;

/** Wakes the worker that works with a gateway. */
const workers = new WeakMap<PaymentGateway, () => void>();

/** Makes the worker of a service look at once for what is due, if it has one. */
export const wakeWorker = ({ gateway }: Pick<Services, 'gateway'>): void => workers.get(gateway)?.();

/** Does all that is due with the gateway: messages, refunds, checkouts. */
export async function workOnce(services: Services): Promise<void> {
  await processMessages(services);
  await sendRefunds(services);
  await reconcile(services);
}

/** Deletes the gateway's messages of more than a month ago. */
export const deleteMessagesJob = ({ db }: Pick<Services, 'db'>): SharedJob => ({
  name: 'gateway_messages',
  everyMs: DELETE_EVERY_MS,
  work: async () => {
    const before = new Date((await databaseNow(db)).getTime() - KEEP_MS);
    for (let deleted = BATCH; deleted === BATCH; )
      deleted = await db.platform((tx) => deleteOldMessages(tx, before, BATCH));
  },
});

/**
 * Works at once, every two seconds, and when woken, until the returned function is called. Everything that it does is
 * written down before, so another instance, or the next start, goes on where this one stopped.
 */
export function startWorking(services: Services, run: RunJob): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const work = () => {
    if (stopped) return;
    again = running !== null;
    running ??= run('online_payments', () => workOnce(services)).finally(() => {
      running = null;
      if (again) work();
    });
  };
  const timer = setInterval(work, EVERY_MS).unref();
  workers.set(services.gateway, work);
  work();
  return async () => {
    stopped = true;
    clearInterval(timer);
    workers.delete(services.gateway);
    await running;
  };
}
