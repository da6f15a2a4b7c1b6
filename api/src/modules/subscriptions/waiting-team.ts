import type { Language } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { teamMail } from './mails';

/** Club whose team will wait, and from when. */
interface LimitedClub {
  name: string;
  timezone: string;
  waits_from: string;
}

interface Person {
  email: string;
  name: string;
  language: Language;
  is_owner: boolean;
}

/**
 * Mails owners and members, once, that their team will wait because the plan no longer includes one. Only one of two
 * instances sends the mails.
 */
export async function tellTeams({ db, clock, mail, config }: Services): Promise<void> {
  const untold = await db.platform((tx) =>
    tx.query<{ id: string }>(sql`
      select id from clubs where team_limited_since is not null and team_told_at is null and closed_at is null order by id limit 200`),
  );
  for (const { id } of untold) {
    await db.platform(async (tx) => {
      const club = await markTold(tx, id, clock());
      if (!club) return;
      for (const person of await selectTeam(tx, id)) await mail.queue(tx, teamMail(person, club, config.publicUrl));
    });
  }
}

/** Marks the team of a club as informed; null if another instance did, or if its plan includes a team again. */
async function markTold(tx: Tx, clubId: string, now: Date): Promise<LimitedClub | null> {
  const [club] = await tx.query<LimitedClub>(sql`
    update clubs set team_told_at = ${now}
    where id = ${clubId}::uuid and team_limited_since is not null and team_told_at is null
    returning name, timezone, team_waits_from(team_limited_since) as waits_from`);
  return club ?? null;
}

const selectTeam = (tx: Tx, clubId: string): Promise<Person[]> =>
  tx.query<Person>(sql`
    select u.email, u.name, u.language, m.role = 'owner' as is_owner
    from memberships m join users u on u.id = m.user_id where m.club_id = ${clubId}::uuid order by u.id`);
