import { healthEndpoints } from '@canchero/shared-contracts/health';
import { Readiness } from '../../platform/readiness';
import { type Booted, boot } from '../../testing/boot';

let api: Booted;
beforeEach(async () => {
  api = await boot();
});
afterEach(() => api.close());

const statuses = async () => ({
  live: (await api.client.call(healthEndpoints.live)).status,
  ready: (await api.client.call(healthEndpoints.ready)).status,
  health: (await api.client.call(healthEndpoints.health)).status,
});

test('a service that runs is live and ready', async () => {
  expect(await statuses()).toEqual({ live: 200, ready: 200, health: 200 });
});

test('an instance that is about to stop still serves, but is not ready', async () => {
  api.services.readiness.stop();
  expect(await statuses()).toEqual({ live: 200, ready: 503, health: 200 });
});

test('a database that does not answer leaves the process alive, and is asked once a second', async () => {
  let asked = 0;
  let now = 0;
  const lost = async () => {
    asked += 1;
    throw new Error('the connection is lost');
  };
  const readiness = new Readiness({ ...api.services.db, platform: lost }, () => now);
  const check = () =>
    readiness.check().then(
      () => 'ready',
      (error) => error.code,
    );
  for (now = 0; now < 1_000; now += 100) expect(await check()).toBe('unavailable');
  expect(asked).toBe(1);
  now = 1_000;
  expect(await check()).toBe('unavailable');
  expect(asked).toBe(2);
});
