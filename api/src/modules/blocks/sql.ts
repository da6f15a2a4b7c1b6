import type { Block } from '@canchero/shared-contracts/block';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export type BlockFields = Pick<Block, 'court_ids' | 'start' | 'end' | 'kind' | 'reason'>;

/** SQL of the columns that make a row `b` of `blocks` a Block of the contract. */
const blockColumns = raw(`
  b.id, b.club_id, b.starts_at as start, b.ends_at as "end", b.kind, b.reason, b.version,
  array(
    select c.court_id::text from block_courts c where c.club_id = b.club_id and c.block_id = b.id order by 1
  ) as court_ids`);

/** Selects the blocks that touch [from, to), by start. */
export const selectBlocks = (tx: Tx, clubId: string, range: { from: string; to: string }): Promise<Block[]> =>
  tx.query<Block>(sql`
    select ${blockColumns} from blocks b
    where b.club_id = ${clubId} and b.starts_at < ${range.to}::timestamptz and b.ends_at > ${range.from}::timestamptz
    order by b.starts_at, b.id`);

async function selectBlock(tx: Tx, clubId: string, blockId: string): Promise<Block | null> {
  const [block] = await tx.query<Block>(sql`
    select ${blockColumns} from blocks b where b.club_id = ${clubId} and b.id = ${blockId}`);
  return block ?? null;
}

/** Locks a block until the end of the transaction; null if there is none. */
export async function lockBlock(tx: Tx, clubId: string, blockId: string): Promise<Block | null> {
  await tx.query(sql`select 1 from blocks where club_id = ${clubId} and id = ${blockId} for update`);
  return selectBlock(tx, clubId, blockId);
}

export async function insertBlock(tx: Tx, clubId: string, fields: BlockFields, by: string): Promise<Block> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into blocks (club_id, starts_at, ends_at, kind, reason, created_by)
    values (${clubId}, ${fields.start}::timestamptz, ${fields.end}::timestamptz, ${fields.kind}, ${fields.reason},
      ${by})
    returning id`);
  const { id } = row as { id: string };
  await setCourts(tx, clubId, id, fields.court_ids);
  return (await selectBlock(tx, clubId, id)) as Block;
}

/** Changes a locked block. */
export async function updateBlock(tx: Tx, clubId: string, blockId: string, fields: BlockFields): Promise<Block> {
  await tx.query(sql`
    update blocks set starts_at = ${fields.start}::timestamptz, ends_at = ${fields.end}::timestamptz,
      kind = ${fields.kind}, reason = ${fields.reason}, version = version + 1
    where club_id = ${clubId} and id = ${blockId}`);
  await setCourts(tx, clubId, blockId, fields.court_ids);
  return (await selectBlock(tx, clubId, blockId)) as Block;
}

/** Deletes a block; false if there is no such block. */
export async function deleteBlock(tx: Tx, clubId: string, blockId: string): Promise<boolean> {
  const rows = await tx.query(sql`delete from blocks where club_id = ${clubId} and id = ${blockId} returning id`);
  return rows.length === 1;
}

async function setCourts(tx: Tx, clubId: string, blockId: string, courtIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    delete from block_courts
    where club_id = ${clubId} and block_id = ${blockId} and court_id <> all(${courtIds}::uuid[])`);
  await tx.query(sql`
    insert into block_courts (club_id, block_id, court_id)
    select ${clubId}::uuid, ${blockId}::uuid, id from unnest(${courtIds}::uuid[]) id on conflict do nothing`);
}
