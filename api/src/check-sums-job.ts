import { CHECK_SUMS, compareSums, noteDifferences } from './check-sums';
import type { SharedJob } from './platform/jobs/shared-jobs';
import type { Services } from './platform/services';

const EVERY_MS = 24 * 60 * 60_000;

/** Compares the kept sums of all clubs with their rows once a day. Logs and counts what differs, and mends nothing. */
export const checkSumsJob = ({ db, log }: Pick<Services, 'db' | 'log'>): SharedJob => ({
  name: CHECK_SUMS,
  everyMs: EVERY_MS,
  work: async () => {
    const { lines, left } = await compareSums(db, [], false);
    if (left > 0) log.error({ lines }, 'kept sums differ from their rows');
    await noteDifferences(db, left);
  },
});
