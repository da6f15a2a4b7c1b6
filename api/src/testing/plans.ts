import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database, Tx } from '../platform/db/database';

/**
 * Returns the plans of the statements that work sends as a club, or as the platform.
 * @param clubId null for the platform
 * @param avoided ways of reading that are taken only where there is no other: a small table is read as a whole otherwise,
 *   and one that no vacuum has passed by bitmaps rather than in an index alone
 */
export async function plansOf(
  db: Database,
  clubId: string | null,
  work: (tx: Tx) => Promise<unknown>,
  avoided: readonly ('seqscan' | 'bitmapscan')[] = ['seqscan'],
): Promise<string[]> {
  const plans: string[] = [];
  const explained = async (tx: Tx) => {
    for (const way of avoided) await tx.query(sql`set local enable_${raw(way)} = off`);
    const query = async <Row>(statement: Sql) => {
      const lines = await tx.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
      return tx.query<Row>(statement);
    };
    await work({ query, prepared: (_name, statement) => query(statement) });
  };
  await (clubId === null ? db.platform(explained) : db.tenant(clubId, explained));
  return plans;
}
