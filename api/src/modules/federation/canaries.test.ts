import {
  federationEndpoints,
  type NewCanary,
  type ReleaseFailure,
  releaseEndpoints,
  rolloutEndpoints,
} from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { putRelease, putShell } from '../../testing/release-folder';
import type { Session } from '../../testing/test-client';
import { storeLoads } from './loads';

const NAME = 'mfe-agenda';

let api: Booted;
let boss: Session;
/** Owners of a club each. */
let tester: Session;
let other: Session;
let clubId: string;

beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'] });
  [tester, other] = [await api.client.person(), await api.client.person()];
  clubId = await api.client.club(tester);
  await api.client.club(other);
  const store = api.services.config.releasesDir;
  putShell(store, 'one', 'shell');
  putRelease(store, NAME, 'one', { audience: 'user', minutesAgo: 1 });
  putRelease(store, 'mfe-public', 'one');
  await api.services.registry.current();
  for (const version of ['two', 'three']) putRelease(store, NAME, version, { audience: 'user' });
  await api.services.releases.all({ fresh: true });
});
beforeEach(async () => {
  await act(releaseEndpoints.activate, { version: 'three' });
  await act(releaseEndpoints.activate, { version: 'one' });
});
afterAll(() => api.close());

const act = (
  endpoint: typeof releaseEndpoints.activate | typeof releaseEndpoints.rollback,
  body?: { version: string },
) => api.client.call(endpoint, { params: { name: NAME }, ...(body && { body }) }, boss.adminToken);
const tryOut = (body: NewCanary, name = NAME) =>
  api.client.call(rolloutEndpoints.tryOut, { params: { name }, body }, boss.adminToken);
const halt = () => api.client.call(rolloutEndpoints.halt, { params: { name: NAME } }, boss.adminToken);
const rollout = async () => {
  const { data } = await api.client.call(rolloutEndpoints.list, {}, boss.adminToken);
  return data.find(({ name }) => name === NAME);
};
const remoteOf = async (person: Session | null) => {
  const { data } = await api.client.call(federationEndpoints.remotes, {}, person?.token);
  return data.find(({ name }) => name === NAME);
};
const versionsOf = async (...people: Session[]) =>
  Promise.all(people.map(async (person) => (await remoteOf(person))?.version));

/** Opens pages that load a release; some of them report a failure. */
async function pages(version: string, loads: number, failures = 0, phase: ReleaseFailure['phase'] = 'render') {
  for (let n = 0; n < loads; n++) await api.app.inject({ url: `/remotes/${NAME}/${version}/mf-manifest.json` });
  await storeLoads(api.services);
  const failure: ReleaseFailure = { remote: NAME, release: version, phase, reason: 'thrown' };
  for (let n = 0; n < failures; n++)
    await api.client.call(federationEndpoints.reportFailures, { body: { failures: [failure, failure] } });
}

test('a canary is for the people of its clubs; the active release is their fallback', async () => {
  expect((await tryOut({ version: 'two', club_ids: [clubId] })).data).toMatchObject({
    version: 'two',
    halted_by: null,
    tried: { loads: 0, failures: 0 },
  });
  expect(await versionsOf(tester, other, boss)).toEqual(['two', 'one', 'one']);
  expect((await remoteOf(tester))?.previous?.version).toBe('one');
  expect(await rollout()).toMatchObject({
    version: 'one',
    previous_version: 'three',
    clubs: 2,
    canary: { version: 'two', clubs: [{ id: clubId, name: 'Club' }] },
  });

  await tryOut({ version: 'two', percent: 100 });
  expect(await versionsOf(tester, other)).toEqual(['two', 'two']);
  expect((await rollout())?.canary?.clubs).toHaveLength(2);

  // for all: the release before stays the one to go back to
  await act(releaseEndpoints.activate, { version: 'two' });
  expect(await rollout()).toMatchObject({ version: 'two', previous_version: 'one', canary: null });
  await act(releaseEndpoints.rollback);
  expect(await versionsOf(tester, other)).toEqual(['one', 'one']);
});

test('a canary that fails in 2 % more of its loads than the active release halts itself and says so', async () => {
  await tryOut({ version: 'two', club_ids: [clubId] });
  await pages('one', 50, 1);
  await pages('two', 19, 3);
  // a malformed event does no harm, and a page that tries again does not count twice
  await pages('two', 0, 5, 'event');
  await api.app.inject({ url: `/remotes/${NAME}/two/mf-manifest.json?retry=1` });
  await storeLoads(api.services);
  expect(await versionsOf(tester)).toEqual(['two']);
  const changed = new Promise((resolve) => api.services.registry.onChange(resolve));

  await pages('two', 1);
  await changed;
  expect(await versionsOf(tester, other)).toEqual(['one', 'one']);
  expect(await rollout()).toMatchObject({
    canary: {
      halted_by: 'failures',
      tried: { loads: 20, failures: 3 },
      active: { loads: 50, failures: 1 },
      clubs: [],
    },
  });
  const [line] = await api.services.db.platform((tx) =>
    tx.query(sql`select role, object_id, reason from audit where action = 'release.halt' order by id desc limit 1`),
  );
  expect(line).toEqual({
    role: 'service',
    object_id: `${NAME}/two`,
    reason: '3 of 20 loads failed, of the active release 1 of 50',
  });
  expect(await api.client.mailTo(boss.email)).toMatchObject({
    subject: `La prueba de ${NAME} se detuvo sola`,
    body: expect.stringContaining('falló en 3 de 20 cargas; la versión activa, en 1 de 50'),
  });
  expect(await api.client.mailTo(tester.email)).toBeNull();
  // later counts have no effect, and another try begins at zero
  await pages('two', 5, 5);
  expect((await rollout())?.canary?.tried).toEqual({ loads: 20, failures: 3 });
  expect((await halt()).error.error).toBe('no_canary');
  expect((await tryOut({ version: 'two', club_ids: [clubId] })).data.tried).toEqual({ loads: 0, failures: 0 });
  expect(await versionsOf(tester)).toEqual(['two']);
});

test('a canary that fails no more than the active release goes on, until somebody halts it', async () => {
  await tryOut({ version: 'two', percent: 100 });
  await pages('one', 30, 6);
  await pages('two', 30, 6);
  expect(await versionsOf(tester)).toEqual(['two']);
  expect((await halt()).data).toMatchObject({ halted_by: 'person' });
  expect(await versionsOf(tester)).toEqual(['one']);
});

test('open pages hear of a canary, of its end and of one that an activation of the active release ends', async () => {
  const times: string[] = [];
  const heard = async () => {
    const { active } = await api.services.registry.current();
    const row = active.find(({ name }) => name === NAME);
    times.push([row?.activated_at, row?.canary?.changed_at].filter(Boolean).sort().at(-1) ?? '');
  };
  await heard();
  await tryOut({ version: 'two', percent: 100 });
  await heard();
  await halt();
  await heard();
  await act(releaseEndpoints.activate, { version: 'one' });
  await heard();
  expect(await rollout()).toMatchObject({ version: 'one', previous_version: 'three', canary: null });
  expect(times).toEqual([...new Set(times)].sort());
});

test('a trial, its end and an activation that are sent again count once', async () => {
  const lines = async () =>
    (
      await api.services.db.platform((tx) =>
        tx.query<{ action: string }>(sql`
          select action from audit where object_type = 'release' and object_id like ${`${NAME}/%`} order by id`),
      )
    ).map(({ action }) => action);
  const before = await lines();
  const first = await tryOut({ version: 'two', percent: 50, club_ids: [clubId] });
  await pages('two', 3);
  const again = await tryOut({ version: 'two', percent: 50, club_ids: [clubId] });
  expect(again.data).toEqual({ ...first.data, tried: { loads: 3, failures: 0 } });
  const halted = await halt();
  expect(await halt()).toMatchObject({ status: halted.status, data: halted.data });
  await act(releaseEndpoints.activate, { version: 'two' });
  await act(releaseEndpoints.activate, { version: 'two' });
  expect(await rollout()).toMatchObject({ version: 'two', previous_version: 'one', canary: null });
  expect((await lines()).slice(before.length)).toEqual(['release.canary', 'release.halt', 'release.activate']);
  // another share is another trial
  await tryOut({ version: 'three', percent: 50 });
  expect((await tryOut({ version: 'three', percent: 60 })).data.percent).toBe(60);
  expect((await lines()).slice(before.length + 3)).toEqual(['release.canary', 'release.canary']);
});

test('what cannot be tried is refused', async () => {
  const code = async (body: NewCanary, name?: string) => (await tryOut(body, name)).error?.error;
  expect(await code({ version: 'one', percent: 10 })).toBe('no_canary_possible');
  expect(await code({ version: 'one', percent: 10 }, 'shell')).toBe('no_canary_possible');
  expect(await code({ version: 'two', percent: 10 }, 'shell')).toBe('unknown_release');
  expect(await code({ version: 'none', percent: 10 })).toBe('unknown_release');
  expect(await code({ version: 'two', club_ids: [boss.userId] })).toBe('not_found');
  expect(await code({ version: 'two' })).toBe('validation_failed');
  expect(await code({ version: 'two', percent: 101 })).toBe('validation_failed');
});

test('loads and failures are listed by release', async () => {
  await pages('three', 4, 2);
  const { data } = await api.client.call(releaseEndpoints.list, {}, boss.adminToken);
  expect(data.find(({ version }) => version === 'three')).toMatchObject({ loads: 4, failures: 4 });
  const hours = await api.client.call(releaseEndpoints.loads, { query: { hours: 24 } }, boss.adminToken);
  expect(hours.data.filter(({ release }) => release === 'three')).toMatchObject([{ remote: NAME, count: 4 }]);
});

test('a database that does not answer leaves everybody the active release', async () => {
  await tryOut({ version: 'two', percent: 100 });
  expect(await versionsOf(tester)).toEqual(['two']);
  const down = jest.spyOn(api.services.db, 'platform').mockRejectedValue(new Error('down'));
  expect(await versionsOf(tester)).toEqual(['one']);
  down.mockRestore();
});
