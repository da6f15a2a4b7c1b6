import crypto from 'node:crypto';
import pg from 'pg';
import sql from 'sql-template-tag';
import { openDatabase } from '../platform/db/open';
import { copyTemplate } from '../testing/postgresql-server';

/** Statements of code that was broken into, or forgot: each with a connection of its own, without `set role`. */
const FORBIDDEN = [
  'create table stolen (id int)',
  'alter table payments add column stolen int',
  'alter table bookings disable row level security',
  'alter table audit disable trigger all',
  'drop trigger audit_append_only on audit',
  'drop table payments',
  'truncate payments',
  'set role postgres',
  "set session_replication_role = 'replica'",
  'select * from payments',
  'reset role; select * from payments',
  'set role app_platform; delete from audit',
  "set role app_platform; update audit set action = 'none'",
  'set role app_user; alter table payments disable trigger user',
  'set role app_user; delete from payments',
  'set role app_user; update payments set booking_id = null',
  'set role app_user; update payments set created_at = now()',
  'set role app_platform; update payments set club_id = null',
  'set role app_platform; delete from ledger_entries',
  'set role app_user; update ledger_entries set amount = 1',
  'set role app_user; update cash_sessions set opening_amount = 0',
  'set role app_platform; delete from cash_sessions',
  'set role app_user; delete from refunds',
];

test('the login of the running service works and can change no table, which the database itself refuses', async () => {
  const { url, drop } = await copyTemplate(process.env.TEST_DATABASE_URL ?? '', process.env.TEST_TEMPLATE ?? '');
  const login = `service_${crypto.randomUUID().slice(0, 8)}`;
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(`create role ${login} login noinherit password 'x'`);
  const own = new URL(url);
  own.username = login;
  own.password = 'x';
  const config = {
    databaseUrl: own.href,
    databaseOwnerUrl: url,
    databaseReplicaUrl: null,
    databaseConnections: 2,
    dataDir: '/nonexistent',
  };
  const db = await openDatabase(config, () => undefined);
  const client = new pg.Client(own.href);
  await client.connect();
  try {
    const rows = await db.platform((tx) =>
      tx.query<{ login: string }>(sql`select session_user as login from settings`),
    );
    expect(rows[0]?.login).toBe(login);
    // lines of the audit are refused one by one
    await db.platform((tx) => tx.query(sql`insert into audit (request_id, action, outcome) values ('1', 'x', 'done')`));
    for (const statement of FORBIDDEN) {
      const code = await client.query(statement).then(
        () => 'allowed',
        (error: pg.DatabaseError) => error.code,
      );
      expect([statement, code]).toEqual([statement, '42501']);
      await client.query('reset role');
    }
  } finally {
    await client.end();
    await db.close();
    await owner.query(`drop owned by ${login}; drop role ${login}`);
    await owner.end();
    await drop();
  }
});
