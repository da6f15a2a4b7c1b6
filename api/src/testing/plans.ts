import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database, Tx } from '../platform/db/database';

type Work = (tx: Tx) => Promise<unknown>;

/**
 * Returns the plans of the statements that work sends as a club, or as the platform.
 * @param clubId null for the platform
 * @param avoided ways of reading that are taken only where there is no other: a small table is read as a whole otherwise,
 *   and one that no vacuum has passed by bitmaps rather than in an index alone
 */
export async function plansOf(
  db: Database,
  clubId: string | null,
  work: Work,
  avoided: readonly ('seqscan' | 'bitmapscan')[] = ['seqscan'],
): Promise<string[]> {
  const plans: string[] = [];
  await watching(db, clubId, work, async (tx, statement) => {
    for (const way of avoided) await tx.query(sql`set local enable_${raw(way)} = off`);
    const lines = await tx.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  });
  return plans;
}

/** Node of a plan that was run. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/**
 * Counts the rows of a table that the statements read which work sends as a club, or as the platform if `clubId` is null,
 * those included that they do not need. A
 * table is read as a whole only where there is no other way, as in a large one.
 */
export async function rowsRead(db: Database, clubId: string | null, table: string, work: Work): Promise<number> {
  let rows = 0;
  const count = (node: PlanNode) => {
    if (node['Relation Name'] === table) {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      rows += (node['Actual Rows'] + removed) * node['Actual Loops'];
    }
    node.Plans?.forEach(count);
  };
  await watching(db, clubId, work, async (tx, statement) => {
    await tx.query(sql`set local enable_seqscan = off`);
    const [row] = await tx.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql`explain (analyze, timing off, format json) ${statement}`,
    );
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) count(Plan);
  });
  return rows;
}

/** Runs work, and before each of its statements `watch`. */
const watching = (
  db: Database,
  clubId: string | null,
  work: Work,
  watch: (tx: Tx, statement: Sql) => Promise<void>,
): Promise<unknown> => {
  const watched = (tx: Tx) => {
    const query = async <Row>(statement: Sql) => {
      await watch(tx, statement);
      return tx.query<Row>(statement);
    };
    return work({ query, prepared: (_name, statement) => query(statement) });
  };
  return clubId === null ? db.platform(watched) : db.tenant(clubId, watched);
};
