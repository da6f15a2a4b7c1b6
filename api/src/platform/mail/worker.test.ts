import sql from 'sql-template-tag';
import { passTime } from '../../testing/pass-time';
import { testDatabase } from '../../testing/test-database';
import { TestMailServer, until } from '../../testing/test-mail-server';
import type { Database } from '../db/database';
import { MailQueue } from './mail-queue';
import { MailWorker } from './worker';

let db: Database;
let server: TestMailServer;
let worker: MailWorker;
const mailQueue = new MailQueue();
const problems: string[] = [];
beforeAll(async () => {
  db = await testDatabase();
  server = await TestMailServer.start();
  worker = new MailWorker(db, mailQueue, {
    smtpUrl: server.url,
    from: 'Canchero <no-reply@canchero.test>',
    onError: (error) => problems.push(error.message),
    everyMs: 50,
    silenceMs: 1_000,
  });
});
afterAll(async () => {
  await worker.close();
  await server.stop();
  await db.close();
});

const queue = (recipient: string) =>
  db.platform((tx) => mailQueue.queue(tx, { recipient, subject: 'Confirma tu correo', body: `Hola, ${recipient}` }));
const row = async (recipient: string) => {
  const [found] = await db.platform((tx) =>
    tx.query<{
      body: string | null;
      attempts: number;
      sent_at: string | null;
      failed_at: string | null;
      last_error: string | null;
    }>(sql`select body, attempts, sent_at, failed_at, last_error from mails where recipient = ${recipient}`),
  );
  return found;
};

test('a queued mail arrives, and its body is cleared', async () => {
  await queue('ana@club.test');
  await until(async () => (await row('ana@club.test'))?.sent_at !== null);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^To: ana@club\.test\r$/m);
  expect(server.received[0]).toMatch(/^From: Canchero <no-reply@canchero\.test>\r$/m);
  expect(server.received[0]).toContain('Hola, ana@club.test');
  expect(await row('ana@club.test')).toMatchObject({ body: null, attempts: 1, last_error: null });
});

test('a mail whose transaction takes long is sent after it, without an error', async () => {
  const queued = new MailQueue();
  const failed: string[] = [];
  const waking = new MailWorker(db, queued, {
    smtpUrl: server.url,
    from: 'no-reply@canchero.test',
    onError: (error) => failed.push(error.message),
    everyMs: 60_000,
  });
  const recipient = 'lenta@club.test';
  await db.platform(async (tx) => {
    await queued.queue(tx, { recipient, subject: 'x', body: 'x' });
    await new Promise((done) => setTimeout(done, 200));
  });
  await until(async () => (await row(recipient))?.sent_at !== null);
  expect(failed).toEqual([]);
  await waking.close();
});

test("a sender that super admins set takes the place of the installation's", async () => {
  const set = (address: string) =>
    db.platform((tx) =>
      tx.query(sql`update settings set value = ${JSON.stringify(address)}::jsonb where key = 'mail_from'`),
    );
  await set('turnos@canchero.test');
  server.received.length = 0;
  await queue('eva@club.test');
  await until(async () => (await row('eva@club.test'))?.sent_at !== null);
  expect(server.received[0]).toMatch(/^From: Canchero <turnos@canchero\.test>\r$/m);
  await set('');
});

test('a refused mail is kept and retried later, and arrives once', async () => {
  server.refusals = 1;
  server.received.length = 0;
  await queue('luis@club.test');
  await until(async () => (await row('luis@club.test'))?.last_error !== null);
  expect(await row('luis@club.test')).toMatchObject({ attempts: 1, sent_at: null, body: 'Hola, luis@club.test' });
  expect(problems.join()).toContain('try later');
  await passTime(db, 1);
  await until(async () => (await row('luis@club.test'))?.sent_at !== null);
  expect(server.received).toHaveLength(1);
});

test('an address that is refused for good is not tried again, and its links are forgotten', async () => {
  Object.assign(server, { refusals: 1, refusal: 550 });
  server.received.length = 0;
  await queue('nobody@club.test');
  await until(async () => (await row('nobody@club.test'))?.failed_at !== null);
  expect(await row('nobody@club.test')).toMatchObject({ attempts: 1, sent_at: null, body: null });
  await passTime(db, 24 * 60);
  await queue('somebody@club.test');
  await until(async () => (await row('somebody@club.test'))?.sent_at !== null);
  expect(server.received).toHaveLength(1);
});

test('a server that cannot take a mail for a day loses it; others still arrive', async () => {
  Object.assign(server, { refusals: Number.POSITIVE_INFINITY, refusal: 451 });
  await queue('late@club.test');
  await until(async () => (await row('late@club.test'))?.last_error !== null);
  await passTime(db, 24 * 60);
  await until(async () => (await row('late@club.test'))?.failed_at !== null);
  expect(await row('late@club.test')).toMatchObject({ attempts: 2, body: null });
  server.refusals = 0;
  await queue('soon@club.test');
  await until(async () => (await row('soon@club.test'))?.sent_at !== null);
});

test('a mail of a failed transaction is never sent', async () => {
  server.received.length = 0;
  await db
    .platform(async (tx) => {
      await mailQueue.queue(tx, { recipient: 'never@club.test', subject: 's', body: 'b' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await queue('after@club.test');
  await until(() => server.received.length > 0);
  expect(server.received.join()).not.toContain('never@club.test');
});

test('a server that hangs at a mail fails it after a while, and other mails go on meanwhile', async () => {
  const other = new MailWorker(db, mailQueue, {
    smtpUrl: server.url,
    from: 'Canchero <no-reply@canchero.test>',
    onError: () => undefined,
    everyMs: 50,
    silenceMs: 1_000,
  });
  try {
    server.received.length = 0;
    const hung = new Promise<void>((resolve) => {
      server.hang = resolve;
    });
    await queue('hung@club.test');
    await hung;
    await queue('next@club.test');
    await until(async () => (await row('next@club.test'))?.sent_at !== null);
    // leased by the worker that sends it: no other worker sends it too
    expect(await row('hung@club.test')).toMatchObject({ attempts: 1, sent_at: null });
    expect(server.received.filter((mail) => mail.includes('To: hung@club.test'))).toHaveLength(1);
  } finally {
    await other.close();
  }
  await until(async () => (await row('hung@club.test'))?.last_error !== null);
  await passTime(db, 1);
  await until(async () => (await row('hung@club.test'))?.sent_at !== null);
});

test("a mail that was queued before the database's clock was turned back is sent at once", async () => {
  await db.platform(async (tx) => {
    await mailQueue.queue(tx, { recipient: 'early@club.test', subject: 's', body: 'b' });
    await tx.query(sql`
      update mails set created_at = created_at + interval '1 hour', next_attempt_at = next_attempt_at + interval '1 hour'
      where recipient = 'early@club.test'`);
  });
  await until(async () => (await row('early@club.test'))?.sent_at !== null);
});
