import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../app';
import { readConfig } from '../platform/config/config';
import { openDatabase } from '../platform/db/open';
import { createLogger } from '../platform/http/logging';
import { createServices } from '../platform/services';
import { prepareDataFolder } from '../testing/data-folder';
import { copyTemplate } from '../testing/postgresql-server';
import { ServerProcess } from '../testing/server-process';
import { TEST_PASSWORD, TestClient } from '../testing/test-client';
import { TestClub } from '../testing/test-club';

const ROUNDS = 3;
const WRITERS = 4;
const COURTS = 4;

async function call(
  { address }: ServerProcess,
  method: string,
  url: string,
  token?: string,
  body?: unknown,
): Promise<{ status: number; data: never }> {
  const response = await fetch(`${address}/api${url}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, data: text ? JSON.parse(text).data : undefined } as never;
}

/** Makes a club with courts, before the first start. Returns its owner's address. */
async function openClub(env: Record<string, string>): Promise<string> {
  const config = { ...readConfig(env), rateLimitFactor: 1_000 };
  const db = await openDatabase(config, () => undefined);
  const services = createServices(config, db, createLogger('silent'), () => new Date());
  const app = await buildApp(services);
  try {
    const club = await TestClub.open(new TestClient(app, services));
    for (let n = 0; n < COURTS; n++) await club.court();
    return club.owner.email;
  } finally {
    await app.close();
    await db.close();
  }
}

async function signIn(
  server: ServerProcess,
  email: string,
): Promise<{ token: string; clubId: string; courts: string[] }> {
  const login = await call(server, 'POST', '/auth/login', undefined, {
    email,
    password: TEST_PASSWORD,
  });
  const { token } = login.data as { token: string };
  const [club] = (await call(server, 'GET', '/club/my-clubs', token)).data as { id: string }[];
  const clubId = club?.id ?? '';
  const courts = (await call(server, 'GET', `/club/clubs/${clubId}/courts`, token)).data as { id: string }[];
  return { token, clubId, courts: courts.map((c) => c.id) };
}

let slots = 0;
/** Returns an hour of a court, years ahead, that no call has used yet. */
function nextSlot(courts: readonly string[]) {
  const n = slots++;
  const day = new Date(Date.UTC(2032, 0, 1) + Math.floor(n / (12 * courts.length)) * 86_400_000);
  day.setUTCHours(11 + (Math.floor(n / courts.length) % 12));
  return { court_id: courts[n % courts.length], start: day.toISOString(), duration: 60, event_type: 'turno' };
}

/**
 * Books until the server is killed, `ms` after the first booking that it acknowledged, however slow the machine is.
 * Returns the ids of the acknowledged bookings.
 */
async function bookUntilKilled(server: ServerProcess, email: string, ms: number): Promise<string[]> {
  const { token, clubId, courts } = await signIn(server, email);
  const acknowledged: string[] = [];
  let killed = false;
  let acknowledge = () => {};
  const first = new Promise<void>((resolve) => {
    acknowledge = resolve;
  });
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!killed) {
      const id = crypto.randomUUID();
      const body = { id, ...nextSlot(courts) };
      const answer = await call(server, 'POST', `/club/clubs/${clubId}/bookings`, token, body).catch(() => null);
      if (answer?.status === 201) {
        acknowledged.push(id);
        acknowledge();
      } else if (answer) throw new Error(`not booked: ${answer.status}`);
    }
  });
  const written = Promise.all(writers);
  await Promise.race([first, written]);
  await sleep(ms);
  await server.kill();
  killed = true;
  await written;
  return acknowledged;
}

async function missing(server: ServerProcess, email: string, acknowledged: readonly string[]): Promise<string[]> {
  const { token, clubId } = await signIn(server, email);
  const lost = [];
  for (const id of acknowledged) {
    const { status } = await call(server, 'GET', `/club/clubs/${clubId}/bookings/${id}`, token);
    if (status !== 200) lost.push(id);
  }
  return lost;
}

async function crashRounds(env: Record<string, string>): Promise<void> {
  const email = await openClub(env);
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await ServerProcess.start(env);
    const fresh = await bookUntilKilled(server, email, 300 + Math.random() * 700);
    expect(fresh.length).toBeGreaterThan(0);
    acknowledged.push(...fresh);
  }
  const server = await ServerProcess.start(env);
  try {
    expect(await missing(server, email, acknowledged)).toEqual([]);
  } finally {
    await server.kill();
  }
}

test('no acknowledged booking is lost by kill -9: embedded database', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-crash-'));
  try {
    await prepareDataFolder(folder);
    await crashRounds({ DATA_DIR: folder, SEED: 'none', DATABASE_URL: '' });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('no acknowledged booking is lost by kill -9: PostgreSQL', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-crash-'));
  const { url, drop } = await copyTemplate(
    process.env.TEST_DATABASE_URL as string,
    process.env.TEST_TEMPLATE as string,
  );
  try {
    await crashRounds({ DATA_DIR: folder, SEED: 'none', DATABASE_URL: url });
  } finally {
    await drop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
