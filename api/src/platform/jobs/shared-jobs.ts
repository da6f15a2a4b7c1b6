import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import type { JobOutcome, RunJob } from '../metrics/metrics';

/** Job that is done for all instances, by the one that finds it due. */
export interface SharedJob {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
}

/** Milliseconds for which a job belongs to an instance. One that ended with it, or failed, is tried again after them. */
const LEASE_MS = 10 * 60_000;
/** Milliseconds between two looks at what is due. */
const LOOK_MS = 30_000;

/**
 * Does the jobs that are due by their last success on any instance, at once and then regularly, until the returned
 * function is called.
 */
export function startSharedJobs(
  { db, clock }: { db: Database; clock: () => Date },
  jobs: readonly SharedJob[],
  run: RunJob,
): () => Promise<void> {
  let round = Promise.resolve();
  let isIdle = true;
  const look = () => {
    if (!isIdle) return;
    isIdle = false;
    round = doDue(db, clock, jobs, run).finally(() => {
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
export async function doDue(db: Database, clock: () => Date, jobs: readonly SharedJob[], run: RunJob): Promise<void> {
  for (const { name, everyMs, work } of jobs) {
    const isOurs = await lease(db, name, everyMs, clock()).catch(() => false);
    if (!isOurs) continue;
    await run(name, async () => {
      try {
        await work();
      } catch (error) {
        await db.platform((tx) => tx.query(sql`update jobs set failed_at = ${clock()} where name = ${name}`));
        throw error;
      }
      const now = clock();
      await db.platform((tx) =>
        tx.query(sql`update jobs set succeeded_at = ${now}, leased_until = ${now} where name = ${name}`),
      );
    });
  }
}

/** Takes a job if it is due; false if it is not, or another instance has it. */
const lease = (db: Database, name: string, everyMs: number, now: Date): Promise<boolean> =>
  db.platform(async (tx) => {
    const until = new Date(now.getTime() + LEASE_MS);
    const rows = await tx.query(sql`
      insert into jobs (name, leased_until) values (${name}, ${until})
      on conflict (name) do update set leased_until = excluded.leased_until
      where jobs.leased_until <= ${now}
        and (jobs.succeeded_at is null or jobs.succeeded_at <= ${new Date(now.getTime() - everyMs)})
      returning name`);
    return rows.length === 1;
  });

/** Returns how the shared jobs last ended, on whatever instance. */
export const sharedOutcomes = (db: Database): Promise<JobOutcome[]> =>
  db.platform((tx) => tx.query<JobOutcome>(sql`select name as job, succeeded_at, failed_at from jobs order by name`));
