import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import sql from 'sql-template-tag';
import { TestClock } from '../../testing/test-clock';
import { testDatabase } from '../../testing/test-database';
import type { Database } from '../db/database';
import { MailQueue } from './mail-queue';
import { MailWorker } from './worker';

let db: Database;
let server: SMTPServer;
let worker: MailWorker;
const clock = new TestClock();
const mailQueue = new MailQueue(clock.now);
const received: string[] = [];
const problems: string[] = [];
/** Number of mails that the server still refuses. */
let refusals = 0;

beforeAll(async () => {
  db = await testDatabase();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals-- > 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  worker = new MailWorker(db, mailQueue, {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Canchero <no-reply@canchero.test>',
    clock: clock.now,
    onError: (error) => problems.push(error.message),
    everyMs: 50,
  });
});
afterAll(async () => {
  await worker.close();
  await new Promise<void>((done) => server.close(() => done()));
  await db.close();
});

const queue = (recipient: string) =>
  db.platform((tx) => mailQueue.queue(tx, { recipient, subject: 'Confirma tu correo', body: `Hola, ${recipient}` }));
const row = async (recipient: string) => {
  const [found] = await db.platform((tx) =>
    tx.query<{ body: string | null; attempts: number; sent_at: string | null; last_error: string | null }>(
      sql`select body, attempts, sent_at, last_error from mails where recipient = ${recipient}`,
    ),
  );
  return found;
};

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('waited for too long');
}

test('a queued mail arrives, and its body is cleared', async () => {
  await queue('ana@club.test');
  await until(async () => (await row('ana@club.test'))?.sent_at !== null);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^To: ana@club\.test\r$/m);
  expect(received[0]).toMatch(/^From: Canchero <no-reply@canchero\.test>\r$/m);
  expect(received[0]).toContain('Hola, ana@club.test');
  expect(await row('ana@club.test')).toMatchObject({ body: null, attempts: 1, last_error: null });
});

test('a refused mail is kept and retried later, and arrives once', async () => {
  refusals = 1;
  received.length = 0;
  await queue('luis@club.test');
  await until(async () => (await row('luis@club.test'))?.last_error !== null);
  expect(await row('luis@club.test')).toMatchObject({ attempts: 1, sent_at: null, body: 'Hola, luis@club.test' });
  expect(problems.join()).toContain('try later');
  clock.advance(1);
  await until(async () => (await row('luis@club.test'))?.sent_at !== null);
  expect(received).toHaveLength(1);
});

test('a mail of a failed transaction is never sent', async () => {
  received.length = 0;
  await db
    .platform(async (tx) => {
      await mailQueue.queue(tx, { recipient: 'never@club.test', subject: 's', body: 'b' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await queue('after@club.test');
  await until(() => received.length > 0);
  expect(received.join()).not.toContain('never@club.test');
});
