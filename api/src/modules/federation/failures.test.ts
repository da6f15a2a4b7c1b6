import { federationEndpoints, type ReleaseFailure, releaseEndpoints } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import type { Session } from '../../testing/test-client';

let api: Booted;
let boss: Session;
beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'] });
  await api.services.db.platform((tx) =>
    tx.query(sql`
      insert into releases (name, version, integrity, registered_at)
      values ('mfe-agenda', '1', '', now()), ('mfe-agenda', '2', '', now())`),
  );
});
beforeEach(() => api.services.db.platform((tx) => tx.query(sql`delete from release_failures`)));
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const CHUNK: ReleaseFailure = { remote: 'mfe-agenda', release: '1', phase: 'load', reason: 'chunk' };
const report = (...failures: unknown[]) =>
  api.client.call(federationEndpoints.reportFailures, { body: { failures: failures as ReleaseFailure[] } });
const counts = async (hours = 24) => {
  const token = await mintToken(api.services, boss.userId, { audience: 'admin' });
  const { data } = await api.client.call(releaseEndpoints.failures, { query: { hours } }, token);
  return data.map(({ hour: _, ...rest }) => rest);
};
const row = { module: './app', error: 'Error' };

test('failures are counted by release, place and reason', async () => {
  expect((await report(CHUNK, CHUNK, { ...CHUNK, release: '2' })).status).toBe(204);
  await report(CHUNK, { ...CHUNK, phase: 'render', reason: 'thrown', error: 'TypeError', module: './widgets/tab' });
  expect(await counts()).toEqual([
    { ...CHUNK, ...row, count: 3 },
    { ...CHUNK, ...row, module: './widgets/tab', phase: 'render', reason: 'thrown', error: 'TypeError', count: 1 },
    { ...CHUNK, ...row, release: '2', count: 1 },
  ]);
});

test('reports at the same time are all counted', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? report(CHUNK) : report(CHUNK, CHUNK))));
  expect(await counts()).toEqual([{ ...CHUNK, ...row, count: 15 }]);
});

test('each hour is counted by itself, and the newest comes first', async () => {
  await report(CHUNK, CHUNK);
  api.clock.advance(60);
  await report(CHUNK);
  expect((await counts()).map(({ count }) => count)).toEqual([1, 2]);
  expect((await counts(1)).map(({ count }) => count)).toEqual([1]);
});

test('failures of releases that nobody registered are not kept', async () => {
  expect((await report({ ...CHUNK, release: 'invented' }, { ...CHUNK, remote: 'mfe-none' })).status).toBe(204);
  expect(await counts()).toEqual([]);
});

test.each([
  ['no failure', []],
  ['more than 20', Array.from({ length: 21 }, () => CHUNK)],
  ['a message', [{ ...CHUNK, message: 'Ana Pérez, +54 11 …' }]],
  ['another reason', [{ ...CHUNK, reason: 'Ana Pérez' }]],
  ['another error', [{ ...CHUNK, error: 'Ana Pérez' }]],
  ['another module', [{ ...CHUNK, module: './Ana' }]],
  ['a long version', [{ ...CHUNK, release: 'x'.repeat(61) }]],
])('a report with %s is refused', async (_, failures) => {
  expect((await report(...failures)).error.error).toBe('validation_failed');
  expect(await counts()).toEqual([]);
});

test('reports are limited by address, whoever sends them', async () => {
  const limited = await boot({ config: { rateLimitFactor: 0.05 } });
  const post = () =>
    limited.app.inject({ method: 'POST', url: '/api/remotes/failures', payload: { failures: [CHUNK] } });
  const statuses = [];
  for (let n = 0; n < 7; n++) statuses.push((await post()).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429]);
  await limited.close();
});
