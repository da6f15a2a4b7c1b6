import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { milliseconds } from '../db/milliseconds';
import type { JobOutcome, Metrics, RunJob } from '../metrics/metrics';

/** Job that is done for all instances, by the one that finds it due. */
export interface SharedJob {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
}

/** Milliseconds for which a job belongs to an instance. One that ended with it, or failed, is tried again after them. */
const LEASE_MS = 10 * 60_000;
/** Milliseconds for which a job belongs to an instance at most, if the clock was set back by an hour meanwhile. */
const LONGEST_MS = LEASE_MS + 60 * 60_000;
/** Milliseconds between two looks at what is due. */
const LOOK_MS = 30_000;

/**
 * Does the jobs that are due by their last success on any instance, at once and then regularly, until the returned
 * function is called. Metrics tell how often each is expected.
 */
export function startSharedJobs(
  db: Database,
  jobs: readonly SharedJob[],
  metrics: Pick<Metrics, 'expects'>,
  run: RunJob,
): () => Promise<void> {
  for (const job of jobs) metrics.expects(job);
  let round = Promise.resolve();
  let isIdle = true;
  const look = () => {
    if (!isIdle) return;
    isIdle = false;
    round = doDue(db, jobs, run).finally(() => {
      isIdle = true;
    });
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return () => {
    clearInterval(timer);
    return round;
  };
}

/** Does those of the jobs that are due and that no other instance has. Never rejects: `run` reports what failed. */
export async function doDue(db: Database, jobs: readonly SharedJob[], run: RunJob): Promise<void> {
  for (const { name, everyMs, work } of jobs) {
    const isOurs = await lease(db, name, everyMs).catch(() => false);
    if (!isOurs) continue;
    await run(name, async () => {
      try {
        await work();
      } catch (error) {
        await db.platform((tx) => tx.query(sql`update jobs set failed_at = clock_timestamp() where name = ${name}`));
        throw error;
      }
      await db.platform((tx) =>
        tx.query(sql`
          update jobs set succeeded_at = clock_timestamp(), leased_until = clock_timestamp() where name = ${name}`),
      );
    });
  }
}

/**
 * Takes a job if it is due; false if it is not, or another instance has it. All go by the database's clock, so that one
 * whose own clock jumps takes nothing from another. Where that clock was set back, a success of later than now keeps no
 * job from being done, and neither does a turn that would last for hours.
 */
const lease = (db: Database, name: string, everyMs: number): Promise<boolean> =>
  db.platform(async (tx) => {
    const rows = await tx.query(sql`
      insert into jobs (name, leased_until) values (${name}, clock_timestamp() + ${milliseconds(LEASE_MS)})
      on conflict (name) do update set leased_until = excluded.leased_until
      where jobs.leased_until not between clock_timestamp() and clock_timestamp() + ${milliseconds(LONGEST_MS)}
        and (jobs.succeeded_at is null
          or jobs.succeeded_at not between clock_timestamp() - ${milliseconds(everyMs)} and clock_timestamp())
      returning name`);
    return rows.length === 1;
  });

/** Returns how the shared jobs last ended, on whatever instance. */
export const sharedOutcomes = (db: Database): Promise<JobOutcome[]> =>
  db.platform((tx) => tx.query<JobOutcome>(sql`select name as job, succeeded_at, failed_at from jobs order by name`));
