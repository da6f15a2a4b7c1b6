import type { LoadCount } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import type { RunJob } from '../../platform/metrics/metrics';
import type { Services } from '../../platform/services';
import { judge } from './canaries';
import { hourOf } from './hour';

const EVERY_MS = 5_000;
const HOUR_MS = 3_600_000;
/** Rows of an answer: enough for every release in use. */
const MAX_ROWS = 5_000;

/** Stores the loads that this instance has counted, and judges the canaries by them. */
export async function storeLoads(services: Services): Promise<void> {
  const counts = services.loads.take();
  if (counts.length === 0) return;
  const hour = hourOf(services.clock());
  await services.db.platform(async (tx) => {
    await tx.query(sql`
      insert into release_loads (remote, release, hour, count)
      select l.remote, l.release, ${hour}, l.count
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as l(remote text, release text, count int)
      join releases r on r.name = l.remote and r.version = l.release
      order by 1, 2
      on conflict (hour, remote, release) do update set count = release_loads.count + excluded.count`);
    await judge(services, tx, 'loads', counts);
  });
}

/** Returns the loads of the last hours, the newest and highest first. */
export const loadCounts = ({ db, clock }: Services, hours: number): Promise<LoadCount[]> =>
  db.platform((tx) =>
    tx.query<LoadCount>(sql`
      select remote, release, hour, count from release_loads
      where hour > ${new Date(clock().getTime() - hours * HOUR_MS)}
      order by hour desc, count desc, remote, release limit ${MAX_ROWS}`),
  );

/** Stores loads every five seconds until the returned function is called, which stores the rest. */
export function startCountingLoads(services: Services, run: RunJob): () => Promise<void> {
  const store = () => run('release_loads', () => storeLoads(services));
  const timer = setInterval(store, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return store();
  };
}
