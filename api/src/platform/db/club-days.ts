import { bookingErrors, MAX_PERIOD_DAYS } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import sql, { type Sql } from 'sql-template-tag';
import { dayStart } from './day-start';

const DAY_MS = 86_400_000;

/** First and last calendar day. */
interface Period {
  from: string;
  to: string;
}
/** Period of which either day may be left out. */
type OpenPeriod = { [Day in keyof Period]?: Period[Day] | undefined };

/**
 * SQL conditions that an instant lies on a club's calendar days (YYYY-MM-DD, in its time zone) from `from` to `to`,
 * both included. A day that is left out sets no bound.
 * @param column instant that is compared, as in sql`p.created_at`
 */
export function onClubDays(column: Sql, clubId: string, { from, to }: OpenPeriod): Sql[] {
  return [
    ...(from ? [sql`${column} >= ${midnight(clubId, from, 0)}`] : []),
    ...(to ? [sql`${column} < ${midnight(clubId, to, 1)}`] : []),
  ];
}

/** SQL of the instant at which a calendar date, `days` later, begins at a club. */
const midnight = (clubId: string, date: string, days: number): Sql =>
  dayStart(sql`${date}::date + ${days}::int`, sql`select timezone from clubs where id = ${clubId}`);

/** Checks that a period has 1 to 366 days. @throws invalid_period */
export function checkPeriod({ from, to }: Period): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(days >= 1 && days <= MAX_PERIOD_DAYS)) throw AppError.of(bookingErrors.invalid_period);
}

/**
 * SQL conditions that an instant lies in the period of a list that grows for ever. With one date given, the period is
 * the 366 days from or up to it; with none, the current month of the club.
 * @throws invalid_period for more than 366 days, or an end before the start
 */
export function inPeriod(column: Sql, clubId: string, { from, to }: OpenPeriod): Sql[] {
  if (from && to) {
    checkPeriod({ from, to });
    return onClubDays(column, clubId, { from, to });
  }
  if (from)
    return [...onClubDays(column, clubId, { from }), sql`${column} < ${midnight(clubId, from, MAX_PERIOD_DAYS)}`];
  if (to)
    return [...onClubDays(column, clubId, { to }), sql`${column} >= ${midnight(clubId, to, 1 - MAX_PERIOD_DAYS)}`];
  return [sql`${column} >= ${monthStart(clubId)}`];
}

/** SQL conditions that an instant lies in the last 366 days, in which texts are searched. */
export const inLastYear = (column: Sql): Sql[] => [
  sql`${column} > now() - make_interval(days => ${MAX_PERIOD_DAYS}::int)`,
];

/** SQL of the instant at which the current month began at a club. */
const monthStart = (clubId: string): Sql => sql`
  (select ${dayStart(sql`date_trunc('month', now() at time zone timezone)`, sql`timezone`)} from clubs where id = ${clubId})`;
