import fs from 'node:fs';
import path from 'node:path';
import { federationEndpoints, releaseEndpoints } from '@canchero/shared-contracts/federation';
import { ReleaseStore } from '../../platform/releases/release-store';
import { type Booted, boot } from '../../testing/boot';
import { contractsFile, putRelease, putShell } from '../../testing/release-folder';
import type { Session } from '../../testing/test-client';

let api: Booted;
let store: string;
let boss: Session;

beforeAll(async () => {
  api = await boot();
  store = api.services.config.releasesDir;
  boss = await api.client.person({ roles: ['super_admin'] });
});
afterAll(() => api.close());

/** Reads the folders now, which the service does by itself within a second. */
const rescan = () => api.services.releases.all({ fresh: true });
const put = async (name: string, version: string, contracts: string, minutesAgo = 0) => {
  putRelease(store, name, version, { contracts, minutesAgo });
  await rescan();
};
const act = (kind: 'activate' | 'rollback', name: string, version?: string) =>
  api.client.call(
    releaseEndpoints[kind],
    { params: { name }, ...(version && { body: { version } }) } as never,
    boss.adminToken,
  );
const active = async () =>
  Object.fromEntries(
    (await api.client.call(federationEndpoints.remotes, {})).data.map(({ name, version }) => [name, version]),
  );
/** Requests an activation as the command `register` does, which has no database. */
const register = (name: string, version: string) =>
  new ReleaseStore(store, () => undefined).requestActivation(name, version);

test('a release that the running shell cannot meet is neither activated, registered nor rolled back to', async () => {
  // before anything runs, the first release of a remote that fits is active, though another is newer
  putShell(store, 'old', '<title>', contractsFile('3.1.0'));
  await put('mfe-agenda', 'one', '^3.0.0', 2);
  await put('mfe-agenda', 'two', '^3.2.0', 1);
  expect(await active()).toEqual({ 'mfe-agenda': 'one' });

  const refused = await act('activate', 'mfe-agenda', 'two');
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({
    error: 'incompatible_release',
    params: { needs: '^3.2.0', has: '3.1.0' },
  });
  await expect(register('mfe-agenda', 'two')).rejects.toThrow(
    'mfe-agenda two needs contracts ^3.2.0, and the running shell has 3.1.0',
  );
  expect(await active()).toEqual({ 'mfe-agenda': 'one' });

  // with a newer shell it may; requested at once, the shell counts first
  putShell(store, 'new', '<title>', contractsFile('3.2.0'));
  await rescan();
  await register('shell', 'new');
  await register('mfe-agenda', 'two');
  expect(await active()).toEqual({ 'mfe-agenda': 'two' });

  // and of a next major version neither the new one nor the way back to an old one
  putShell(store, 'next', '<title>', contractsFile('4.0.0'));
  await rescan();
  expect((await act('activate', 'shell', 'next')).status).toBe(200);
  expect((await act('rollback', 'mfe-agenda')).error).toMatchObject({
    error: 'incompatible_release',
    params: { needs: '^3.0.0', has: '4.0.0' },
  });
  await expect(register('mfe-agenda', 'one')).rejects.toThrow('and the running shell has 4.0.0');
  await put('mfe-agenda', 'three', '^4.0.0');
  expect((await act('activate', 'mfe-agenda', 'three')).status).toBe(200);
  expect(await active()).toEqual({ 'mfe-agenda': 'three' });
});

test('a request that no longer fits when it is fulfilled is dropped', async () => {
  await put('mfe-public', 'one', '*', 5);
  expect((await active())['mfe-public']).toBe('one');
  await put('mfe-public', 'two', '^9.0.0');
  fs.writeFileSync(path.join(store, 'mfe-public/activate'), 'two');
  expect((await active())['mfe-public']).toBe('one');
  expect(fs.existsSync(path.join(store, 'mfe-public/activate'))).toBe(false);
});

test('a shell that does not say what it has refuses nothing', async () => {
  putShell(store, 'silent', '<title>');
  await rescan();
  expect((await act('activate', 'shell', 'silent')).status).toBe(200);
  expect((await act('activate', 'mfe-public', 'two')).status).toBe(200);
});
