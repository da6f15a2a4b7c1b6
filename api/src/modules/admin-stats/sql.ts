import type { PlatformOverview } from '@canchero/shared-contracts/admin-stats';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

const midnight = (day: string, days = 0): Sql =>
  sql`(${day}::date + ${days}::int)::timestamp at time zone ${PLATFORM_ZONE}`;
const isOn = (column: Sql, day: string): Sql => sql`${column} >= ${midnight(day)} and ${column} < ${midnight(day, 1)}`;
/**
 * SQL condition for audit lines `a` that count as use of a club: successful actions at a club by anybody but super
 * admins.
 */
const isUse = sql`a.club_id is not null and a.outcome = 'done' and a.role is distinct from 'super_admin'`;

export interface DayCount {
  day: string;
  accounts: number;
  clubs: number;
  active_clubs: number;
}
export interface Use {
  area: string;
  hour: number;
  actions: number;
}

/** Counts a day: what was opened, and at how many clubs something was done. */
export async function countDay(tx: Tx, day: string): Promise<DayCount> {
  const [row] = await tx.query<DayCount>(sql`
    select ${day}::text as day,
      (select count(*)::int from users where ${isOn(sql`created_at`, day)}) as accounts,
      (select count(*)::int from clubs where ${isOn(sql`created_at`, day)}) as clubs,
      (select count(distinct a.club_id)::int from audit a where ${isOn(sql`a.at`, day)} and ${isUse}) as active_clubs`);
  return row as DayCount;
}

/** Counts what was done at clubs on a day, by area and hour. */
export const countUse = (tx: Tx, day: string): Promise<Use[]> =>
  tx.query<Use>(sql`
    select split_part(a.action, '.', 1) as area, extract(hour from a.at at time zone ${PLATFORM_ZONE})::int as hour,
      count(*)::int as actions
    from audit a where ${isOn(sql`a.at`, day)} and ${isUse} group by 1, 2`);

/** Keeps the counts of a day that is over; one that is kept already stays. */
export async function keepDay(tx: Tx, count: DayCount, use: readonly Use[]): Promise<void> {
  const { day, accounts, clubs, active_clubs } = count;
  const [kept] = await tx.query<{ day: string }>(sql`
    insert into platform_days (day, accounts, clubs, active_clubs)
    values (${day}::date, ${accounts}, ${clubs}, ${active_clubs}) on conflict do nothing returning day`);
  if (!kept) return;
  await tx.query(sql`
    insert into platform_use (day, area, hour, actions)
    select ${day}::date, x.area, x.hour, x.actions
    from jsonb_to_recordset(${JSON.stringify(use)}::jsonb) as x (area text, hour smallint, actions int)`);
}

/** Selects the days before `today` that are not kept, from the first account on, the oldest first. */
export const selectDaysToKeep = async (tx: Tx, today: string, limit: number): Promise<string[]> =>
  (
    await tx.query<{ day: string }>(sql`
      select d::date::text as day
      from generate_series(
        coalesce((select max(day) + 1 from platform_days),
          (select min(created_at) at time zone ${PLATFORM_ZONE} from users)::date),
        ${today}::date - 1, interval '1 day') d
      order by d limit ${limit}`)
  ).map(({ day }) => day);

/** Selects the kept days from one day on, with the number of actions of each. */
export const selectDays = (tx: Tx, from: string): Promise<(DayCount & { actions: number })[]> =>
  tx.query(sql`
    select d.day::text as day, d.accounts, d.clubs, d.active_clubs,
      coalesce((select sum(u.actions) from platform_use u where u.day = d.day), 0)::int as actions
    from platform_days d where d.day >= ${from}::date order by d.day`);

/** Selects what was done from one day on, by area and hour. */
export const selectUse = (tx: Tx, from: string): Promise<Use[]> =>
  tx.query<Use>(sql`
    select area, hour, sum(actions)::int as actions from platform_use where day >= ${from}::date group by area, hour`);

interface Sizes {
  accounts: number;
  clubs: number;
  database_bytes: number;
}

/** Counts accounts and open clubs, and measures the database. */
export async function selectSizes(tx: Tx): Promise<Sizes> {
  const [row] = await tx.query<Sizes>(sql`
    select (select count(*)::int from users) as accounts, (select count(*)::int from clubs where closed_at is null) as clubs,
      pg_database_size(current_database())::float8 as database_bytes`);
  return row as Sizes;
}

type NowCount = Omit<PlatformOverview, 'jobs' | 'failed_refunds'>;

/**
 * Counts the bookings that begin on a day, by the kept days of the clubs, the owners whose charge failed, the suspended
 * clubs and the late mails.
 */
export async function countNow(tx: Tx, day: string, now: Date): Promise<NowCount> {
  const [row] = await tx.query<NowCount>(sql`
    select
      (select coalesce(sum(bookings), 0)::int from kept_booking_days where date = ${day}::date) as bookings_today,
      (select count(*)::int from subscriptions where status = 'past_due') as past_due,
      (select count(*)::int from club_suspensions where ended_at is null) as suspended,
      (select count(*)::int from mails where sent_at is null and failed_at is null
        and created_at < ${now}::timestamptz - interval '10 minutes') as late_mails`);
  return row as NowCount;
}

/** Selects the charges that the gateway refused to give back, the oldest first. */
export const selectFailedRefunds = (tx: Tx): Promise<NonNullable<PlatformOverview['failed_refunds']>> =>
  tx.query(sql`
    select owner_id, payment_id, amount::float8 as amount from subscription_charges
    where state = 'refunded' and refunded_at is null and refund_failed_at is not null
    order by refund_failed_at, id limit 20`);
