import type { FailureCount, ReleaseFailure } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import type { LoadCount } from '../../platform/releases/load-counter';
import type { Services } from '../../platform/services';
import { judge } from './canaries';
import { hourOf } from './hour';

const HOUR_MS = 3_600_000;
/** Rows of an answer: enough for every reason of every release in use. */
const MAX_ROWS = 1000;

/** Counts reported failures in the current hour. Those of releases that are not registered are left out. */
export async function countFailures(services: Services, failures: readonly ReleaseFailure[]): Promise<void> {
  const hour = hourOf(services.clock());
  await services.db.platform(async (tx) => {
    await tx.query(sql`
      insert into release_failures (remote, release, module, phase, reason, error, hour, count)
      select f.remote, f.release, coalesce(f.module, './app'), f.phase, f.reason, coalesce(f.error, 'Error'), ${hour},
        count(*)
      from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb)
        as f(remote text, release text, module text, phase text, reason text, error text)
      join releases r on r.name = f.remote and r.version = f.release
      group by 1, 2, 3, 4, 5, 6
      order by 1, 2, 3, 4, 5, 6
      on conflict (hour, remote, release, module, phase, reason, error) do update
        set count = release_failures.count + excluded.count`);
    await judge(services, tx, 'failures', failedReleases(failures));
  });
}

/**
 * Lists the releases that failed to load, to start or to render, each once: a report is of one page. An event of another
 * shape harms nobody.
 */
function failedReleases(failures: readonly ReleaseFailure[]): LoadCount[] {
  const harmful = failures.filter(({ phase }) => phase !== 'event');
  const failed = new Map(harmful.map(({ remote, release }) => [`${remote}/${release}`, { remote, release, count: 1 }]));
  return [...failed.values()];
}

/** Returns the counts of the last hours, the newest and highest first. */
export const failureCounts = ({ db, clock }: Services, hours: number): Promise<FailureCount[]> =>
  db.platform((tx) =>
    tx.query<FailureCount>(sql`
      select remote, release, module, phase, reason, error, hour, count from release_failures
      where hour > ${new Date(clock().getTime() - hours * HOUR_MS)}
      order by hour desc, count desc, remote, release, module, phase, reason, error limit ${MAX_ROWS}`),
  );
