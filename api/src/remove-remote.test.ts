import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deployTokenEndpoints, federationEndpoints, releaseEndpoints } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { removeRemote as removeReleases } from './modules/federation/remove-remote';
import { removeRemote } from './remove-remote';
import { boot } from './testing/boot';
import { prepareDataFolder } from './testing/data-folder';
import { putRelease } from './testing/release-folder';

test('a running service gives a removed remote to nobody, keeps nothing of it, and refuses its deploy tokens', async () => {
  const api = await boot();
  try {
    const { services, client } = api;
    const boss = await client.person({ roles: ['super_admin'] });
    const rescan = () => services.releases.all({ fresh: true });
    const listed = async () => {
      await rescan();
      return (await client.call(federationEndpoints.remotes, {})).data.map(({ name }) => name);
    };
    const store = services.config.releasesDir;
    for (const version of ['one', 'two']) putRelease(store, 'mfe-gone', version);
    putRelease(store, 'mfe-stays', 'one');
    expect(await listed()).toEqual(['mfe-gone', 'mfe-stays']);
    const made = await client.call(
      deployTokenEndpoints.create,
      { body: { remote: 'mfe-gone', label: 'CI' } },
      boss.adminToken,
    );
    const activate = (version: string) =>
      client.call(releaseEndpoints.activate, { params: { name: 'mfe-gone' }, body: { version } }, made.data.token);
    expect((await activate('one')).status).toBe(200);
    await services.db.platform((tx) =>
      tx.query(sql`insert into release_failures (remote, release, module, phase, reason, error, hour, count)
        values ('mfe-gone', 'one', './app', 'load', 'network', 'Error', now(), 3)`),
    );

    fs.rmSync(path.join(store, 'mfe-gone'), { recursive: true });
    expect(await removeReleases(services.db, services.clock, 'mfe-gone')).toBe(2);
    const registered = async () =>
      (await client.call(releaseEndpoints.list, {}, boss.adminToken)).data.map(({ name }) => name);
    // the service last looked into the folders before they were gone, and must not register them again
    const limit = Date.now() + 5_000;
    while ((await registered()).includes('mfe-gone') && Date.now() < limit) await setTimeout(20);
    expect(await registered()).toEqual(['mfe-stays']);
    expect(await listed()).toEqual(['mfe-stays']);
    expect(await activate('one')).toMatchObject({ status: 401, error: { error: 'unauthenticated' } });
    expect(await removeReleases(services.db, services.clock, 'mfe-gone')).toBe(0);
  } finally {
    await api.close();
  }
});

test('the command removes folder and releases, and says what it cannot remove', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-remove-'));
  const env = { DATA_DIR: folder };
  const releases = path.join(folder, 'releases');
  try {
    await prepareDataFolder(folder);
    putRelease(releases, 'mfe-gone', 'one');
    putRelease(releases, 'mfe-stays', 'one');
    expect(await removeRemote(env, ['mfe-gone'])).toContain('mfe-gone removed');
    expect(fs.readdirSync(releases)).toEqual(['mfe-stays']);
    await expect(removeRemote(env, ['mfe-gone'])).rejects.toThrow('No release of a remote called "mfe-gone"');
    await expect(removeRemote(env, ['shell'])).rejects.toThrow('Every page needs the shell');
    for (const name of [undefined, '', '../mfe-a', 'agenda'])
      await expect(removeRemote(env, [name as string])).rejects.toThrow('needs the name of a remote');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('where no service has run the command says so, and makes no database', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-remove-'));
  try {
    await expect(removeRemote({ DATA_DIR: folder }, ['mfe-gone'])).rejects.toThrow(`There is no database in ${folder}`);
    expect(fs.readdirSync(folder)).not.toContain('database');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
