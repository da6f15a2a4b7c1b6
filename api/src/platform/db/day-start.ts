import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL of the instant at which a calendar day begins in a time zone: right after the last second of the day before, since
 * a midnight may come twice, as in Havana in autumn, or not at all.
 * @param day SQL of a date, or of a timestamp at its midnight
 * @param timezone SQL of an IANA name
 */
export const dayStart = (day: Sql, timezone: Sql): Sql => sql`
  (((${day})::timestamp - interval '1 second') at time zone (${timezone})::text + interval '1 second')`;
