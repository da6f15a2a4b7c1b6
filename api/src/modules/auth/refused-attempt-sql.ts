import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Attempt of somebody without a token that was refused. */
export interface RefusedAttempt {
  requestId: string;
  /** Account that the address belongs to; null if there is none. */
  userId: string | null;
  action: 'auth.sign_in' | 'auth.request_verify' | 'auth.request_reset';
  at: Date;
}

/**
 * Records a refused attempt for 30 days. It is kept out of the audit, which keeps lines for ten years, because anybody
 * can cause any number of them.
 */
export async function insertRefusedAttempt(tx: Tx, { requestId, userId, action, at }: RefusedAttempt): Promise<void> {
  await tx.query(sql`
    insert into refused_attempts (at, request_id, user_id, action)
    values (${at}, ${requestId}, ${userId}, ${action})`);
}
