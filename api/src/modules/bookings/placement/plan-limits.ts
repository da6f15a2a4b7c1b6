import { localDate } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { UNLIMITED } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { dayStart } from '../../../platform/db/day-start';
import { lockClub } from '../../clubs/writes';
import type { PlacementFacts } from './facts';

/**
 * Checks whether the plan has room for new bookings, or for one that moves.
 * @param starts ISO-8601 UTC
 * @param left start that the booking leaves: within its own day or month it takes no more room
 * @throws plan_limit_exceeded {resource, max, used}
 */
export async function checkPlanLimits(
  tx: Tx,
  clubId: string,
  facts: PlacementFacts,
  starts: readonly string[],
  left?: string,
): Promise<void> {
  const { max_events_per_day: perDay, max_events_per_month: perMonth, timezone } = facts;
  if (perDay === UNLIMITED && perMonth === UNLIMITED) return;
  const counted = await countEvents(tx, clubId, timezone, starts);
  const days = starts.map((start) => localDate(start, timezone));
  const check = (resource: string, max: number, period: (day: string) => string) => {
    if (max === UNLIMITED) return;
    const own = left === undefined ? null : period(localDate(left, timezone));
    for (const wanted of new Set(days.map(period))) {
      if (wanted === own) continue;
      const used = counted.reduce((sum, { day, n }) => (period(day) === wanted ? sum + n : sum), 0);
      const more = days.filter((day) => period(day) === wanted).length;
      if (used + more > max) throw AppError.of(commonErrors.plan_limit_exceeded, { resource, max, used });
    }
  };
  check('events_per_day', perDay, (day) => day);
  check('events_per_month', perMonth, (day) => day.slice(0, 7));
}

/**
 * Counts the events of the local months of `starts`, by local day. Locks the club, so that two calls at once cannot
 * both take the last place.
 */
async function countEvents(tx: Tx, clubId: string, timezone: string, starts: readonly string[]) {
  await lockClub(tx, clubId);
  const zone = sql`${timezone}`;
  return tx.query<{ day: string; n: number }>(sql`
    with months as (
      select distinct date_trunc('month', s at time zone ${timezone}) as m from unnest(${starts}::timestamptz[]) s)
    select to_char(b.starts_at at time zone ${timezone}, 'YYYY-MM-DD') as day, count(*)::int as n
    from months join bookings b on b.club_id = ${clubId} and b.state <> 'cancelled'
      and b.starts_at >= ${dayStart(sql`m`, zone)} and b.starts_at < ${dayStart(sql`m + interval '1 month'`, zone)}
    group by 1`);
}
