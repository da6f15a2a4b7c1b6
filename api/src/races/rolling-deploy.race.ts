import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { Agent, fetch, type Response } from 'undici';
import { type Nginx, startNginx } from '../../../tools/nginx/server.mjs';
import { freePort } from '../../../tools/service/port.mjs';
import { type Booted, boot } from '../testing/boot';
import { ServerProcess } from '../testing/server-process';
import { TestClub } from '../testing/test-club';

const STREAMS = 500;
/** Streams of one person: all of them may meet on one instance. */
const STREAMS_OF_ONE = 2;
const READERS = 8;
const WRITERS = 4;
/** Milliseconds after which a page opens its stream again. */
const REOPEN_MS = 500;
/** Milliseconds for all pages to learn of something while other tests keep the machine busy; bench/outages measures it. */
const SOON_MS = 30_000;

let api: Booted;
let folder: string;
let env: Record<string, string>;
let watched: TestClub;
let busy: TestClub;
let pages: Page[];
let nginx: Nginx;
let browser: Agent;
const instances = new Map<number, ServerProcess>();

beforeAll(async () => {
  let url = '';
  api = await boot({
    way: (given) => {
      url = given;
      return given;
    },
  });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-deploy-'));
  const { jwtPrivateKey, tokenPepper, sealingKeys } = api.services.config.secrets;
  env = {
    DATABASE_URL: url,
    SEED: 'none',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '2',
    JWT_PRIVATE_KEY: jwtPrivateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    TOKEN_PEPPER: tokenPepper,
    SEALING_KEYS: sealingKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(),
  };
  watched = await TestClub.open(api.client);
  busy = await TestClub.open(api.client);
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(startInstance));
  await front(ports);
  pages = (await people(STREAMS / STREAMS_OF_ONE)).flatMap((token) =>
    Array.from({ length: STREAMS_OF_ONE }, () => new Page(token)),
  );
  await eventually(() => pages.every(({ isLive }) => isLive));
});
afterAll(async () => {
  await Promise.all(pages.map((page) => page.close()));
  await browser.destroy();
  await nginx.stop();
  for (const instance of instances.values()) await instance.kill();
  await api.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Starts an instance with a disk of its own: nothing but the database and the keys is shared. */
async function startInstance(port: number): Promise<void> {
  const own = { PORT: String(port), DATA_DIR: path.join(folder, String(port)) };
  instances.set(port, await ServerProcess.start({ ...env, ...own }));
}

async function front(ports: readonly number[]): Promise<void> {
  nginx = await startNginx(ports);
  browser = new Agent({ connect: { ca: nginx.certificate } });
}

/** Creates members of the watched club, and returns a token for a stream of each. */
async function people(count: number): Promise<string[]> {
  const { clubId } = watched;
  const sessions = await api.services.db.platform((tx) =>
    tx.query<{ id: string; user_id: string }>(sql`
      with made as (
        insert into users (email, password_hash, name, email_verified_at)
        select 'page' || n || '@club.test', 'none', 'Ana', now() from generate_series(1, ${count}::int) n returning id
      ), joined as (
        insert into memberships (club_id, user_id, role, permissions)
        select ${clubId}::uuid, id, 'staff', '{"schedule": true}' from made
      )
      insert into sessions (user_id, created_at, expires_at)
      select id, now(), now() + interval '1 day' from made returning id, user_id`),
  );
  const sign = async (userId: string, sessionId: string) =>
    (await api.services.tokens.sign({ userId, sessionId, audience: 'stream', clubId })).token;
  return Promise.all(sessions.map(({ id, user_id }) => sign(user_id, id)));
}

async function eventually(holds: () => boolean): Promise<void> {
  const limit = Date.now() + SOON_MS;
  while (!holds() && Date.now() < limit) await sleep(50);
  expect(holds()).toBe(true);
}

/** Page of a browser that watches a club: it opens its stream again where it stopped. */
class Page {
  /** Ids of the bookings that its stream reported, in order. */
  readonly booked: string[] = [];
  readonly refusals: string[] = [];
  resyncs = 0;
  isLive = false;
  private lastId = '';
  private readonly abort = new AbortController();
  private readonly watching: Promise<void>;

  constructor(private readonly token: string) {
    this.watching = this.watch();
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.watching;
  }

  private async watch(): Promise<void> {
    const { signal } = this.abort;
    while (!signal.aborted) {
      await this.open().catch((error) => {
        if (!signal.aborted) this.refusals.push(String(error.cause ?? error), ...lastErrors(true));
      });
      this.isLive = false;
      await sleep(REOPEN_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  private async open(): Promise<void> {
    const url = `${nginx.address}/api/admin/notifications/stream?club_id=${watched.clubId}&token=${this.token}`;
    const headers = this.lastId ? { 'last-event-id': this.lastId } : {};
    const response = await fetch(url, { headers, dispatcher: browser, signal: this.abort.signal });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    // a stream may break at any time, which does not count as a refusal
    await this.read(response).catch(() => undefined);
  }

  private async read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) this.take(frame);
    }
  }

  private take(frame: string): void {
    const id = /^id: (.*)$/m.exec(frame)?.[1];
    if (id === undefined) return;
    this.lastId = id;
    this.isLive = true;
    if (frame.includes('event: stream.resync')) this.resyncs++;
    if (!frame.includes('event: booking.created')) return;
    const data = JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? '');
    this.booked.push(data.payload.booking.id);
  }
}

async function call(method: string, url: string, token: string, body?: unknown): Promise<number> {
  const response = await fetch(`${nginx.address}/api${url}`, {
    method,
    dispatcher: browser,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await response.text();
  return response.status;
}

/** Returns what nginx logged last of streams, which break whenever an instance ends, or of everything else. */
const lastErrors = (ofStreams: boolean) =>
  nginx
    .errors()
    .filter((line) => line.includes('/stream') === ofStreams)
    .slice(-5);

let hours = 0;

/** Requests of people at work in two clubs, until `stop`. */
class Load {
  /** Answers other than expected, errors of calls without one, and what nginx said last of calls like them. */
  readonly failures: string[] = [];
  /** Bookings that were acknowledged, by club. */
  readonly acknowledged = new Map<TestClub, string[]>();
  private running = true;
  private work: Promise<unknown> = Promise.resolve();

  /** @param sendsAgain whether a write without an answer, or with 502, is sent again with its id, as pages do */
  constructor(private readonly sendsAgain: boolean) {}

  async start(): Promise<void> {
    const readers = Array.from({ length: READERS }, () => this.readOn(busy));
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => this.writeOn(busy, 50)));
    const watchedWriter = await this.writeOn(watched, 250);
    this.work = Promise.all([...readers, ...writers, watchedWriter].map((work) => work()));
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.work;
  }

  private readOn(club: TestClub) {
    return async () => {
      while (this.running) {
        await this.expect(200, () => call('GET', `/club/clubs/${club.clubId}/courts`, club.owner.token));
        await sleep(20);
      }
    };
  }

  private async writeOn(club: TestClub, everyMs: number) {
    const court = await club.court();
    const ids: string[] = this.acknowledged.get(club) ?? [];
    this.acknowledged.set(club, ids);
    return async () => {
      while (this.running) {
        const id = crypto.randomUUID();
        const start = new Date(Date.UTC(2033, 0, 1) + hours++ * 3_600_000).toISOString();
        const body = { id, court_id: court.id, start, duration: 60, event_type: 'turno' };
        const path = `/club/clubs/${club.clubId}/bookings`;
        if (await this.expect(201, () => call('POST', path, club.owner.token, body))) ids.push(id);
        await sleep(everyMs);
      }
    };
  }

  private async expect(status: number, send: () => Promise<number>): Promise<boolean> {
    for (;;) {
      const answer = await send().catch((error) => String(error.cause ?? error));
      if (answer === status) return true;
      const isUnknown = status !== 200 && (answer === 502 || typeof answer === 'string');
      if (!this.sendsAgain || !isUnknown) {
        this.failures.push(`${status} expected: ${answer}`, ...lastErrors(false));
        return false;
      }
      await sleep(300);
    }
  }
}

/** Expects that nothing acknowledged is missing or duplicated, and that every page got the event of it once. */
async function expectWhole(load: Load, seen: readonly number[]): Promise<void> {
  for (const [club, ids] of load.acknowledged) {
    const rows = await api.services.db.tenant(club.clubId, (tx) =>
      tx.query<{ id: string }>(sql`select id from bookings where id = any(${ids}::uuid[])`),
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
  }
  const told = load.acknowledged.get(watched) ?? [];
  expect(told.length).toBeGreaterThan(0);
  const since = (page: Page, n: number) => page.booked.slice(seen[n]);
  await eventually(() => pages.every((page, n) => since(page, n).length >= told.length));
  for (const [n, page] of pages.entries()) {
    expect(since(page, n)).toHaveLength(told.length);
    expect(new Set(since(page, n))).toEqual(new Set(told));
  }
}

/** Expects that pages and instances are in order again: a booking by any of them reaches all pages. */
async function expectLive(): Promise<void> {
  await eventually(() => pages.every(({ isLive }) => isLive));
  const court = await watched.court();
  const path = `/club/clubs/${watched.clubId}/bookings`;
  for (let n = 0; n < 2 * instances.size; n++) {
    const id = crypto.randomUUID();
    const start = new Date(Date.UTC(2034, 0, 1) + hours++ * 3_600_000).toISOString();
    const body = { id, court_id: court.id, start, duration: 60, event_type: 'turno' };
    expect(await call('POST', path, watched.owner.token, body)).toBe(201);
    await eventually(() => pages.every(({ booked }) => booked.at(-1) === id));
  }
  expect(pages.reduce((sum, { resyncs }) => sum + resyncs, 0)).toBe(0);
}

/** Replaces one instance after the other under load, once `end` has ended it, and expects that nobody noticed. */
async function replaceEach(load: Load, end: (instance: ServerProcess) => Promise<void>): Promise<void> {
  const seen = pages.map(({ booked }) => booked.length);
  await load.start();
  await sleep(500);
  for (const [port, instance] of instances) {
    await end(instance);
    await startInstance(port);
    await eventually(() => pages.every(({ isLive }) => isLive));
    // for two seconds after the last refusal nginx does not ask it again; on a busy machine that may come late
    await sleep(6_000);
  }
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(pages.flatMap(({ refusals }) => refusals)).toEqual([]);
  await expectWhole(load, seen);
  await expectLive();
}

test(`a rolling deploy with ${STREAMS} streams fails no request`, async () => {
  await replaceEach(new Load(false), async (instance) => {
    expect(await instance.stop()).toBe(0);
  });
});

test('an instance that is killed fails no read, and no write that is sent again with its id', async () => {
  await replaceEach(new Load(true), async (instance) => {
    await instance.kill();
    await sleep(500);
  });
});

test('four instances are one service: a place is given once, whoever asks which, and all pages learn of it', async () => {
  // before 500 pages come back at once, which keeps this process busy
  const court = await watched.court();
  const before = nginx;
  const ports = [...instances.keys(), await freePort(), await freePort()];
  await Promise.all(ports.slice(2).map(startInstance));
  await front(ports);
  await before.stop();
  const path = `/club/clubs/${watched.clubId}/bookings`;
  for (let round = 0; round < 5; round++) {
    const start = new Date(Date.UTC(2035, 0, 1) + round * 3_600_000).toISOString();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const body = { id: crypto.randomUUID(), court_id: court.id, start, duration: 60, event_type: 'turno' };
        return call('POST', path, watched.owner.token, body);
      }),
    );
    expect(answers.filter((status) => status === 201)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(19);
  }
  await expectLive();
});
