import { checkSumsJob } from './check-sums-job';
import { doDue } from './platform/jobs/shared-jobs';
import { Metrics } from './platform/metrics/metrics';
import { stateMetrics } from './platform/metrics/state-metrics';
import { type Booted, boot } from './testing/boot';
import { spoilSum } from './testing/spoil-sum';
import { TestPayments } from './testing/test-payments';

let api: Booted;
let pay: TestPayments;
const logged: string[] = [];
beforeAll(async () => {
  api = await boot({ log: { write: (line) => logged.push(line) } });
  pay = await TestPayments.open(api);
});
afterAll(() => api.close());

/** Returns the line of the metric, which every instance shows alike. */
async function shown(): Promise<string | undefined> {
  const metrics = new Metrics();
  await stateMetrics({ ...api.services, metrics })();
  return (await metrics.registry.metrics()).split('\n').find((line) => line.startsWith('canchero_job_found{'));
}
/** Does the job, as far as it is due. */
const look = (everyMs = checkSumsJob(api.services).everyMs) =>
  doDue(api.services.db, [{ ...checkSumsJob(api.services), everyMs }], api.services.metrics.jobs(fail));

function fail(error: unknown): never {
  throw error;
}

test('sums are compared once a day, and a metric and the log tell of those that differ until none does', async () => {
  expect(await shown()).toBeUndefined();
  await look();
  expect(await shown()).toBe('canchero_job_found{task="check_sums"} 0');
  const event = await pay.event();
  await pay.pay(event, { method: 'transfer', amount: 10 });
  await spoilSum(api.services.db, pay.clubId, ['bookings', 'paid']);
  await look();
  expect(await shown()).toBe('canchero_job_found{task="check_sums"} 0');
  await look(0);
  expect(await shown()).toBe('canchero_job_found{task="check_sums"} 1');
  expect(logged.join()).toContain(`bookings.paid ${event.id}: kept`);
});
