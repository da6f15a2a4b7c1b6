import type { AccountData } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Caller } from '../../platform/auth/caller';
import type { Services } from '../../platform/services';
import { invitationsOf, membershipsOf } from '../members/reads';
import { openSessionsOf } from './reads';
import { findUserById } from './user-sql';
import { viewUser } from './user-view';

/** Returns all that the platform keeps about the caller's account. @throws not_found */
export function accountData({ db, clock }: Services, caller: Caller): Promise<AccountData> {
  return db.platform(async (tx) => {
    const row = await findUserById(tx, caller.id);
    if (!row) throw AppError.of(commonErrors.not_found);
    const [user] = await tx.query<{ created_at: string }>(sql`select created_at from users where id = ${caller.id}`);
    return {
      account: await viewUser(tx, row),
      created_at: user?.created_at ?? '',
      clubs: await membershipsOf(tx, caller.id),
      invitations: await invitationsOf(tx, caller.id),
      sessions: await openSessionsOf(tx, caller.id, clock(), caller.sessionId),
      activity: await tx.query<AccountData['activity'][number]>(sql`
        select a.at, a.action, c.name as club, a.outcome from audit a left join clubs c on c.id = a.club_id
        where a.actor_id = ${caller.id}::uuid order by a.id desc limit 5000`),
    };
  });
}
