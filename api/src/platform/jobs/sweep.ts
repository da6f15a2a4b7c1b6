import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database, Tx } from '../db/database';
import { databaseNow } from '../db/database-now';
import type { SharedJob } from './shared-jobs';

const EVERY_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Ended sessions are kept for a week, so that a stolen token is still recognized when it is used late. */
const KEEP_SESSIONS_MS = 7 * DAY_MS;
/** A client may retry a call after a long weekend. Those that move money are too many kinds to tell them by their route. */
const KEEP_KEYS_MS = 7 * DAY_MS;
const KEEP_INVITATIONS_MS = 30 * DAY_MS;
const KEEP_MAILS_MS = 30 * DAY_MS;
const KEEP_NOTIFICATIONS_MS = 60 * DAY_MS;
/** A proof that was used is kept longer than it is valid. */
const KEEP_HOLDS_MS = HOUR_MS;
/** Accounts whose address nobody confirmed, and which no club invited. */
const KEEP_UNVERIFIED_MS = 30 * DAY_MS;
const KEEP_ATTEMPTS_MS = 30 * DAY_MS;
const KEEP_FAILURES_MS = 30 * DAY_MS;

/** Rows of one statement: more could take longer than a statement may, and then none would ever be deleted. */
const BATCH = 5_000;

/** Lists what is deleted: tables, and the rows that have been kept for long enough. */
export function expired(now: Date): [table: string, rows: Sql][] {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return [
    ['sessions', sql`expires_at < ${before(KEEP_SESSIONS_MS)}`],
    ['email_tokens', sql`expires_at < ${now}`],
    ['idempotency_keys', sql`created_at < ${before(KEEP_KEYS_MS)}`],
    ['invitations', sql`expires_at < ${before(KEEP_INVITATIONS_MS)}`],
    ['mails', sql`least(sent_at, failed_at) < ${before(KEEP_MAILS_MS)}`],
    ['notifications', sql`created_at < ${before(KEEP_NOTIFICATIONS_MS)}`],
    ['recent_holds', sql`taken_at < ${before(KEEP_HOLDS_MS)}`],
    ['rate_limits', sql`expire < ${now.getTime()}`],
    ['refused_attempts', sql`at < ${before(KEEP_ATTEMPTS_MS)}`],
    ['release_failures', sql`hour < ${before(KEEP_FAILURES_MS)}`],
    ['release_loads', sql`hour < ${before(KEEP_FAILURES_MS)}`],
    // by the database's own clock, by which the table refuses to delete younger lines
    ['audit', sql`at < now() - interval '10 years'`],
    [
      'users',
      sql`email_verified_at is null and deleted_at is null and roles = '{}'
        and created_at < ${before(KEEP_UNVERIFIED_MS)}
        and not exists (select from memberships m where m.user_id = users.id)
        and not exists (select from invitations i where i.user_id = users.id)
        and not exists (select from clubs c where c.owner_id = users.id)
        and not exists (select from subscriptions s where s.owner_id = users.id)
        and not exists (select from subscription_agreements s where s.owner_id = users.id)`,
    ],
  ];
}

/**
 * Deletes what has been kept for long enough, in batches, each in a transaction of its own: sessions with their refresh
 * tokens, mailed links, invitations that nobody accepted, idempotency keys, records of mails and of holds,
 * notifications with their marks, limits that are over, refused attempts to sign in, counts of failures and loads of
 * releases, lines of the audit, and accounts that nobody confirmed.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  for (const [table, rows] of expired(now)) {
    for (let deleted = BATCH; deleted === BATCH; ) deleted = await db.platform((tx) => deleteBatch(tx, table, rows));
  }
}

/** Deletes a batch of rows. A row that was changed since it was selected has moved, and stays. */
export async function deleteBatch(tx: Tx, table: string, rows: Sql): Promise<number> {
  const gone = await tx.query(sql`
    delete from ${raw(table)} where ctid = any(array(
      select ctid from ${raw(table)} where ${rows} limit ${BATCH})) returning 1`);
  return gone.length;
}

export const sweepJob = (db: Database): SharedJob => ({
  name: 'sweep',
  everyMs: EVERY_MS,
  work: async () => sweep(db, await databaseNow(db)),
});
