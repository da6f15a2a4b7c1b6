import { fork } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../tools/service/port.mjs';
import { startService } from '../../tools/service/service.mjs';

/**
 * Runs work against the built api on a database and stops the api afterwards.
 * @template T
 * @param {{databaseUrl: string, folder: string}} on
 * @param {(api: {base: string, port: number}) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withApi({ databaseUrl, folder }, work) {
  const port = await freePort();
  const service = await startService({
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SEED: 'demo',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '1000000',
    },
  });
  try {
    return await work({ base: `http://127.0.0.1:${port}/api`, port });
  } finally {
    await service.stop();
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
