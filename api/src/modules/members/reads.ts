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

/** Selects the invitations of an account, oldest first. Platform transactions only. */
export const invitationsOf = (tx: Tx, userId: string): Promise<AccountData['invitations']> =>
  tx.query(sql`
    select c.name as club, i.email, i.role, i.permissions, i.created_at, i.expires_at
    from invitations i join clubs c on c.id = i.club_id where i.user_id = ${userId} order by i.created_at, c.name`);

/**
 * Selects the account of an open invitation whose password is not known to be its owner's, so that its link alone accepts
 * nothing; null for other accounts and links. Platform transactions only: a token names its club.
 */
export async function unprovenInvitee(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; unproven: 'invited' | 'registered' } | null> {
  const [row] = await tx.query<{ id: string; unproven: 'invited' | 'registered' }>(sql`
    select u.id, u.unproven from invitations i join users u on u.id = i.user_id join clubs c on c.id = i.club_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now} and c.closed_at is null and u.unproven is not null`);
  return row ?? null;
}
