import { raw } from 'sql-template-tag';
import type { Database } from '../platform/db/database';

/**
 * Takes one from the sums above zero that a column keeps, in the rows of a club that fulfil an SQL condition. Only a
 * trigger may: a statement by itself is refused.
 */
export const spoilSum = (
  db: Database,
  clubId: string,
  [table, column]: readonly [string, string],
  condition = 'true',
): Promise<void> =>
  db.tenant(clubId, async (tx) => {
    await tx.query(raw('create temporary table spoilt (n int)'));
    await tx.query(
      raw(`create function pg_temp.spoil() returns trigger language plpgsql as $$ begin
        update ${table} set ${column} = ${column} - 1 where ${column} > 0 and ${condition}; return null; end $$`),
    );
    await tx.query(raw('create trigger spoil after insert on spoilt for each row execute function pg_temp.spoil()'));
    await tx.query(raw('insert into spoilt values (1)'));
    await tx.query(raw('drop table spoilt'));
    await tx.query(raw('drop function pg_temp.spoil()'));
  });
