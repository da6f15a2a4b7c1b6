import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from '../bundling/build.mjs';
import { ROOT, remoteNames } from '../bundling/workspace.mjs';
import { say } from '../process/progress.mjs';
import { toolArgs } from '../process/run.mjs';
import { activateChanged } from '../releases/activate.mjs';
import { checkFree } from '../service/port.mjs';
import { startService } from '../service/service.mjs';
import { serviceSettings } from '../service/settings.mjs';
import { storeReleases } from '../service/start.mjs';

/**
 * Runs development servers until they are stopped.
 * @param {string[]} args names of remotes, and perhaps the address of a deployed shell
 * @returns {Promise<number>} exit code
 */
export async function dev(args) {
  const { names, shell } = devTargets(args);
  return shell ? inDeployedShell(names[0], shell) : everything(names);
}

/**
 * Returns the remotes to run, and the deployed shell to run one in; null for the shell's own sources.
 * @param {string[]} args
 * @throws {Error} that says how the command is called
 */
export function devTargets(args) {
  const addresses = args.filter((arg) => /^https?:\/\//.test(arg) && URL.canParse(arg));
  const names = [...new Set(args.filter((arg) => !addresses.includes(arg)))];
  const unknown = names.filter((name) => !remoteNames().includes(name));
  if (unknown.some((name) => /[.:/]/.test(name)))
    throw new Error(`The address of a shell is written whole: npm run dev ${names[0]} https://club.example`);
  if (unknown.length)
    throw new Error(`No remote is called ${unknown.join(', ')}. There are: ${remoteNames().join(', ')}`);
  if (addresses.length > 1 || (addresses.length === 1 && names.length !== 1))
    throw new Error('In a deployed shell runs one remote: npm run dev mfe-agenda https://club.example');
  return { names, shell: addresses.length ? new URL(addresses[0]).origin : null };
}

/**
 * Runs one remote in the page of a deployed shell, with its data; a change loads the page again. The development server
 * forwards what it does not have, so that nothing has to be allowed where the shell is deployed.
 */
async function inDeployedShell(name, shell) {
  await checkAnswers(shell);
  const port = await portOf(name);
  await checkFree({ [name]: port });
  const origin = `http://localhost:${port}`;
  const server = serve(name, { SHELL_URL: shell });
  const stop = () => server.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  say(`\n${name} runs in the page of ${shell}, with its data.`);
  say(`Open  ${origin}/?${overrideOf(name, origin)}\nCtrl+C stops it.\n`);
  return ended(server);
}

/** @param {string} shell origin @throws {Error} unless Canchero's service answers there */
export async function checkAnswers(shell) {
  const response = await fetch(new URL('/api/health', shell)).catch((error) => {
    throw new Error(`${shell} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`${shell} is not Canchero: ${response.status} without a word of its health at /api/health`);
}

const overrideOf = (name, origin) => `remote=${name}=${origin}/mf-manifest.json`;

/**
 * Runs everything with hot reload: the api from source, restarted when it changes; the shell and the named remotes on
 * development servers; the other remotes from their builds.
 */
async function everything(names) {
  const settings = serviceSettings();
  const ports = Object.fromEntries(
    await Promise.all(['shell', ...names].map(async (name) => [name, await portOf(name)])),
  );
  await checkFree({ ...ports, 'the api (PORT)': settings.port });
  await build(['api', ...remoteNames()]);
  await activateChanged(await storeReleases(settings.releasesDir, remoteNames()), settings.releasesDir);

  const origin = `http://localhost:${ports.shell}`;
  const origins = names.map((name) => `http://localhost:${ports[name]}`);
  const service = await startService({
    args: ['--watch', '--watch-preserve-output', '--import', 'tsx', path.join(ROOT, 'api/src/main.ts')],
    env: { PUBLIC_URL: origin, DEV_ORIGINS: origins.join(), LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    onOutput: (line) => say(`api: ${line}`),
  });
  const servers = ['shell', ...names].map((name) => serve(name));
  const stop = () => {
    for (const server of servers) server.kill('SIGTERM');
    service.stop();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

  const overrides = names.map((name) => overrideOf(name, `http://localhost:${ports[name]}`)).join('&');
  say(`\nOpen  ${origin}/${overrides && `?${overrides}`}`);
  if (names.length) say('The address is needed once: the page remembers it, and shows a banner to go back.');
  say('Ctrl+C stops it.\n');
  const code = await Promise.race([service.ended, ...servers.map(ended)]);
  stop();
  return code;
}

/** Returns the exit code of a process once it ends; 0 if it was told to. */
const ended = (server) => new Promise((resolve) => server.once('close', (code) => resolve(code ?? 0)));

/** Returns the port of a package's development server. @param {string} name @returns {Promise<number>} */
export async function portOf(name) {
  const { default: configure } = await import(path.join(ROOT, name, 'rspack.config.mjs'));
  return configure({}, { mode: 'development' }).devServer?.port;
}

function serve(name, settings = {}) {
  const args = toolArgs('@rspack/cli', ['serve'], { bin: 'rspack' });
  const env = { ...process.env, NODE_ENV: 'development', ...settings };
  return spawn(process.execPath, args, { cwd: path.join(ROOT, name), env, stdio: ['ignore', 'inherit', 'inherit'] });
}
