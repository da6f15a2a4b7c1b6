import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL conditions that an instant lies on a club's calendar days (YYYY-MM-DD, in its time zone) from `from` to `to`,
 * both included. A day that is left out sets no bound.
 * @param column instant that is compared, as in sql`p.created_at`
 */
export function onClubDays(
  column: Sql,
  clubId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Sql[] {
  return [
    ...(from ? [sql`${column} >= ${midnight(clubId, from, 0)}`] : []),
    ...(to ? [sql`${column} < ${midnight(clubId, to, 1)}`] : []),
  ];
}

/** SQL of the instant at which a calendar date, `days` later, begins at a club. */
const midnight = (clubId: string, date: string, days: number): Sql => sql`
  (${date}::date + ${days}::int)::timestamp at time zone (select timezone from clubs where id = ${clubId})`;
