import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from '../bundling/build.mjs';
import { ROOT, remoteNames } from '../bundling/workspace.mjs';
import { say } from '../process/progress.mjs';
import { toolArgs } from '../process/run.mjs';
import { activateChanged } from '../releases/activate.mjs';
import { startService } from '../service/service.mjs';
import { serviceSettings } from '../service/settings.mjs';
import { storeReleases } from '../service/start.mjs';

/**
 * Runs everything with hot reload until it is stopped: the api from source, restarted when it changes; the shell and
 * the named remotes on development servers; the other remotes from their builds.
 * @param {string[]} names of remotes @returns {Promise<number>} exit code
 */
export async function dev(names) {
  const unknown = names.filter((name) => !remoteNames().includes(name));
  if (unknown.length)
    throw new Error(`No remote is called ${unknown.join(', ')}. There are: ${remoteNames().join(', ')}`);
  const settings = serviceSettings();
  await build(['api', ...remoteNames()]);
  await activateChanged(await storeReleases(settings.releasesDir, remoteNames()), settings.releasesDir);

  const ports = Object.fromEntries(
    await Promise.all(['shell', ...names].map(async (name) => [name, await portOf(name)])),
  );
  const origin = `http://localhost:${ports.shell}`;
  const origins = names.map((name) => `http://localhost:${ports[name]}`);
  const service = await startService({
    args: ['--watch', '--watch-preserve-output', '--import', 'tsx', path.join(ROOT, 'api/src/main.ts')],
    env: { PUBLIC_URL: origin, DEV_ORIGINS: origins.join(), LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    onOutput: (line) => say(`api: ${line}`),
  });
  const servers = ['shell', ...names].map(serve);
  const stop = () => {
    for (const server of servers) server.kill('SIGTERM');
    service.stop();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

  const overrides = names.map((name) => `remote=${name}=http://localhost:${ports[name]}/mf-manifest.json`).join('&');
  say(`\nOpen  ${origin}/${overrides && `?${overrides}`}`);
  if (names.length) say('The address is needed once: the page remembers it, and shows a banner to go back.');
  say('Ctrl+C stops it.\n');
  await service.ended;
  stop();
  return 0;
}

/** Returns the port of a package's development server. @param {string} name @returns {Promise<number>} */
export async function portOf(name) {
  const { default: configure } = await import(path.join(ROOT, name, 'rspack.config.mjs'));
  return configure({}, { mode: 'development' }).devServer?.port;
}

function serve(name) {
  const args = toolArgs('@rspack/cli', ['serve'], { bin: 'rspack' });
  const env = { ...process.env, NODE_ENV: 'development' };
  return spawn(process.execPath, args, { cwd: path.join(ROOT, name), env, stdio: ['ignore', 'inherit', 'inherit'] });
}
