import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../bundling/workspace.mjs';
import { freePort } from '../service/port.mjs';
import { findNginx } from './binary.mjs';

const SHIPPED = path.join(ROOT, 'deploy/nginx/nginx.conf');
/** Lies in the api, whose packages can make certificates. */
const CERTIFICATE_MAKER = path.join(ROOT, 'api/src/testing/make-certificate.mjs');
/** Lines of an upstream that name the instances; what follows the address is kept. */
const INSTANCES = /(?:^ *server api-\d:3000(.*)\n)+/gm;

/**
 * nginx with the configuration that is shipped.
 * @typedef {object} Nginx
 * @property {string} address of its server with TLS
 * @property {string} certificate to trust, as PEM
 * @property {() => string[]} errors that it has logged
 * @property {() => Promise<void>} stop
 */

/**
 * Starts nginx, with the configuration that is shipped, in front of instances on this machine.
 * @param {readonly number[]} instances ports
 * @returns {Promise<Nginx>}
 */
export async function startNginx(instances) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'canchero-nginx-'));
  // started by root, it works as another user
  chmodSync(folder, 0o755);
  const [{ cert, private: key }] = await once(new Worker(CERTIFICATE_MAKER, { workerData: 'localhost' }), 'message');
  writeFileSync(path.join(folder, 'fullchain.pem'), cert);
  writeFileSync(path.join(folder, 'privkey.pem'), key);
  const [plain, port] = [await freePort(), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, { instances, plain, port }));
  const args = ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn(await findNginx(console.log), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${words}`);
    await sleep(50);
  }
  const stop = async () => {
    const gone = once(child, 'exit');
    kill();
    await gone;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const errors = () => words.split('\n');
  return { address: `https://localhost:${port}`, certificate: cert, errors, stop };
}

/** Returns the shipped configuration with the places and ports of this machine. */
function configuration(folder, { instances, plain, port }) {
  const servers = (_lines, rest) => instances.map((at) => `server 127.0.0.1:${at}${rest}\n`).join('');
  return readFileSync(SHIPPED, 'utf8')
    .replace(INSTANCES, servers)
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/certificate', folder)
    .replace('listen 8080', `listen 127.0.0.1:${plain}`)
    .replace('listen 8443', `listen 127.0.0.1:${port}`);
}

/** Tells whether a port of this machine accepts connections. @returns {Promise<boolean>} */
function accepts(port) {
  return new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.on('connect', () => probe.destroy());
  });
}
