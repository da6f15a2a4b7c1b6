import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from './testing/data-folder';
import { copyTemplate } from './testing/postgresql-server';
import { contractsFile, putRelease, putShell } from './testing/release-folder';

const API = path.join(__dirname, '..');
/** Folder of the bundle, inside the package whose dependencies it imports. */
const BUNDLE = path.join(API, `node_modules/.cache/main-${process.pid}`);

// bundled once from the sources: compiled at each start, they take four times as long to start
beforeAll(() => {
  const rspack = path.join(API, '../node_modules/@rspack/cli/bin/rspack.js');
  execFileSync(process.execPath, [rspack, 'build', '--output-path', BUNDLE], { cwd: API, stdio: 'pipe' });
});
afterAll(() => fs.rmSync(BUNDLE, { recursive: true, force: true }));

let folder: string;
const children: ChildProcess[] = [];
const server = process.env.TEST_DATABASE_URL;
/** Tests of a data folder, which a database on a server does not have. */
const onFolder = (title: string, run: () => Promise<void>) => server || test(title, run);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-server-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The real process. */
function start(args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(BUNDLE, 'main.mjs'), ...args], {
    cwd: API,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  // comes after all that it wrote
  return { child, output, closed: once(child, 'close') };
}

/** Checks also for the end by a signal, which leaves no code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function ready({ child, output }: ReturnType<typeof start>): Promise<string> {
  while (!output.out.includes('\n')) {
    if (hasEnded(child)) throw new Error(`ended: ${output.err}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return /^ready (http:\S+)\n$/.exec(output.out)?.[1] ?? '';
}

const ended = async ({ child, closed }: ReturnType<typeof start>): Promise<number | null> => {
  await closed;
  return child.exitCode;
};

const lastLine = ({ output }: ReturnType<typeof start>) => JSON.parse(output.err.trim().split('\n').at(-1) ?? '');

onFolder('serves, refuses a second process on the folder, registers releases, and stops cleanly', async () => {
  await prepareDataFolder(folder);
  const first = start();
  const address = await ready(first);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);

  const second = start();
  expect(await ended(second)).toBe(1);
  expect(second.output.err).toMatch(new RegExp(`^The data folder .* is in use by process ${first.child.pid}\\.`));
  expect(second.output.err).not.toContain('    at ');

  putRelease(path.join(folder, 'releases'), 'mfe-public', 'one');
  const register = start(['register', 'mfe-public', 'one']);
  expect(await ended(register)).toBe(0);
  expect(register.output.out).toBe('registered mfe-public one\n');
  const remotes = (await (await fetch(`${address}/api/remotes`)).json()) as { data: { version: string }[] };
  expect(remotes.data.map((remote) => remote.version)).toEqual(['one']);

  putShell(path.join(folder, 'releases'), 'old', '<title>', contractsFile('3.1.0'));
  putRelease(path.join(folder, 'releases'), 'mfe-public', 'newer', { contracts: '^3.2.0' });
  const refused = start(['register', 'mfe-public', 'newer']);
  expect(await ended(refused)).toBe(1);
  expect(refused.output.err).toBe('mfe-public newer needs contracts ^3.2.0, and the running shell has 3.1.0\n');

  first.child.kill('SIGTERM');
  expect(await ended(first)).toBe(0);
  expect(first.output.err).toBe('');
  const third = start([], { DRAIN_SECONDS: '2', LOG_LEVEL: 'info' });
  const drained = await ready(third);
  third.child.kill('SIGINT');
  // proxies leave while it still serves
  const statusOf = async (path: string) => (await fetch(`${drained}/api${path}`)).status;
  while ((await statusOf('/ready')) === 200) await new Promise((resolve) => setTimeout(resolve, 20));
  expect([await statusOf('/ready'), await statusOf('/plans')]).toEqual([503, 200]);
  expect(await ended(third)).toBe(0);
  // lines are written together: the last one waits for no other
  expect(lastLine(third)).toMatchObject({ msg: 'stopped' });
});

test('a busy port is reported as such, whatever the database', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as net.AddressInfo;
  const copy = server ? await copyTemplate(server, process.env.TEST_TEMPLATE ?? '') : null;
  try {
    await prepareDataFolder(folder);
    const late = start([], { PORT: String(port), HOST: '127.0.0.1', ...(copy && { DATABASE_URL: copy.url }) });
    expect(await ended(late)).toBe(1);
    expect(late.output.err).toBe(`listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
    expect(late.output.out).toBe('');
  } finally {
    taken.close();
    await copy?.drop();
  }
});

onFolder('mistakes are reported without a stack trace', async () => {
  const wrong = start([], { PORT: 'http', SEED: 'all' });
  expect(await ended(wrong)).toBe(1);
  expect(wrong.output.err).toBe(
    'The configuration is not valid:\n  PORT: must be a port number\n  SEED: must be demo or none\n',
  );
  const unknown = start(['register', 'mfe-public', 'none']);
  expect(await ended(unknown)).toBe(1);
  expect(unknown.output.err).toMatch(/mfe-public\/none is not a release/);
  expect(fs.readdirSync(folder)).toEqual([]);
  const nobody = start(['remove-remote', 'mfe-public'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await ended(nobody)).toBe(1);
  expect(nobody.output.err).toBe('The database of DATABASE_URL does not answer (ECONNREFUSED).\n');
});

onFolder('a first start that was interrupted starts over', async () => {
  fs.mkdirSync(path.join(folder, 'database.new/base'), { recursive: true });
  const address = await ready(start());
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(fs.existsSync(path.join(folder, 'database.new'))).toBe(false);
});

for (const [signal, origin] of [
  ['SIGUSR2', 'unhandledRejection'],
  ['SIGHUP', 'uncaughtException'],
] as const)
  onFolder(`an error that nobody caught (${origin}) is a line of the log, and ends the process`, async () => {
    await prepareDataFolder(folder);
    const crash = path.join(__dirname, 'testing/crash-at-signal.cjs');
    const service = start([], { NODE_OPTIONS: `--require ${crash}` });
    await ready(service);
    service.child.kill(signal);
    expect(await ended(service)).toBe(1);
    expect(lastLine(service)).toMatchObject({
      level: 60,
      msg: 'crashed',
      origin,
      err: { message: 'nobody caught this' },
    });
  });

onFolder('traces go to a collector, and what sends them is loaded only if there is one', async () => {
  const main = fs.readFileSync(path.join(BUNDLE, 'main.mjs'), 'utf8');
  expect(main).toContain('from "@opentelemetry/api"');
  expect(main).not.toMatch(/from "@opentelemetry\/(?!api")/);

  const paths: (string | undefined)[] = [];
  const collector = http.createServer((request, response) => {
    request.resume();
    paths.push(request.url);
    response.end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  await prepareDataFolder(folder);
  const { port } = collector.address() as net.AddressInfo;
  const service = start([], { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
  await fetch(`${await ready(service)}/api/health`);
  service.child.kill('SIGTERM');
  expect(await ended(service)).toBe(0);
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  collector.closeAllConnections();
  collector.close();
});
