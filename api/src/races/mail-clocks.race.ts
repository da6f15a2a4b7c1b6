import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database';
import { MailQueue } from '../platform/mail/mail-queue';
import { MailWorker } from '../platform/mail/worker';
import { passTime } from '../testing/pass-time';
import { testDatabase } from '../testing/test-database';
import { TestMailServer, until } from '../testing/test-mail-server';

let db: Database;
let server: TestMailServer;
const queue = new MailQueue();
beforeAll(async () => {
  db = await testDatabase();
  server = await TestMailServer.start();
});
afterEach(() => setClock(0));
afterAll(async () => {
  await server.stop();
  await db.close();
});

/** Sets this process's clock so many minutes off; the database's is another, and timers go on. */
function setClock(minutes: number) {
  jest.useRealTimers();
  const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'performance'] as const;
  const clears = ['clearImmediate', 'clearInterval', 'clearTimeout', 'hrtime'] as const;
  if (minutes) jest.useFakeTimers({ now: Date.now() + minutes * 60_000, doNotFake: [...doNotFake, ...clears] });
}

const instance = () =>
  new MailWorker(db, queue, {
    smtpUrl: server.url,
    from: 'Canchero <no-reply@canchero.test>',
    onError: () => undefined,
    everyMs: 50,
    silenceMs: 1_000,
  });
const row = async (recipient: string) => {
  const [found] = await db.platform((tx) =>
    tx.query<{ attempts: number; sent_at: string | null; last_error: string | null }>(
      sql`select attempts, sent_at, last_error from mails where recipient = ${recipient}`,
    ),
  );
  return found;
};
const send = (recipient: string) =>
  db.platform((tx) => queue.queue(tx, { recipient, subject: 'Confirma tu correo', body: 'Hola' }));

test.each([10, -10])(
  "a mail at an instance whose clock is %i minutes off is no other one's, and waits for no clock",
  async (off) => {
    const recipient = `ana${off}@club.test`;
    const next = `luis${off}@club.test`;
    const hangs = new Promise<void>((resolve) => {
      server.hang = resolve;
    });
    setClock(off);
    const first = instance();
    await send(recipient);
    await hangs;
    setClock(0);
    const other = instance();
    try {
      for (const clock of [-off, 0]) {
        setClock(clock);
        await send(`${clock}${next}`);
        await until(async () => (await row(`${clock}${next}`))?.sent_at !== null);
      }
      expect(await row(recipient)).toMatchObject({ attempts: 1, sent_at: null });
      // the instance gives it up with its own clock, and the other sends it a moment later
      setClock(off);
      await until(async () => (await row(recipient))?.last_error !== null);
      setClock(0);
      await first.close();
      await passTime(db, 1);
      await until(async () => (await row(recipient))?.sent_at !== null);
      expect(await row(recipient)).toMatchObject({ attempts: 2 });
    } finally {
      await first.close();
      await other.close();
    }
  },
);
