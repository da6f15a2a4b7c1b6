import { Gauge } from 'prom-client';
import sql from 'sql-template-tag';
import type { Services } from '../services';

/** Maximum number of releases with a sample of their own: those with the most failures. */
const MAX_RELEASES = 50;
const HOUR_MS = 3_600_000;

/** State of the database, as it is asked for at each collection. */
interface State {
  lag: number;
  due: number;
  overdue: number;
  failures: { remote: string; release: string; count: number }[];
  jobs: { name: string; succeeded_at: string; found: number | null }[];
}

/**
 * Registers what is not counted as it happens but looked up whenever Prometheus asks, and returns the function that
 * looks it up. It never rejects: without a database the rest is shown.
 */
export function stateMetrics({ metrics, db, background, live, clock }: Services): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [metrics.registry] });
  const connections = gauge('canchero_database_connections', 'Connections of the pool by state', ['state']);
  const streams = gauge('canchero_streams', 'Open event streams of this instance');
  const up = gauge('canchero_database_up', 'Whether the database answers: 1 or 0');
  const replicaUp = gauge('canchero_replica_up', 'Whether reads are asked of the replica: 1 or 0; none without one');
  const replicaLag = gauge('canchero_replica_lag_seconds', 'Time that the replica is behind, to three seconds');
  const lag = gauge('canchero_outbox_lag_seconds', 'Age of the oldest event that no stream of this instance was sent');
  const held = gauge(
    'canchero_events_held_seconds',
    "Time for which one open transaction on the database's server has held up events; 0 if none does",
  );
  const due = gauge('canchero_mails_due', 'Mails to be sent now');
  const overdue = gauge('canchero_mails_overdue_seconds', 'Age of the oldest mail that is neither sent nor given up');
  const wrong = gauge('canchero_job_found', 'What a job found wrong when it last looked: sums that differ', ['task']);
  const failures = gauge(
    'canchero_client_failures',
    'Failures that browsers reported this hour and the one before, by remote and release',
    ['remote', 'release'],
  );
  const read = (): Promise<State> =>
    background.platform(async (tx) => {
      const now = clock();
      const [row] = await tx.query<Omit<State, 'failures' | 'jobs'>>(sql`
        select
          coalesce((select extract(epoch from clock_timestamp() - min(created_at)) from outbox
            where txid >= ${live.readUpTo()}::text::xid8), 0)::float8 as lag,
          (select count(*)::int from mails
            where sent_at is null and failed_at is null and next_attempt_at <= clock_timestamp()) as due,
          coalesce((select extract(epoch from clock_timestamp() - min(created_at)) from mails
            where sent_at is null and failed_at is null), 0)::float8 as overdue`);
      if (!row) throw new Error('the state of the database is empty');
      const failed = await tx.query<State['failures'][number]>(sql`
        select remote, release, sum(count)::int as count from release_failures
        where hour > ${new Date(now.getTime() - 2 * HOUR_MS)}
        group by 1, 2 order by 3 desc, 1, 2 limit ${MAX_RELEASES}`);
      const jobs = await tx.query<State['jobs'][number]>(sql`
        select name, succeeded_at, found from jobs where succeeded_at is not null`);
      return { ...row, failures: failed, jobs };
    });

  return async () => {
    streams.set(live.openStreams);
    held.set(live.heldMs() / 1_000);
    for (const [state, count] of Object.entries(db.connections())) connections.set({ state }, count);
    const replica = db.replica.state();
    replicaUp.remove();
    replicaLag.remove();
    if (replica) replicaUp.set(replica.used ? 1 : 0);
    if (replica && replica.lagSeconds !== null) replicaLag.set(replica.lagSeconds);
    const state = await read().catch(() => null);
    up.set(state ? 1 : 0);
    // what was known before would look like the present
    for (const metric of [lag, due, overdue]) metric.remove();
    failures.reset();
    wrong.reset();
    if (!state) return;
    lag.set(state.lag);
    due.set(state.due);
    overdue.set(state.overdue);
    for (const { name, succeeded_at, found } of state.jobs) {
      metrics.succeeded(name, new Date(succeeded_at));
      if (found !== null) wrong.set({ task: name }, found);
    }
    for (const { remote, release, count } of state.failures) failures.set({ remote, release }, count);
  };
}
