import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../testing/server-process';

/** Pages that come to an instance at once when another one was killed, or as many as this system lets wait. */
const PAGES = Math.min(1000, mostWaiting());

function mostWaiting(): number {
  const setting = '/proc/sys/net/core/somaxconn';
  // elsewhere than on Linux 128 is usual
  return fs.existsSync(setting) ? Number(fs.readFileSync(setting, 'utf8')) : 128;
}

test('an instance that is busy lets the connections of all pages wait, and answers them', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-busy-'));
  const instance = await ServerProcess.start({ SEED: 'none', DATABASE_URL: '', DATA_DIR: folder });
  const port = Number(new URL(instance.address).port);
  instance.pause();
  const pages = Array.from({ length: PAGES }, () => net.connect(port, '127.0.0.1'));
  // what the system does not let wait is tried again after a second, and after two the proxy gives it up
  await Promise.all(pages.map((page) => once(page, 'connect', { signal: AbortSignal.timeout(900) })));
  instance.resume();
  const page = pages.at(-1) as net.Socket;
  page.end('GET /api/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [answer] = await once(page, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  for (const each of pages) each.destroy();
  await instance.kill();
  fs.rmSync(folder, { recursive: true, force: true });
});
