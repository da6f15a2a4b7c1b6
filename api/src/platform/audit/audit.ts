import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

/** Courts and time of a booking or a block, as the audit keeps them. */
export interface AuditedPlace {
  court_ids: string[];
  /** ISO-8601 UTC. */
  start: string;
  /** ISO-8601 UTC. */
  end: string;
}

/** One line of the audit: who did what to which object. Names the changed fields; values only of places. */
export interface AuditEntry {
  requestId: string;
  /** Id of the account; null for an anonymous caller. */
  actorId: string | null;
  /** Role of the actor at that moment. */
  role?: string | null;
  clubId?: string | null;
  /** Name of the action, such as `booking.move`. */
  action: string;
  object?: { type: string; id: string };
  outcome?: 'done' | 'refused';
  reason?: string;
  /** Names of changed fields. */
  fields?: string[];
  /** Place that the object left, and the one that it came to. */
  places?: { from?: AuditedPlace; to?: AuditedPlace };
  /** Requested filters by name, for an action that reads. */
  filters?: Readonly<Record<string, string>>;
  /** Amount that moved, in centavos. */
  amount?: number;
  /** Number of objects that a bulk action affected. */
  count?: number;
}

/** Appends to the audit in the caller's transaction, so that an action and its line are committed together. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.query(sql`
    insert into audit (
      request_id, actor_id, role, club_id, action, object_type, object_id, outcome, reason, fields, amount,
      count, places, filters)
    values (${entry.requestId}, ${entry.actorId}, ${entry.role ?? null}, ${entry.clubId ?? null}, ${entry.action},
      ${entry.object?.type ?? null}, ${entry.object?.id ?? null}, ${entry.outcome ?? 'done'}, ${entry.reason ?? null},
      ${entry.fields ?? []}, ${entry.amount ?? null}, ${entry.count ?? null},
      ${entry.places ? JSON.stringify(entry.places) : null}::jsonb,
      ${entry.filters ? JSON.stringify(entry.filters) : null}::jsonb)`);
}
