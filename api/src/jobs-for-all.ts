import { checkSumsJob } from './check-sums-job';
import { keepDaysJob } from './modules/admin-stats/keep-days';
import { eraseClosedClubsJob } from './modules/club-closing/erase-closed-clubs';
import { refreshJob } from './modules/mercadopago/refresh';
import { deleteMessagesJob } from './modules/online-payments/worker';
import type { SharedJob } from './platform/jobs/shared-jobs';
import { sweepJob } from './platform/jobs/sweep';
import type { Services } from './platform/services';

/** Lists the jobs that one instance does for all. Those that delete go by the database's clock. */
export const jobsForAll = (services: Services): SharedJob[] => [
  sweepJob(services.db),
  refreshJob(services),
  deleteMessagesJob(services),
  keepDaysJob(services),
  eraseClosedClubsJob(services),
  checkSumsJob(services),
];
