import type { AccountData } from '@canchero/shared-contracts/auth';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Selects the memberships of an account, running and ended ones, oldest first. Platform transactions only. */
export const membershipsOf = (tx: Tx, userId: string): Promise<AccountData['clubs']> =>
  tx.query(sql`
    select c.name, m.role, coalesce(m.permissions, '{}'::jsonb) as permissions, m.created_at as since, m.until
    from (
      select club_id, role, permissions, created_at, null::timestamptz as until from memberships
      where user_id = ${userId}
      union all
      select club_id, role, permissions, created_at, ended_at from ended_memberships where user_id = ${userId}
    ) m join clubs c on c.id = m.club_id order by m.created_at, c.name`);
