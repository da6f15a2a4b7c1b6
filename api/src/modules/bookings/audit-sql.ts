import sql, { type Sql } from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';

/**
 * SQL that appends to the audit, for a table expression of a statement: where everything else is one statement already,
 * another round trip would cost the most.
 * @param object object of the action, one row of `from`: SQL of its id and of the amount in centavos
 */
export const auditSql = (
  actor: Actor,
  action: string,
  object: { type: string; id: Sql; from: Sql; amount?: Sql },
): Sql => sql`
  insert into audit (request_id, actor_id, role, club_id, action, object_type, object_id, outcome, amount)
  select ${actor.requestId}::text, ${actor.actorId}::uuid, ${actor.role}::text, ${actor.clubId}::uuid, ${action}::text,
    ${object.type}::text, ${object.id}::text, 'done', ${object.amount ?? sql`null`} from ${object.from}`;
