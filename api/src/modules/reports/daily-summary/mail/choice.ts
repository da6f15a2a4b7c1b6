import type { SummaryMail } from '@canchero/shared-contracts/report';
import sql from 'sql-template-tag';
import type { Actor } from '../../../../platform/audit/actor';
import type { Tx } from '../../../../platform/db/database';
import { found } from '../../../../platform/db/found';
import { latestDay } from './latest-day';

type Person = Pick<Actor, 'clubId' | 'actorId'>;

/** Returns when a person gets the daily summary of a club by mail. */
export async function summaryMailOf(tx: Tx, { clubId, actorId }: Person): Promise<SummaryMail> {
  const [row] = await tx.query<SummaryMail>(sql`
    select hour from summary_mails where club_id = ${clubId} and user_id = ${actorId}`);
  return row ?? { hour: null };
}

/**
 * Changes when a person gets the daily summary of a club by mail: from the next time that the hour comes.
 * @throws not_found to a super admin who is not a member
 */
export async function changeSummaryMail(
  tx: Tx,
  { clubId, actorId }: Person,
  { hour }: SummaryMail,
  now: Date,
): Promise<SummaryMail> {
  if (hour === null) {
    await tx.query(sql`delete from summary_mails where club_id = ${clubId} and user_id = ${actorId}`);
    return { hour };
  }
  const [row] = await tx.query<SummaryMail>(sql`
    insert into summary_mails (club_id, user_id, hour, mailed_on)
    select m.club_id, m.user_id, ${hour}, ${latestDay(now, sql`c.timezone`, sql`${hour}::int`)}
    from memberships m join clubs c on c.id = m.club_id
    where m.club_id = ${clubId} and m.user_id = ${actorId}
    on conflict (club_id, user_id) do update set hour = excluded.hour, mailed_on = excluded.mailed_on
    returning hour`);
  return found(row);
}
