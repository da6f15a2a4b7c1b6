import type { RunJob } from '../../platform/metrics/metrics';
import type { Services } from '../../platform/services';
import { workOnSubscriptions } from './gateway-work';
import { processSubscriptionMessages } from './process-messages';

const EVERY_MS = 2_000;

/** Does all that is due for subscriptions: messages first, then what the clock and the gateway want. */
export async function billOnce(services: Services): Promise<void> {
  await processSubscriptionMessages(services);
  await workOnSubscriptions(services);
}

/** Bills every two seconds until the returned function is called; the next start goes on where this one stopped. */
export function startBilling(services: Services, run: RunJob): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= run('billing', () => billOnce(services)).finally(() => {
      running = null;
    });
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
