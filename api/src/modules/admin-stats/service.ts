import type { PlatformOverview, PlatformStats } from '@canchero/shared-contracts/admin-stats';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { DateTime } from 'luxon';
import { sharedOutcomes } from '../../platform/jobs/shared-jobs';
import type { Services } from '../../platform/services';
import {
  countDay,
  countNow,
  countUse,
  keepDay,
  selectDays,
  selectDaysToKeep,
  selectFailedRefunds,
  selectSizes,
  selectUse,
  type Use,
} from './sql';

const AT_ONCE = 31;

const dayOf = (now: Date) => DateTime.fromJSDate(now, { zone: PLATFORM_ZONE });

/**
 * Keeps the counts of the days that are over, each in a transaction of its own; after a long gap, only some of them per
 * call.
 */
export async function keepDays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(clock()).toISODate() as string;
  for (const day of await db.platform((tx) => selectDaysToKeep(tx, today, AT_ONCE))) {
    await db.platform(async (tx) => keepDay(tx, await countDay(tx, day), await countUse(tx, day)));
  }
}

/** Returns the state of the platform now, with the jobs of this instance and those that instances share. */
export async function overviewNow({ db, clock, metrics, config }: Services): Promise<PlatformOverview> {
  const now = clock();
  const today = dayOf(now).toISODate() as string;
  const counts = await db.platform(async (tx) => ({
    ...(await countNow(tx, today, now)),
    failed_refunds: await selectFailedRefunds(tx),
  }));
  // without a mail server mails are kept, and wait for nobody
  const late_mails = config.smtpUrl === null ? 0 : counts.late_mails;
  const shared = await sharedOutcomes(db);
  const own = metrics.jobOutcomes().filter(({ job }) => !shared.some((one) => one.job === job));
  const jobs = [...own, ...shared].sort((a, b) => a.job.localeCompare(b.job));
  return { ...counts, late_mails, jobs };
}

/** Returns the use of the platform over a number of days that ends today, and its present load. */
export function statsOver({ db, clock, metrics, live }: Services, count: number): Promise<PlatformStats> {
  const now = dayOf(clock());
  const today = now.toISODate() as string;
  const from = now.minus({ days: count - 1 }).toISODate() as string;
  return db.replica.platform(async (tx) => {
    const useToday = await countUse(tx, today);
    const use = [...(await selectUse(tx, from)), ...useToday];
    const days = [...(await selectDays(tx, from)), { ...(await countDay(tx, today)), actions: sumOf(useToday) }];
    const areas = [...new Set(use.map(({ area }) => area))];
    const { database_bytes, ...counts } = await selectSizes(tx);
    return {
      ...counts,
      days,
      areas: areas
        .map((area) => ({ area, actions: sumOf(use.filter((one) => one.area === area)) }))
        .sort((a, b) => b.actions - a.actions || a.area.localeCompare(b.area)),
      load: { ...metrics.load(), streams: live.openStreams, database_bytes },
      hours: Array.from({ length: 24 }, (_, hour) => sumOf(use.filter((one) => one.hour === hour))),
    };
  });
}

const sumOf = (use: readonly Use[]): number => use.reduce((sum, { actions }) => sum + actions, 0);
