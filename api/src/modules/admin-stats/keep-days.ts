import type { RunJob } from '../../platform/metrics/metrics';
import type { Services } from '../../platform/services';
import { keepDays } from './service';

const FIRST_AFTER_MS = 30_000;
const EVERY_MS = 60 * 60_000;

/** Keeps the platform's days half a minute after the start and then hourly, until the returned function is called. */
export function startKeepingPlatformDays(services: Services, run: RunJob): () => Promise<void> {
  let round = Promise.resolve();
  const keep = () => {
    round = run('platform_days', () => keepDays(services));
  };
  const first = setTimeout(keep, FIRST_AFTER_MS).unref();
  const hourly = setInterval(keep, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
    return round;
  };
}
