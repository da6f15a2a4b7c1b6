import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL of the last date on which a club's clock has reached an hour. It goes by the wall clock: an hour that a change of
 * the clock leaves out is reached by the next one, and an hour that comes twice is reached once.
 */
export const latestDay = (now: Date, timezone: Sql, hour: Sql): Sql =>
  sql`((${now}::timestamptz at time zone ${timezone}) - make_interval(hours => ${hour}))::date`;
