import { randomUUID } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { testDatabase } from '../../testing/test-database';
import type { Database } from '../db/database';
import { sweep } from './sweep';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const TABLES = [
  'sessions',
  'refresh_tokens',
  'email_tokens',
  'idempotency_keys',
  'mails',
  'notifications',
  'release_failures',
  'recent_holds',
];
const counts = async () => {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await db.platform((tx) => tx.query<{ n: number }>(sql`select count(*) as n from ${raw(table)}`));
    found[table] = row?.n ?? 0;
  }
  return found;
};

test('expired rows are deleted, others are kept', async () => {
  const user = randomUUID();
  await db.platform(async (tx) => {
    await tx.query(sql`insert into users (id, email, password_hash, name) values (${user}, 'a@club.test', 'x', 'A')`);
    await tx.query(
      sql`insert into releases (name, version, integrity, registered_at) values ('mfe-x', '1', '', now())`,
    );
    const [club] = await tx.query<{ id: string }>(sql`
      insert into clubs (owner_id, name, slug) values (${user}, 'C', 'club-c') returning id`);
    for (const age of ['1 minute', '60 days']) {
      await tx.query(sql`insert into recent_holds (club_id, hold_id, held_by, taken_at)
        values (${club?.id}, ${randomUUID()}, 'a', now() - ${age}::interval)`);
      const session = randomUUID();
      const interval = sql`${age}::interval`;
      await tx.query(sql`insert into sessions (id, user_id, created_at, expires_at)
        values (${session}, ${user}, now() - ${interval}, now() - ${interval} + interval '7 days')`);
      await tx.query(sql`insert into refresh_tokens (hash, session_id, issued_at, expires_at)
        values (${age}, ${session}, now(), now())`);
      await tx.query(sql`insert into email_tokens (hash, user_id, kind, issued_at, expires_at)
        values (${age}, ${user}, 'verify', now(), now() - ${interval} + interval '1 day')`);
      await tx.query(sql`insert into idempotency_keys (key, user_id, route, body_hash, created_at)
        values (${age}, ${user}, 'r', 'h', now() - ${interval})`);
      await tx.query(sql`insert into notifications (club_id, type, title, message, created_at)
        values (${club?.id}, 't', 't', 'm', now() - ${interval})`);
      await tx.query(sql`insert into mails (recipient, subject, created_at, next_attempt_at, sent_at)
        values ('a', 's', now(), now(), now() - ${interval})`);
      await tx.query(sql`insert into release_failures (remote, release, module, phase, reason, error, hour, count)
        values ('mfe-x', '1', './app', 'load', 'chunk', 'Error', now() - ${interval}, 1)`);
    }
  });
  await sweep(db, new Date());
  expect(await counts()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 1])));
});

test('lines of the audit are deleted after ten years, and never before, whoever asks', async () => {
  await db.platform((tx) =>
    tx.query(sql`insert into audit (request_id, action, outcome, at)
      select age, 'probe', 'done', now() - age::interval from unnest(array['9 years', '11 years']) age`),
  );
  const left = () => db.platform((tx) => tx.query(sql`select request_id as age from audit where action = 'probe'`));
  await sweep(db, new Date());
  expect(await left()).toEqual([{ age: '9 years' }]);
  const now = new Date();
  await sweep(db, new Date(now.setFullYear(now.getFullYear() + 3)));
  expect(await left()).toEqual([{ age: '9 years' }]);
  await expect(db.platform((tx) => tx.query(sql`delete from audit`))).rejects.toThrow('audit is kept for ten years');
});

test('more rows than one statement deletes are all deleted', async () => {
  await db.platform((tx) =>
    tx.query(sql`insert into idempotency_keys (key, route, body_hash, created_at)
      select 'b' || n, 'POST /players', 'h', now() - interval '8 days' from generate_series(1, 10001) n`),
  );
  await sweep(db, new Date());
  expect(await db.platform((tx) => tx.query(sql`select 1 from idempotency_keys where key like 'b%'`))).toEqual([]);
});

/** Calls with an Idempotency-Key, most of which move money: each by what follows the club in its path. */
const CALLS = [
  'POST /bookings',
  'POST /bookings/1/cancel',
  'POST /bookings/1/online-payments',
  'POST /bookings/1/payments',
  'POST /cash-sessions/1/movements',
  'POST /consumptions/pay',
  'POST /orders',
  'POST /orders/1/pay',
  'POST /orders/1/refund',
  'POST /payments/1/refund',
  'POST /players',
  'POST /players/1/ledger',
  'POST /stock/movements',
  'POST /suspensions',
];

test('idempotency keys are kept for a week, whatever was called', async () => {
  const left = () =>
    db.platform((tx) => tx.query<{ route: string }>(sql`select route from idempotency_keys where key = 'week'`));
  for (const route of CALLS) {
    await db.platform((tx) =>
      tx.query(sql`insert into idempotency_keys (key, route, body_hash, created_at)
        values ('week', ${route}, 'h', now() - interval '6 days')`),
    );
  }
  await sweep(db, new Date());
  expect((await left()).map(({ route }) => route).sort()).toEqual(CALLS);
  await sweep(db, new Date(Date.now() + 2 * 86_400_000));
  expect(await left()).toEqual([]);
});
