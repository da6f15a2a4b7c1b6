import type { FailureCount, ReleaseFailures } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import type { LoadCount } from '../../platform/releases/load-counter';
import { SHELL } from '../../platform/releases/read-release';
import type { Services } from '../../platform/services';
import { judge } from './canaries';
import { hourOf } from './hour';

const HOUR_MS = 3_600_000;
/** Rows of an answer: enough for every reason of every release in use. */
const MAX_ROWS = 1000;

/** Counts reported failures in the current hour. Those of releases that are not registered are left out. */
export async function countFailures(services: Services, report: ReleaseFailures): Promise<void> {
  const { failures } = report;
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
    await judge(services, tx, 'failures', failedReleases(report));
  });
}

/**
 * Lists the releases that failed to load, to start or to render, each once: a report is of one page. The shell counts
 * as failed in each such page of a session, since a fault of it shows in the remotes. Malformed events do not count,
 * since the page still works.
 */
function failedReleases({ failures, shell }: ReleaseFailures): LoadCount[] {
  const harmful = failures.filter(({ phase }) => phase !== 'event');
  const remotes = harmful.filter(({ remote }) => remote !== SHELL);
  const pages = shell && harmful.length > 0 ? [{ remote: SHELL, release: shell }] : [];
  const failed = [...remotes, ...pages].map(({ remote, release }) => ({ remote, release, count: 1 }));
  return [...new Map(failed.map((one) => [`${one.remote}/${one.release}`, one])).values()];
}

/** Returns the counts of the last hours, the newest and highest first. */
export const failureCounts = ({ db, clock }: Services, hours: number): Promise<FailureCount[]> =>
  db.platform((tx) =>
    tx.query<FailureCount>(sql`
      select remote, release, module, phase, reason, error, hour, count from release_failures
      where hour > ${new Date(clock().getTime() - hours * HOUR_MS)}
      order by hour desc, count desc, remote, release, module, phase, reason, error limit ${MAX_ROWS}`),
  );
