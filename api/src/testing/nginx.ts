import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort } from '../../../tools/service/port.mjs';

const SHIPPED = path.join(__dirname, '../../../deploy/nginx/nginx.conf');
/** Lines of an upstream that name the instances; what follows the address is kept. */
const INSTANCES = /(?:^ *server api-\d:3000(.*)\n)+/gm;

/** nginx with the configuration that is shipped, in front of instances on this machine. */
export class Nginx {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    /** Address of its server with TLS. */
    readonly address: string,
    /** Certificate to trust, as PEM. */
    readonly certificate: string,
  ) {}

  /** Starts it before instances at these ports. */
  static async start(instances: readonly number[]): Promise<Nginx> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-nginx-'));
    // started by root, it works as another user
    fs.chmodSync(folder, 0o755);
    const maker = new Worker(path.join(__dirname, 'make-certificate.mjs'), { workerData: 'localhost' });
    const [{ cert, private: key }] = (await once(maker, 'message')) as [Record<'cert' | 'private', string>];
    fs.writeFileSync(path.join(folder, 'fullchain.pem'), cert);
    fs.writeFileSync(path.join(folder, 'privkey.pem'), key);
    const [plain, port] = [await freePort(), await freePort()];
    const file = path.join(folder, 'nginx.conf');
    const servers = (_lines: string, rest: string) => instances.map((at) => `server 127.0.0.1:${at}${rest}\n`).join('');
    const text = fs
      .readFileSync(SHIPPED, 'utf8')
      .replace(INSTANCES, servers)
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/etc/nginx/certificate', folder)
      .replace('listen 8080', `listen 127.0.0.1:${plain}`)
      .replace('listen 8443', `listen 127.0.0.1:${port}`);
    fs.writeFileSync(file, text);
    const args = ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'];
    const child = spawn(process.env.NGINX_PATH ?? 'nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${words}`);
      await sleep(50);
    }
    return new Nginx(child, folder, `https://localhost:${port}`, cert);
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.on('connect', () => probe.destroy());
  });
