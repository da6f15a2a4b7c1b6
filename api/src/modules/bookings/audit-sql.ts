import type { Actor } from '../../platform/audit/actor';

/** The values of `$n` and `$n+1`: what the audit needs beside the user, who is in the statement already. */
export const auditValues = (actor: Actor) => [actor.requestId, actor.role];

/**
 * SQL that appends to the audit, for a table expression of a statement with the club as `$1` and the user as `$by`:
 * where everything else is one statement already, another round trip would be its dearest part.
 */
export function auditedSql(
  action: string,
  object: { type: string; id: string; from: string; amount?: string },
  by: number,
  first: number,
): string {
  return `
    insert into audit (request_id, actor_id, role, club_id, action, object_type, object_id, outcome, amount)
    select $${first}::text, $${by}::uuid, $${first + 1}::text, $1::uuid, '${action}', '${object.type}', ${object.id}::text,
      'done', ${object.amount ?? 'null'} from ${object.from}`;
}
