import sql, { type Sql } from 'sql-template-tag';
import { dayStart } from '../../../platform/db/day-start';
import { bookingDays, moneyDays, spansOfDates } from './sums-sql';

/**
 * SQL of the `with` list that has a club's `booking_days` and `money_days` up to a date. Kept sums are used as they
 * are; marked days, and all days of a club whose days are not kept, are summed from their rows. The result equals the
 * sum over the rows in the snapshot of the statement, whatever has been kept by then. Not materialized: a sum over all
 * dates need not carry the bookings of each, which took a third of PostgreSQL's time for a dashboard.
 */
export const daysOfClub = (clubId: string, timezone: string, last: string): Sql => sql`
  kept as materialized (select from kept_clubs where club_id = ${clubId} and timezone = ${timezone}),
  marked as materialized (
    select distinct subject, (at at time zone ${timezone}::text)::date as date
    from kept_marks where club_id = ${clubId}
  ),
  booking_days as not materialized (
    select k.date, k.bookings, k.value, k.open_count, k.open_sum, k.courts from kept_booking_days k
    where ${valid(clubId, 'bookings', last)}
    union all ${bookingDays(clubId, timezone, unkept(timezone, 'bookings', last))}
  ),
  money_days as not materialized (
    select k.date, k.revenue, k.orders, k.sold, k.items from kept_money_days k
    where ${valid(clubId, 'money', last)}
    union all ${moneyDays(clubId, timezone, unkept(timezone, 'money', last))}
  )`;

const valid = (clubId: string, subject: 'bookings' | 'money', last: string): Sql => sql`
  k.club_id = ${clubId} and k.date <= ${last}::date and exists (select from kept)
    and k.date not in (select date from marked where subject = ${subject})`;

/** SQL of what has to be summed: the marked days, or all time if nothing is kept. */
const unkept = (timezone: string, subject: 'bookings' | 'money', last: string): Sql => sql`
  ${spansOfDates(
    timezone,
    sql`select date from marked where subject = ${subject} and date <= ${last}::date and exists (select from kept)`,
  )}
  union all
  select '-infinity', ${dayStart(sql`${last}::date + 1`, sql`${timezone}`)} where not exists (select from kept)`;
