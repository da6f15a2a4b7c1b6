import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../process/run.mjs';
import { freePort } from '../service/port.mjs';
import { findPostgres } from './binaries.mjs';

const READY_WITHIN = 60_000;

/**
 * Runs work against a temporary PostgreSQL server with its own folder and port, and removes it afterwards.
 * @template T
 * @param {(server: {url: string, version: string, bin: string}) => Promise<T>} work `url` of a superuser, `bin`: folder
 *   of the programs
 * @param {(line: string) => void} log
 * @param {Record<string, string | number>} settings of the server, over those that make tests fast
 * @returns {Promise<T>}
 */
export async function withPostgres(work, log, settings = {}) {
  const bin = await findPostgres(log);
  const owner = await unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'canchero-postgres-'));
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  let server;
  const kill = () => server?.kill('SIGQUIT');
  // PostgreSQL must not outlive an interrupted npm test
  process.once('exit', kill);
  const interrupted = () => process.exit(130);
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await initialise(bin, folder, owner);
    const port = await freePort();
    server = await serve(bin, folder, owner, { port, ...settings });
    const { output } = await run(path.join(bin, 'postgres'), ['--version']);
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    return await work({ url, version: output.match(/\d+(\.\d+)*/)[0], bin });
  } finally {
    const gone = server && new Promise((resolve) => server.once('close', resolve));
    kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
    process.off('exit', kill).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

async function initialise(bin, folder, owner) {
  const args = ['-D', path.join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const { code, output } = await run(path.join(bin, 'initdb'), args, { cwd: folder, ...owner });
  if (code !== 0) throw new Error(`initdb failed:\n${output.trim()}`);
}

const FAST = { fsync: 'off', full_page_writes: 'off', max_connections: 300, listen_addresses: '127.0.0.1' };

function serve(bin, folder, owner, settings) {
  const options = Object.entries({ ...FAST, ...settings, unix_socket_directories: folder }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', path.join(folder, 'data'), ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  return new Promise((resolve, reject) => {
    let words = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${words}`)), READY_WITHIN);
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${words}`)));
    server.stderr.setEncoding('utf8').on('data', (chunk) => {
      if (words.length < 10_000) words += chunk;
      if (!words.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve(server);
    });
  });
}

/** Returns another user, `postgres` or `nobody`, if this process is root: PostgreSQL refuses to run as root. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((part) => run('id', [part, name])));
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}
