import sql from 'sql-template-tag';
import type { Database } from '../db/database';

const EVERY_MS = 10 * 60_000;
const HOUR = 60 * 60_000;
/** Ended sessions are kept for a week, so that a stolen token is still recognized when it is used late. */
const KEEP_SESSIONS_MS = 7 * 24 * HOUR;
const KEEP_KEYS_MS = 24 * HOUR;
/** Keys of calls that move money are kept longer: a client may retry one after a long weekend. */
const KEEP_MONEY_KEYS_MS = 7 * 24 * HOUR;
const KEEP_SENT_MAILS_MS = 30 * 24 * HOUR;
/** A proof that was used is kept longer than it is valid. */
const KEEP_HOLDS_MS = HOUR;
const KEEP_FAILURES_MS = 30 * 24 * HOUR;

/**
 * Deletes expired sessions with their refresh tokens, mailed links, idempotency keys, records of sent mails and of holds,
 * and counts of failed releases.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.platform(async (tx) => {
    await tx.query(sql`delete from sessions where expires_at < ${new Date(now.getTime() - KEEP_SESSIONS_MS)}`);
    await tx.query(sql`delete from email_tokens where expires_at < ${now}`);
    await tx.query(sql`
      delete from idempotency_keys
      where created_at < ${new Date(now.getTime() - KEEP_KEYS_MS)}
        and (route !~ '/(payments|ledger)(/|$)' or created_at < ${new Date(now.getTime() - KEEP_MONEY_KEYS_MS)})`);
    await tx.query(sql`delete from mails where sent_at < ${new Date(now.getTime() - KEEP_SENT_MAILS_MS)}`);
    await tx.query(sql`delete from recent_holds where taken_at < ${new Date(now.getTime() - KEEP_HOLDS_MS)}`);
    await tx.query(sql`delete from release_failures where hour < ${new Date(now.getTime() - KEEP_FAILURES_MS)}`);
  });
}

/** Sweeps every ten minutes until the returned function is called. */
export function startSweeping(db: Database, clock: () => Date, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sweep(db, clock()).catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
