import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startNginx } from '../../tools/nginx/server.mjs';
import { freePort } from '../../tools/service/port.mjs';
import { startService } from '../../tools/service/service.mjs';
import { psql } from '../world/fill.mjs';
import { startCrowd } from './crowd.mjs';
import { prepareScene } from './scene.mjs';

/** Bookings before and after each deploy whose events are timed. */
const TIMED = 40;
/** Milliseconds between two replacements. */
const PAUSE_MS = 6_000;
/** Seconds for which an instance that stops serves on, as in production. */
const DRAIN_SECONDS = '5';

/**
 * Measures deploys of two instances behind nginx, as it is shipped: pages of one club are open, people read and write.
 * @param {import('../../tools/postgres/cluster.mjs').Cluster} cluster empty
 * @param {{deploys: number, pages: number, folder: string}} options
 * @returns {Promise<{before: object, during: object, after: object, backMs: number}[]>} one for each deploy; `backMs`: from
 *   the end of an instance until all pages were live again, at most
 */
export async function measureDeploys({ url }, { deploys, pages, folder }) {
  const watching = await prepareScene(url, { pages, folder });
  const instances = await Instances.start(url, folder);
  const nginx = await startNginx(instances.ports);
  const crowd = startCrowd('traffic.mjs');
  const samples = [];
  try {
    await crowd.ask('open', { address: nginx.address, certificate: nginx.certificate, ...watching });
    for (let n = 1; n <= deploys; n++) {
      console.log(`deploy ${n} of ${deploys} …`);
      samples.push(await deploy(url, crowd, instances));
    }
  } finally {
    crowd.stop();
    await nginx.stop();
    await instances.stop();
  }
  return samples;
}

async function deploy(url, crowd, instances) {
  const before = await kept(url, await crowd.ask('book', { count: TIMED }));
  await crowd.ask('goOn');
  let backMs = 0;
  for (const port of instances.ports) {
    const gone = await instances.replace(port);
    await wait(PAUSE_MS);
    backMs = Math.max(backMs, (await crowd.ask('settle')) - gone);
  }
  const during = await kept(url, await crowd.ask('stop'));
  const after = await kept(url, await crowd.ask('book', { count: TIMED }));
  return { before, during, after, backMs };
}

/** Counts which of the acknowledged bookings are missing. */
async function kept(url, { written, ...sample }) {
  const ids = `array[${written.map((id) => `'${id}'`).join()}]::uuid[]`;
  const rows = Number(await psql(url, `select count(*) from bookings where id = any(${ids})`));
  return { ...sample, written: written.length, lost: written.length - rows };
}

/** Two instances, each with a disk of its own: nothing but the database and the keys is shared. */
class Instances {
  #running = new Map();
  #env;
  #folder;

  constructor(url, folder) {
    this.#folder = folder;
    const { privateKey } = generateKeyPairSync('ed25519');
    this.#env = {
      DATABASE_URL: url,
      SEED: 'none',
      TRUST_PROXY: '127.0.0.1',
      HOST: '127.0.0.1',
      DRAIN_SECONDS,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      TOKEN_PEPPER: 'p'.repeat(43),
      SEALING_KEYS: `bench:${Buffer.alloc(32).toString('base64')}`,
    };
  }

  static async start(url, folder) {
    const instances = new Instances(url, folder);
    for (let n = 0; n < 2; n++) await instances.#start(await freePort());
    return instances;
  }

  get ports() {
    return [...this.#running.keys()];
  }

  /** Ends an instance in order and starts another one in its place. @returns {Promise<number>} time of day of the end */
  async replace(port) {
    const code = await this.#running.get(port).stop();
    if (code !== 0) throw new Error(`an instance ended with ${code}`);
    const gone = Date.now();
    await this.#start(port);
    return gone;
  }

  async stop() {
    for (const instance of this.#running.values()) await instance.stop();
  }

  async #start(port) {
    const env = { ...this.#env, PORT: String(port), DATA_DIR: path.join(this.#folder, String(port)) };
    this.#running.set(port, await startService({ env, onOutput: (line) => console.error(line) }));
  }
}
