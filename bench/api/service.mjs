import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../tools/service/port.mjs';
import { startService } from '../../tools/service/service.mjs';

/**
 * Runs work against the built api on a database and stops the api afterwards.
 * @template T
 * @param {{databaseUrl: string, folder: string, env?: Record<string, string>}} on `env`: more settings
 * @param {(api: {base: string, port: number, cpu: () => Promise<number | null>, pid: number}) => Promise<T>} work
 *   `cpu`: milliseconds of processor that the api has used; null where the system does not tell
 * @returns {Promise<T>}
 */
export async function withApi({ databaseUrl, folder, env = {} }, work) {
  const port = await freePort();
  const service = await startService({
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SEED: 'demo',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '1000000',
      ...env,
    },
  });
  try {
    return await work({
      base: `http://127.0.0.1:${port}/api`,
      port,
      cpu: () => cpuOf(service.child.pid),
      pid: service.child.pid,
    });
  } finally {
    await service.stop();
  }
}

/** Reads the user and system time of a process, which Linux counts in hundredths of a second. */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * Runs work against the floor of a request: see `floor.mjs`.
 * @template T
 * @param {object} job what the floor's process receives
 * @param {(port: number) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFloor(job, work) {
  const child = fork(path.join(import.meta.dirname, 'floor.mjs'));
  try {
    child.send(job);
    const [{ port }] = await once(child, 'message');
    return await work(port);
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

/**
 * Puts load on the api from another process.
 * @returns {Promise<{rate: number, p50: number, p95: number, done: number}>}
 */
export function putLoad(job) {
  const child = fork(path.join(import.meta.dirname, 'load.mjs'));
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.send(job);
  });
}
