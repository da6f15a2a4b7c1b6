import type { RunJob } from '../../platform/metrics/metrics';
import type { Services } from '../../platform/services';
import { deleteOldMessages } from './message-sql';
import { processMessages } from './process-messages';
import { reconcile } from './reconcile';
import { sendRefunds } from './send-refunds';

const EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 60 * 60_000;
const KEEP_MS = 30 * 24 * 60 * 60_000;

/** Wakes the worker of each running service. */
const workers = new WeakMap<Services, () => void>();

/** Makes the worker of a service look at once for what is due, if it has one. */
export const wakeWorker = (services: Services): void => workers.get(services)?.();

/** Does all that is due with the gateway: messages, refunds, checkouts. */
export async function workOnce(services: Services): Promise<void> {
  await processMessages(services);
  await sendRefunds(services);
  await reconcile(services);
}

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
  const sweep = () =>
    run('gateway_messages', () =>
      services.db.platform((tx) => deleteOldMessages(tx, new Date(services.clock().getTime() - KEEP_MS))),
    );
  const timer = setInterval(work, EVERY_MS).unref();
  const sweeper = setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
  workers.set(services, work);
  work();
  return async () => {
    stopped = true;
    clearInterval(timer);
    clearInterval(sweeper);
    workers.delete(services);
    await running;
  };
}
