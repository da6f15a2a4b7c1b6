import type { RunJob } from '../../platform/metrics/metrics';
import type { Services } from '../../platform/services';
import { reviewLimits } from './limit-sql';
import { tellTeams } from './waiting-team';

const REVIEW_EVERY_MS = 60_000;

/**
 * Reviews the limits of all clubs once a minute, because a trial or a paid period ends without any write that a trigger
 * would see, and mails teams that will wait. Returns a function that stops it.
 */
export function startReviewingLimits(services: Services, run: RunJob): () => void {
  const review = () => services.db.platform(reviewLimits).then(() => tellTeams(services));
  const timer = setInterval(() => void run('court_limits', review), REVIEW_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
