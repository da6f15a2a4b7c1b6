import { adminStatsEndpoints } from '@canchero/shared-contracts/admin-stats';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { Metrics } from '../metrics/metrics';
import { stateMetrics } from '../metrics/state-metrics';
import { doDue, type SharedJob, startSharedJobs } from './shared-jobs';

const HOUR = 60;

let api: Booted;
let done: string[];
let name: string;
let jobs = 0;
beforeAll(async () => {
  api = await boot();
});
beforeEach(() => {
  done = [];
  name = `probe_${jobs++}`;
});
afterAll(() => api.close());

const job = (by: string, work = async () => undefined as unknown): SharedJob => ({
  name,
  everyMs: HOUR * 60_000,
  work: async () => {
    done.push(by);
    await work();
  },
});
/** Lets an instance look at what is due, and returns the failures. */
async function look(one: SharedJob) {
  const failures: unknown[] = [];
  const run = api.services.metrics.jobs((error) => failures.push(error));
  await doDue(api.services.db, [one], run);
  return failures;
}

/** Lets the first instance begin the job; it goes on until `finish` is called. */
async function underWay(): Promise<{ finish: () => void; ended: Promise<unknown> }> {
  let ended: Promise<unknown> = Promise.resolve();
  const finish = await new Promise<() => void>((begun) => {
    ended = look(job('first', () => new Promise<void>((resolve) => begun(resolve))));
  });
  return { finish, ended };
}

/**
 * Lets minutes pass, by taking what was done so much further back; below zero it lies ahead, as if the clock was set
 * back.
 */
const pass = (minutes: number) =>
  api.services.db.platform((tx) =>
    tx.query(sql`
      update jobs set leased_until = leased_until - ${minutes}::int * interval '1 minute',
        succeeded_at = succeeded_at - ${minutes}::int * interval '1 minute'
      where name = ${name}`),
  );

test('a job that was never done is due at the start, and once an hour over all instances from then on', async () => {
  const { db, metrics } = api.services;
  const stop = startSharedJobs(db, [job('first')], metrics, metrics.jobs(fail));
  await stop();
  expect(await metrics.registry.metrics()).toContain(`canchero_job_interval_seconds{task="${name}"} 3600`);
  await look(job('second'));
  expect(done).toEqual(['first']);
  await pass(HOUR + 1);
  await look(job('second'));
  await look(job('first'));
  expect(done).toEqual(['first', 'second']);
});

test('while an instance works on a job no other does; one that never came back is followed after ten minutes', async () => {
  const { finish, ended } = await underWay();
  await look(job('second'));
  expect(done).toEqual(['first']);
  await pass(11);
  await look(job('second'));
  expect(done).toEqual(['first', 'second']);
  finish();
  await ended;
});

test('a job that failed is reported, and tried again after ten minutes', async () => {
  const failing = job('first', () => Promise.reject(new Error('not today')));
  expect(await look(failing)).toEqual([new Error('not today')]);
  await look(job('second'));
  expect(done).toEqual(['first']);
  await pass(11);
  await look(job('second'));
  expect(done).toEqual(['first', 'second']);
});

test('a success that lies ahead, since the clock was set back, keeps no job from being done', async () => {
  await look(job('first'));
  await pass(-24 * HOUR);
  await look(job('second'));
  expect(done).toEqual(['first', 'second']);
  await look(job('first'));
  expect(done).toEqual(['first', 'second']);
});

test('a job under way when the clock is set back by an hour is not done twice, nor kept for a day by a longer jump', async () => {
  const { finish, ended } = await underWay();
  await look(job('second'));
  await pass(-HOUR);
  await look(job('second'));
  expect(done).toEqual(['first']);
  await pass(-23 * HOUR);
  await look(job('second'));
  expect(done).toEqual(['first', 'second']);
  finish();
  await ended;
});

test('the last success is known to instances that never did the job, and to super admins', async () => {
  await look(job('first'));
  const metrics = new Metrics();
  await stateMetrics({ ...api.services, metrics })();
  expect(await metrics.registry.metrics()).toMatch(
    new RegExp(`canchero_job_last_success_timestamp_seconds{task="${name}"} 1\\.?\\d`),
  );
  const boss = await api.client.person({ roles: ['super_admin'] });
  const { data } = await api.client.call(adminStatsEndpoints.overview, {}, boss.adminToken);
  expect(data.jobs.filter((one) => one.job === name)).toEqual([
    { job: name, succeeded_at: expect.any(String), failed_at: null },
  ]);
});

function fail(error: unknown): never {
  throw error;
}
