import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEndpoint } from '@canchero/shared-contracts/core';
import { z } from 'zod';
import { buildApp } from '../../app';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { route } from './route';

const endpoints = {
  short: defineEndpoint({
    method: 'GET',
    path: '/tried/short',
    summary: '-',
    response: z.object({ done: z.boolean() }),
    authz: { kind: 'user' },
  }),
  hasty: defineEndpoint({
    method: 'GET',
    path: '/tried/hasty',
    summary: '-',
    response: z.object({ done: z.boolean() }),
    authz: { kind: 'user' },
  }),
  long: defineEndpoint({
    method: 'GET',
    path: '/tried/long',
    summary: '-',
    response: z.object({ done: z.boolean() }),
    authz: { kind: 'user' },
  }),
};

let api: Booted;
let app: Awaited<ReturnType<typeof buildApp>>;
let ana: Session;
let bea: Session;
/** Accounts whose work has begun. */
let begun: string[] = [];
let finish: () => void;
let ended: Promise<void>;

beforeAll(async () => {
  api = await boot({ config: { rateLimitFactor: 1 } });
  const work = async ({ caller }: { caller: { id: string } }) => {
    begun.push(caller.id);
    await ended;
    return { done: true };
  };
  app = await buildApp(
    api.services,
    [
      route(endpoints.short, work, { timeoutMs: 60_000 }),
      route(endpoints.hasty, work, { timeoutMs: 1_000 }),
      route(endpoints.long, work, { turn: 'long', timeoutMs: 60_000 }),
    ],
    endpoints,
  );
  await app.listen({ path: socket() });
  ana = await api.client.person();
  bea = await api.client.person();
});
beforeEach(() => {
  begun = [];
  ended = new Promise((resolve) => {
    finish = resolve;
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const socket = () => path.join(api.folder, 'http.sock');

function ask(kind: keyof typeof endpoints, { token }: Session) {
  const request = http.get({
    socketPath: socket(),
    path: `/api/tried/${kind}`,
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const status = new Promise<number | 'broken'>((resolve) => {
    request.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    request.once('error', () => resolve('broken'));
  });
  return { status, leave: () => request.destroy() };
}

const of = (session: Session) => begun.filter((id) => id === session.userId).length;
const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries === 1_000) throw new Error('it never came to that');
    await sleep(20);
  }
};

test('of an account five requests are worked on at once, and others are not kept waiting by it', async () => {
  const many = Array.from({ length: 20 }, () => ask('short', ana));
  await until(() => of(ana) === 5);
  const other = ask('short', bea);
  await until(() => of(bea) === 1);
  expect(of(ana)).toBe(5);
  finish();
  expect(await other.status).toBe(200);
  expect(new Set(await Promise.all(many.map(({ status }) => status)))).toEqual(new Set([200]));
});

test('what a caller broke off is not worked on any more', async () => {
  const many = Array.from({ length: 40 }, () => ask('short', ana));
  await until(() => of(ana) === 5);
  for (const one of many) one.leave();
  await until(async () => (await connections()) === 0);
  finish();
  await sleep(100);
  expect(of(ana)).toBe(5);
});

test('whoever waits for longer than a request may take is told to come back, and is not worked on', async () => {
  const many = Array.from({ length: 12 }, () => ask('hasty', ana));
  expect(new Set(await Promise.all(many.map(({ status }) => status)))).toEqual(new Set([503]));
  finish();
  await sleep(50);
  expect(of(ana)).toBe(5);
});

test('of long work an account has two at once, and all accounts together four', async () => {
  const cara = await api.client.person();
  const sessions = [ana, ana, ana, bea, bea, bea, cara, cara];
  const asked = sessions.map((session) => ask('long', session));
  await until(() => begun.length === 4);
  await sleep(100);
  expect(begun.length).toBe(4);
  const short = ask('short', ana);
  await until(() => begun.length === 5);
  finish();
  expect(await Promise.all([...asked, short].map(({ status }) => status))).toEqual(Array(9).fill(200));
});
