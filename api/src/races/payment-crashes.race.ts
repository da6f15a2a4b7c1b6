import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import sql from 'sql-template-tag';
import { openPool, postgresqlDatabase } from '../platform/db/postgresql';
import { createLogger } from '../platform/http/logging';
import type { Simulator } from '../platform/payments/simulator/simulator';
import { createServices } from '../platform/services';
import { testConfig } from '../testing/boot';
import { GatewayServer } from '../testing/gateway-server';
import { copyTemplate } from '../testing/postgresql-server';
import { ServerProcess } from '../testing/server-process';
import { type Pending, TestCheckout } from '../testing/test-checkout';
import { TestClient } from '../testing/test-client';
import { TestMailServer } from '../testing/test-mail-server';
import { type Paid, sumsOf } from './payment-sums';

const PRICE = 2_000_000;
const PUBLIC_URL = 'http://localhost:3000';

let server: ServerProcess;
let t: TestCheckout;
let simulator: Simulator;
let gateway: GatewayServer;
let smtp: TestMailServer;
let databaseUrl: string;
let start: () => Promise<ServerProcess>;
const closing: (() => unknown)[] = [];

/** Sends a request to the process that runs now. */
async function send({ method, url, query, payload, headers }: InjectOptions) {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const answer = await fetch(`${server.address}${url}${search}`, {
    method: method as string,
    headers: { ...(headers as Record<string, string>), ...(payload ? { 'content-type': 'application/json' } : {}) },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  });
  const body = await answer.text();
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(answer.headers),
    body,
    json: () => JSON.parse(body),
  };
}

beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-crash-'));
  closing.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  const copy = await copyTemplate(process.env.TEST_DATABASE_URL as string, process.env.TEST_TEMPLATE as string);
  databaseUrl = copy.url;
  closing.push(copy.drop);
  const options = { url: databaseUrl, connections: 4, onError: () => undefined };
  const db = postgresqlDatabase(openPool(options), options);
  closing.push(() => db.close());
  const services = createServices(testConfig(folder), db, createLogger('silent'), () => new Date());
  simulator = services.simulator as Simulator;
  gateway = await GatewayServer.start(simulator);
  closing.push(() => gateway.stop());
  smtp = await TestMailServer.start();
  simulator.deliver = async ({ url, headers, body }) =>
    (await fetch(url.replace(PUBLIC_URL, server.address), { method: 'POST', headers, body })).status;
  const { authUrl, clientId, clientSecret, webhookSecret } = simulator.settings;
  start = () =>
    ServerProcess.start({
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL,
      SEED: 'none',
      SMTP_URL: smtp.url,
      TRUST_PROXY: '127.0.0.1',
      MERCADOPAGO_AUTH_URL: authUrl,
      MERCADOPAGO_API_URL: gateway.url,
      MERCADOPAGO_CLIENT_ID: clientId,
      MERCADOPAGO_CLIENT_SECRET: clientSecret,
      MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
    });
  server = await start();
  closing.push(() => server.kill());
  t = await TestCheckout.open({ services, client: new TestClient({ inject: send }, services) });
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Makes mails due, which wait for a minute in case that more changes. */
const passMinute = () =>
  t.api.services.db.platform((tx) =>
    tx.query(sql`
      update online_bookings set mail_due_at = now() where (club_id, booking_id) in (
        select club_id, booking_id from online_bookings where mail_due_at > now() for update skip locked)`),
  );

/** Waits for a condition, 15 s at most: the service works every two seconds, and sends mails every five. */
async function until(condition: () => Promise<boolean>, what: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await condition()) return;
    if (i % 10 === 0) await passMinute();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited for too long: ${JSON.stringify(await what())}`);
}

/** Runs `work` while another connection has a lock, and kills the service once that waits for it. */
async function killAtLock(lock: string, work: () => Promise<unknown>): Promise<void> {
  const client = new pg.Client(databaseUrl);
  const watcher = new pg.Client(databaseUrl);
  await Promise.all([client.connect(), watcher.connect()]);
  try {
    await client.query('begin');
    await client.query(lock);
    const working = work().catch(() => undefined);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    // never in that transaction: the activity is read once in each
    const waits = async () => (await watcher.query(waiting.sql)).rowCount !== 0;
    await until(waits, async () => `nothing waits for ${lock}`);
    await server.kill();
    await working;
  } finally {
    await Promise.all([client.end(), watcher.end()]);
  }
}

const pay = (pending: Pending): Paid => ({
  ...pending,
  payment: simulator.checkout.pay(pending.preference, 'approved'),
});
const sums = (one: Paid) => sumsOf(t.api.services.db, simulator, one);
const notify = (paid: Paid) => simulator.notify(paid.payment);
const kill = () => server.kill();

/** Books, and pays what is asked for. */
const paid = async () => pay(await t.pending());

/** Kills the service once the gateway holds the request. */
async function killAt(when: 'received' | 'handled', request: RegExp, work: () => Promise<unknown>): Promise<void> {
  const { reached, release } = gateway.holdNext(request, when);
  const working = work().catch(() => undefined);
  await reached;
  await kill();
  release();
  await working;
}

/** Books at a court of its own through a service that is killed meanwhile. Returns how it is paid after the restart. */
async function bookedBy(crash: (work: () => Promise<unknown>) => Promise<void>): Promise<() => Promise<Paid>> {
  const court = await t.club.court();
  await crash(() => t.book({ court }));
  return async () => {
    const find = async () =>
      (
        await t.rows<{ id: string; reference: string; init_point: string | null }>(sql`
          select b.id, c.id as reference, c.init_point from bookings b
          join checkouts c on c.club_id = b.club_id and c.booking_id = b.id where b.court_id = ${court.id}`)
      )[0];
    await until(async () => !!(await find())?.init_point, find);
    const { id, reference, init_point } = (await find()) as { id: string; reference: string; init_point: string };
    const one = pay({ id, reference, court, token: '', preference: t.preferenceOf(init_point) });
    await notify(one);
    return one;
  };
}

/** Pays a booking. `crash` kills the service meanwhile. */
async function paidBy(crash: (one: Paid) => Promise<unknown>): Promise<() => Promise<Paid>> {
  const one = await paid();
  await crash(one);
  return async () => one;
}

/** Asks at reception for the refund of a booking that is paid and settled. `crash` kills the service meanwhile. */
const refundedBy = async (crash: (work: () => Promise<unknown>, one: Paid) => Promise<void>) => {
  const one = await paid();
  await notify(one);
  await settled(one, { paid: PRICE, mails: 1 });
  const id = (await t.money(one.id)).payments[0]?.id ?? '';
  await crash(() => t.refund(id, PRICE), one);
  return async () => one;
};

const checkoutRow = ({ reference }: Pending) => `select from checkouts where id = '${reference}' for update`;
const table = (name: string) => `lock table ${name} in share mode`;

/** Steps at which the service is killed; each returns how the payment goes on after the restart. */
const POINTS: [at: string, crash: () => Promise<() => Promise<Paid>>, refunded?: true][] = [
  [
    'the place is held, the booking and its checkout are not committed',
    async () => {
      const hold = await t.hold();
      await killAtLock(table('checkouts'), () => t.bookHold(hold));
      return async () => {
        const one = pay(t.opened(await t.bookHold(hold)));
        await notify(one);
        return one;
      };
    },
  ],
  [
    'the gateway has the request for a checkout, and has made none',
    () => bookedBy((work) => killAt('received', /^POST .*preferences$/, work)),
  ],
  [
    'the gateway has made the checkout, its answer is lost',
    () => bookedBy((work) => killAt('handled', /^POST .*preferences$/, work)),
  ],
  [
    'the gateway has answered, the checkout is not stored',
    () =>
      bookedBy(async (work) => {
        const { reached, release } = gateway.holdNext(/^POST .*preferences$/, 'handled');
        const working = work().catch(() => undefined);
        await reached;
        await killAtLock('select from checkouts for update', async () => release());
        await working;
      }),
  ],
  [
    'the checkout is stored; it is paid while no service runs, and the message is lost',
    async () => {
      const pending = await t.pending();
      await kill();
      const one = pay(pending);
      return async () => one;
    },
  ],
  [
    'the message has come and is not committed',
    () => paidBy((one) => killAtLock(table('gateway_messages'), () => notify(one))),
  ],
  [
    'the message is stored and answered, the job is still at another',
    async () => {
      const pending = await t.pending();
      const { reached, release } = gateway.holdNext(/^GET .*payments/, 'received');
      const rejected = simulator.checkout.pay(pending.preference, 'rejected');
      await simulator.notify(rejected);
      await reached;
      const one = pay(pending);
      expect(await notify(one)).toEqual([204]);
      await kill();
      release();
      return async () => one;
    },
  ],
  ['the payment is being read', () => paidBy((one) => killAt('received', /^GET .*payments/, () => notify(one)))],
  ['the payment is read and not applied', () => paidBy((one) => killAtLock(checkoutRow(one), () => notify(one)))],
  ['the payment is applied by half', () => paidBy((one) => killAtLock(table('payments'), () => notify(one)))],
  [
    'the payment is applied, its message is not done',
    () =>
      paidBy(async (one) => {
        const { reached, release } = gateway.holdNext(/^GET .*payments/, 'handled');
        await notify(one);
        await reached;
        await killAtLock('select from gateway_messages for update', async () => release());
      }),
  ],
  [
    'the payment is applied, its mail is not queued',
    () => paidBy((one) => killAtLock(table('mails'), () => notify(one))),
  ],
  [
    'the mail is at the mail server, which has not answered',
    () =>
      paidBy(async (one) => {
        let reached = false;
        smtp.hang = () => {
          reached = true;
        };
        await notify(one);
        await until(
          async () => reached,
          () => sums(one),
        );
        await kill();
      }),
  ],
  [
    'the refund is asked for at reception and not committed',
    async () => {
      let ask: () => Promise<unknown> = async () => undefined;
      const goOn = await refundedBy(async (work) => {
        ask = work;
        await killAtLock(table('gateway_refunds'), work);
      });
      return async () => {
        await ask();
        return goOn();
      };
    },
    true,
  ],
  ['the refund is stored and not sent', () => refundedBy((work, one) => killAtLock(checkoutRow(one), work)), true],
  [
    'the gateway has the request for a refund, and has made none',
    () => refundedBy((work) => killAt('received', /^POST .*refunds$/, work)),
    true,
  ],
  [
    'the gateway has made the refund, its answer is lost',
    () => refundedBy((work) => killAt('handled', /^POST .*refunds$/, work)),
    true,
  ],
  [
    'the gateway has answered, the refund is not stored',
    () =>
      refundedBy(async (work) => {
        const { reached, release } = gateway.holdNext(/^POST .*refunds$/, 'handled');
        await work();
        await reached;
        await killAtLock('select from gateway_refunds for update', async () => release());
      }),
    true,
  ],
];

/** Starts the service again, as long after the crash as its leases last. */
async function restart(): Promise<void> {
  await t.api.services.db.platform(async (tx) => {
    await tx.query(sql`update gateway_messages set next_attempt_at = now() where next_attempt_at is not null`);
    await tx.query(sql`update gateway_refunds set next_attempt_at = now() where state = 'pending'`);
    await tx.query(sql`update checkouts set next_check_at = now() where next_check_at is not null`);
    await tx.query(sql`update mails set next_attempt_at = now() where sent_at is null`);
  });
  server = await start();
}

/** Waits until nothing is left to do, and compares what was done. */
async function settled(one: Paid, { paid: kept, mails }: { paid: number; mails: number }): Promise<void> {
  const expected = {
    state: 'confirmed',
    bookings: 1,
    payments: 1,
    notices: 1,
    paid: kept,
    refunded: PRICE - kept,
    pending: 0,
    inbox: 0,
    unsent: 0,
    mails,
    held: kept,
    checkouts: 1,
  };
  const same = async () => JSON.stringify(await sums(one)) === JSON.stringify(expected);
  await until(same, () => sums(one)).catch(() => undefined);
  expect(await sums(one)).toEqual(expected);
}

describe('after kill -9 nothing is lost or doubled', () => {
  for (const [at, crash, refunded] of POINTS) {
    test(at, async () => {
      const goOn = await crash();
      await restart();
      await settled(await goOn(), refunded ? { paid: 0, mails: 2 } : { paid: PRICE, mails: 1 });
    });
  }
});

test('a refund that the gateway answers too late is asked for again, and made once', async () => {
  const one = await paid();
  await notify(one);
  await settled(one, { paid: PRICE, mails: 1 });
  const { reached, release } = gateway.holdNext(/^POST .*refunds$/, 'handled');
  const id = (await t.money(one.id)).payments[0]?.id ?? '';
  await t.refund(id, PRICE);
  await reached;
  // given up once it is due again sooner than the sender's lease ends
  const pending = () =>
    t.rows<{ soon: boolean }>(sql`
      select next_attempt_at < now() + interval '40 seconds' as soon from gateway_refunds where refund_id in (
        select id from refunds where payment_id = ${id})`);
  await until(async () => (await pending())[0]?.soon === true, pending);
  release();
  await settled(one, { paid: 0, mails: 2 });
});
