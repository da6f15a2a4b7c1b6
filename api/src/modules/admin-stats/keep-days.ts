import type { SharedJob } from '../../platform/jobs/shared-jobs';
import type { Services } from '../../platform/services';
import { keepDays } from './service';

const EVERY_MS = 60 * 60_000;

/** Keeps the platform's days, hourly. */
export const keepDaysJob = (services: Services): SharedJob => ({
  name: 'platform_days',
  everyMs: EVERY_MS,
  work: () => keepDays(services),
});
