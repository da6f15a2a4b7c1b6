import { authEndpoints } from '@canchero/shared-contracts/auth';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { passTime } from '../../testing/pass-time';
import type { ReplicaState } from '../db/replica-watch';
import { Metrics } from './metrics';
import { type MetricsServer, serveMetrics } from './metrics-server';
import { stateMetrics } from './state-metrics';

let api: Booted;
let server: MetricsServer;
beforeAll(async () => {
  api = await boot();
  const { registry } = api.services.metrics;
  server = await serveMetrics(registry, stateMetrics(api.services), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const scrape = async () => (await fetch(server.address)).text();

/** Returns the value of the sample that begins with `start`; undefined if there is none. */
const sampleOf = (text: string, start: string) => {
  const line = text.split('\n').find((sample) => sample.startsWith(start));
  return line && Number(line.slice(line.lastIndexOf(' ') + 1));
};

test('requests are counted by pattern and code, whatever their addresses are', async () => {
  for (let i = 0; i < 30; i++) {
    await api.app.inject({ url: `/api/club/clubs/00000000-0000-4000-8000-0000000000${i + 10}/courts` });
    await api.app.inject({ url: `/api/nothing/${i}`, method: 'POST' });
  }
  const text = await scrape();
  expect(
    sampleOf(text, 'canchero_requests_total{method="GET",route="/api/club/clubs/:clubId/courts",code="404"}'),
  ).toBe(30);
  expect(sampleOf(text, 'canchero_requests_total{method="POST",route="none",code="404"}')).toBe(30);
  expect(text).not.toContain('00000000-0000');
  expect(text).not.toContain('nothing');
  expect(sampleOf(text, 'canchero_transaction_seconds_count{access="platform"}')).toBeGreaterThan(0);
  expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

test('of the process nothing is measured, which never ends, unless metrics are served', () => {
  const names = new Metrics().registry.getMetricsAsArray().map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith('canchero_'))).toEqual([]);
});

test('mails that wait and failures of browsers are looked up at each collection', async () => {
  const [before] = await api.services.db.platform((tx) =>
    tx.query<{ count: number }>(sql`select count(*)::int as count from mails where sent_at is null`),
  );
  await api.client.call(authEndpoints.register, {
    body: { name: 'Ana', email: 'metrics@club.test', password: 'Correct-Horse-9' },
  });
  await api.services.db.platform((tx) =>
    tx.query(sql`
      with known as (insert into releases (name, version, integrity, registered_at)
        values ('mfe-agenda', '1.0.0', '', now()))
      insert into release_failures (remote, release, module, phase, reason, error, hour, count)
      values ('mfe-agenda', '1.0.0', '', 'load', 'other', '', date_trunc('hour', ${api.clock.now()}::timestamptz), 7)`),
  );
  await passTime(api.services.db, 1);
  const text = await scrape();
  expect(sampleOf(text, 'canchero_mails_due')).toBe((before?.count ?? 0) + 1);
  expect(sampleOf(text, 'canchero_mails_overdue_seconds')).toBeGreaterThanOrEqual(59);
  expect(sampleOf(text, 'canchero_client_failures{remote="mfe-agenda",release="1.0.0"}')).toBe(7);
  expect(sampleOf(text, 'canchero_database_up')).toBe(1);
  expect(sampleOf(text, 'canchero_streams')).toBe(0);
});

test('a job is known by its last success and its failures', async () => {
  const problems: unknown[] = [];
  const run = api.services.metrics.jobs((error) => problems.push(error));
  await run('well', async () => undefined);
  await run('badly', async () => {
    throw new Error('not today');
  });
  const text = await scrape();
  expect(sampleOf(text, 'canchero_job_last_success_timestamp_seconds{task="well"}')).toBeGreaterThan(1.7e9);
  expect(sampleOf(text, 'canchero_job_last_success_timestamp_seconds{task="badly"}')).toBeUndefined();
  expect(sampleOf(text, 'canchero_job_failures_total{task="badly"}')).toBe(1);
  expect(problems).toEqual([new Error('not today')]);
});

test('a job that one instance does for all says how often, so that one which never ended well is missed', async () => {
  api.services.metrics.expects({ name: 'daily', everyMs: 86_400_000 });
  expect(sampleOf(await scrape(), 'canchero_job_interval_seconds{task="daily"}')).toBe(86_400);
});

test('without a database the rest is shown, and what is not known is left out', async () => {
  const { services } = api;
  const lost = { ...services.db, platform: () => Promise.reject(new Error('gone')) };
  const metrics = new Metrics();
  await stateMetrics({ ...services, metrics, background: lost })();
  const text = await metrics.registry.metrics();
  expect(sampleOf(text, 'canchero_database_up')).toBe(0);
  expect(sampleOf(text, 'canchero_mails_due')).toBeUndefined();
});

test('a replica is shown with its lag, as far as that is known, and none without one', async () => {
  const { services } = api;
  expect(await scrape()).not.toMatch(/^canchero_replica_(up|lag_seconds) /m);
  const shown = async (state: ReplicaState) => {
    const db = { ...services.db, replica: { ...services.db.replica, state: () => state } };
    const metrics = new Metrics();
    await stateMetrics({ ...services, metrics, db })();
    const text = await metrics.registry.metrics();
    return ['up', 'lag_seconds'].map((name) => sampleOf(text, `canchero_replica_${name} `));
  };
  expect(await shown({ used: true, lagSeconds: 3 })).toEqual([1, 3]);
  expect(await shown({ used: false, lagSeconds: 75 })).toEqual([0, 75]);
  expect(await shown({ used: false, lagSeconds: null })).toEqual([0, undefined]);
});

test('reads that may be late are measured by themselves', async () => {
  const count = async () => sampleOf(await scrape(), 'canchero_transaction_seconds_count{access="replica"}') || 0;
  const before = await count();
  await api.services.db.replica.platform((tx) => tx.query(sql`select 1`));
  await api.services.db.replica.tenant(crypto.randomUUID(), (tx) => tx.query(sql`select 1`));
  expect(await count()).toBe(before + 2);
});

test('only /metrics is served', async () => {
  expect((await fetch(server.address.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
});
