import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

/** One line of the audit: who did what to what. Never values of fields, only their names. */
export interface AuditEntry {
  requestId: string;
  /** Null: nobody who is signed in. */
  actorId: string | null;
  /** Of the actor at that moment. */
  role?: string | null;
  clubId?: string | null;
  /** As in `booking.move`. */
  action: string;
  object?: { type: string; id: string };
  outcome?: 'done' | 'refused';
  reason?: string;
  /** Names of changed fields. */
  fields?: string[];
  /** Centavos. */
  amount?: number;
  /** Of an act on many things: how many there were. */
  count?: number;
}

/** Appends to the audit in the caller's transaction: no effect without its line, no line without its effect. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.query(sql`
    insert into audit (request_id, actor_id, role, club_id, action, object_type, object_id, outcome, reason, fields, amount, count)
    values (${entry.requestId}, ${entry.actorId}, ${entry.role ?? null}, ${entry.clubId ?? null}, ${entry.action},
      ${entry.object?.type ?? null}, ${entry.object?.id ?? null}, ${entry.outcome ?? 'done'}, ${entry.reason ?? null},
      ${entry.fields ?? []}, ${entry.amount ?? null}, ${entry.count ?? null})`);
}
