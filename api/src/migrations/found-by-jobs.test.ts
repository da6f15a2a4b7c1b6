import sql from 'sql-template-tag';
import { deleteOldMessages } from '../modules/online-payments/message-sql';
import type { Database } from '../platform/db/database';
import { deleteBatch, expired } from '../platform/jobs/sweep';
import { rowsRead } from '../testing/plans';
import { testDatabase } from '../testing/test-database';

/** Columns of few rows, which are read as a whole when an account is deleted, and why they are few. */
const SMALL: Readonly<Record<string, string>> = {
  'clubs.closed_by': 'a row for each club',
  'dashboard_layouts.user_id': 'a row for each member who arranged a dashboard',
  'deploy_tokens.created_by': 'tokens of the platform',
  'mercadopago_connections.connected_by': 'a row for each club',
  'mercadopago_states.user_id': 'rows live for minutes',
  'notification_watermarks.user_id': 'a row for each member',
  'setting_changes.actor_id': 'changes of the platform',
  'subscription_history.actor_id': 'some rows for each owner',
  'subscriptions.actor_id': 'a row for each owner',
};

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('an account is deleted without a look at all that others did', async () => {
  const rows = await db.platform((tx) =>
    tx.query<{ name: string }>(sql`
      select f.conrelid::regclass || '.' || a.attname as name
      from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.confrelid = 'users'::regclass and not exists (
        select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1])
      order by 1`),
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(SMALL));
});

test('mails and messages of the gateway that are old are found without the younger ones, in batches', async () => {
  await db.platform(async (tx) => {
    await tx.query(sql`
      insert into mails (recipient, subject, created_at, next_attempt_at, sent_at, failed_at)
      select 'a', 's', at, at, case when n % 2 = 0 then at end, case when n % 2 = 1 then at end
      from generate_series(1, 500) n, lateral (select now() - n * interval '3 hours' as at) x`);
    await tx.query(sql`
      insert into gateway_messages (event_key, topic, object_id, next_attempt_at, outcome, received_at)
      select n::text, 'payment', '1', null, 'done', now() - n * interval '3 hours' from generate_series(1, 500) n`);
  });
  await db.analyze();
  const now = new Date();
  const mails = expired(now).filter(([table]) => table === 'mails');
  expect(mails).toHaveLength(1);
  // 60 days of them are there, of which half are kept; each counts as found, as read and as deleted
  for (const [table, rows] of mails) {
    expect(await rowsRead(db, null, table, (tx) => deleteBatch(tx, table, rows))).toBeLessThanOrEqual(3 * 261);
  }
  const before = new Date(now.getTime() - 30 * 86_400_000);
  const messages = await rowsRead(db, null, 'gateway_messages', (tx) => deleteOldMessages(tx, before, 100));
  expect(messages).toBeLessThanOrEqual(3 * 100);
});
