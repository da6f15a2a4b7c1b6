import type { PlatformOverview } from '@canchero/shared-contracts/admin-stats';
import type { RegisteredRelease, Rollout } from '@canchero/shared-contracts/federation';
import type { Revenue } from '@canchero/shared-contracts/revenue';
import { failureRate } from '../../../releases/failure-rate';

/** Something that a super admin should look at. */
export type Attention =
  | { kind: 'halted'; name: string; version: string }
  | { kind: 'failing'; name: string; version: string; rate: number }
  | { kind: 'churned'; rate: number }
  | { kind: 'overdue'; count: number }
  | { kind: 'refund'; owner: string; payment: string; amount: number }
  | { kind: 'mails'; count: number }
  | { kind: 'job'; job: string };

/** Loads from which a rate of failures says something, and the rate from which it is bad: those of a trial's halt. */
const LOADS = 20;
const FAILING = 0.02;
/** Share of the recurring revenue that may be lost in a month without a word. */
const CHURNED = 0.05;

/**
 * Lists what needs a hand: trials that halted, releases and jobs that fail, mails that wait, charges that failed or could
 * not be given back, a month that loses much.
 */
export function attentionOf(
  releases: readonly RegisteredRelease[],
  rollouts: readonly Rollout[],
  revenue: Revenue,
  { past_due, late_mails, jobs, failed_refunds = [] }: PlatformOverview,
): Attention[] {
  const churn = revenue.by_month.at(-1)?.churn_rate ?? 0;
  return [
    ...rollouts.flatMap(({ name, canary }) =>
      canary?.halted_by === 'failures' ? [{ kind: 'halted' as const, name, version: canary.version }] : [],
    ),
    ...releases.flatMap((release) => {
      const rate = failureRate(release) ?? 0;
      const isBad = Math.max(release.loads, release.failures) >= LOADS && rate > FAILING;
      return isBad ? [{ kind: 'failing' as const, name: release.name, version: release.version, rate }] : [];
    }),
    ...jobs.flatMap(({ job, succeeded_at, failed_at }) =>
      failed_at && (!succeeded_at || failed_at > succeeded_at) ? [{ kind: 'job' as const, job }] : [],
    ),
    ...(late_mails > 0 ? [{ kind: 'mails' as const, count: late_mails }] : []),
    ...(past_due > 0 ? [{ kind: 'overdue' as const, count: past_due }] : []),
    ...failed_refunds.map(({ owner_id: owner, payment_id: payment, amount }) => ({
      kind: 'refund' as const,
      owner,
      payment,
      amount,
    })),
    ...(churn > CHURNED ? [{ kind: 'churned' as const, rate: churn }] : []),
  ];
}
