import { raw, type Sql } from 'sql-template-tag';

/**
 * SQL of an instant inside JSON, as clients read it: ISO-8601 UTC with milliseconds.
 * @param column name of the column, as in `p.created_at`
 */
export const isoInstant = (column: string): Sql =>
  raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
