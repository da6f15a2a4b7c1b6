import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../process/run.mjs';
import { freePort } from '../service/port.mjs';
import { findPostgres } from './binaries.mjs';

const READY_WITHIN = 60_000;

/**
 * Temporary PostgreSQL server with its own folder and port.
 * @typedef {object} Cluster
 * @property {string} url of a superuser
 * @property {number} port
 * @property {string} version
 * @property {string} bin folder of the programs
 * @property {string} data folder of the data
 * @property {() => Promise<void>} start
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop SIGINT ends it in order, SIGQUIT as by a crash
 * @property {() => Promise<Cluster>} standby makes another server that follows this one; without pg_basebackup, as in a
 *   download, this one is restarted for it
 * @property {() => Promise<void>} remove stops it and removes its folder
 */

/**
 * Runs work against a temporary PostgreSQL server, and removes it afterwards.
 * @template T
 * @param {(server: Cluster) => Promise<T>} work
 * @param {(line: string) => void} log
 * @param {Record<string, string | number>} settings of the server, over those that make tests fast
 * @returns {Promise<T>}
 */
export async function withPostgres(work, log, settings = {}) {
  const cluster = await createCluster(log, settings);
  // PostgreSQL must not outlive an interrupted npm test
  const interrupted = () => process.exit(130);
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work(cluster);
  } finally {
    await cluster.remove();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

/**
 * Creates and starts a temporary PostgreSQL server.
 * @param {(line: string) => void} log
 * @param {Record<string, string | number>} settings of the server, over those that make tests fast
 * @returns {Promise<Cluster>}
 */
export async function createCluster(log, settings = {}) {
  const bin = await findPostgres(log);
  const INIT = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  return open(bin, settings, (data, owner) => runProgram(bin, 'initdb', ['-D', data, ...INIT], owner));
}

/** Fills a new folder and starts the server. @returns {Promise<Cluster>} */
async function open(bin, settings, fill) {
  const owner = await unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'canchero-postgres-'));
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server;
  const kill = () => server?.kill('SIGQUIT');
  process.once('exit', kill);
  const start = async () => {
    server = await serve(bin, folder, owner, { port, ...settings });
  };
  const stop = async (signal = 'SIGQUIT') => {
    if (!server) return;
    const gone = new Promise((resolve) => server.once('close', resolve));
    server.kill(signal);
    await gone;
    server = undefined;
  };
  const remove = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
    process.off('exit', kill);
  };
  const copyTo = async (copy, owner) => {
    if (existsSync(path.join(bin, 'pg_basebackup')))
      return runProgram(bin, 'pg_basebackup', ['-D', copy, '-d', url, '-c', 'fast', '-N'], owner);
    await stop('SIGINT');
    await runProgram('', 'cp', ['-a', data, copy], {});
    await start();
  };
  const standby = () =>
    open(bin, { ...settings, primary_conninfo: url }, async (copy, owner) => {
      await copyTo(copy, owner);
      await writeFile(path.join(copy, 'standby.signal'), '');
    });
  try {
    await fill(data, owner);
    await start();
    const { output } = await run(path.join(bin, 'postgres'), ['--version']);
    return { url, port, version: output.match(/\d+(\.\d+)*/)[0], bin, data, start, stop, standby, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** @throws {Error} with what the program printed */
async function runProgram(bin, name, args, owner) {
  const { code, output } = await run(path.join(bin, name), args, { cwd: tmpdir(), ...owner });
  if (code !== 0) throw new Error(`${name} failed:\n${output.trim()}`);
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
      // the end: while it recovers from a crash it refuses each client in a line of its own
      words = (words + chunk).slice(-10_000);
      // a standby: "ready to accept read-only connections"
      if (!/ready to accept (read-only )?connections/.test(words)) return;
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
