import { build } from '../bundling/build.mjs';
import { say, seconds, step } from '../process/progress.mjs';
import { activateChanged } from '../releases/activate.mjs';
import { releaseNames, storeRelease } from '../releases/store.mjs';
import { startService } from './service.mjs';
import { serviceSettings } from './settings.mjs';

/**
 * Builds everything, stores the releases of the shell and the remotes, and runs the api until it is stopped.
 * @returns {Promise<number>} exit code
 */
export async function start() {
  const begin = performance.now();
  const settings = serviceSettings();
  await build();
  await activateChanged(await storeReleases(settings.releasesDir), settings.releasesDir);
  const { signal } = stopRequest();
  const service = await step('start the api', () => startApi(settings, signal)).catch((error) => {
    if (!signal.aborted) throw error;
  });
  if (service) {
    say(welcome(settings, seconds(begin)));
    const code = await service.ended;
    if (!signal.aborted) throw new Error(`The api ended by itself (${code}); its last words are above.`);
  }
  say('Stopped.');
  return 0;
}

/** Aborts at the first Ctrl+C, or when the terminal goes away. */
function stopRequest() {
  const controller = new AbortController();
  const request = () => {
    if (!controller.signal.aborted) say('\nStopping …');
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, request);
  return controller;
}

/**
 * Puts builds into the release store.
 * @param {string} releasesDir @param {string[]} [names] by default the shell and every remote
 * @returns {Promise<{name: string, version: string, added: boolean}[]>}
 */
export async function storeReleases(releasesDir, names = releaseNames()) {
  const stored = await Promise.all(names.map((name) => storeRelease(name, releasesDir)));
  for (const { name, version, added } of stored) if (added) say(`Release of ${name}: ${version}`);
  return stored;
}

async function startApi({ port }, signal) {
  const options = {
    signal,
    env: { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    onOutput: (line) => process.stderr.write(`${line}\n`),
  };
  return startService(options).catch((error) => {
    if (!error.message.includes('EADDRINUSE')) throw error;
    const other = `PORT=${port + 1} npm start`;
    throw new Error(`Port ${port} is in use by another program. Stop it, or choose another one: ${other}`);
  });
}

function welcome({ publicUrl, demo, keepsMail }, took) {
  const lines = ['', `Canchero is ready after ${took}:  ${publicUrl}`];
  if (demo) {
    lines.push(
      '',
      'Demo accounts, password Demo1234!',
      '  owner@demo.test   owner of two clubs, plan premium_plus',
      '  manager@demo.test manager of the first club',
      '  staff@demo.test   staff of the first club: agenda, bookings, players',
      '  buffet@demo.test  staff of the first club: the till',
      '  other@demo.test   owner of another club, plan starter',
      '  expired@demo.test owner whose trial is over: more courts than the plan allows',
      '  super@demo.test   super administrator',
    );
  }
  if (keepsMail) lines.push('', `Mails that would have been sent:  ${publicUrl}/api/mails`);
  return [...lines, '', 'Ctrl+C stops it.'].join('\n');
}
