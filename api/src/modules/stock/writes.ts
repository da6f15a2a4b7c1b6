import { stockEvents } from '@canchero/shared-contracts/stock';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { insertMovements } from './sql';

/** Order or consumption for which the stock moves. */
export interface Sale {
  orderId?: string;
  consumptionId?: string;
  by: string | null;
}

/** Pieces of an item that leave the stock; a negative quantity returns to it. */
export interface StockLine {
  item_id: string | null;
  quantity: number;
}

/**
 * Takes what is sold out of the stock, and publishes the new levels. Items without tracked stock are ignored, but what
 * was taken of them while it was tracked returns. Rows are written in the order of the items' ids, so that two sales
 * cannot deadlock.
 * @throws insufficient_stock {item_id, name, stock, wanted}
 */
export async function takeStock(tx: Tx, clubId: string, sale: Sale, lines: readonly StockLine[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const { item_id, quantity } of lines) {
    if (item_id) sums.set(item_id, (sums.get(item_id) ?? 0) + quantity);
  }
  const rows = [...sums].flatMap(([item_id, quantity]) => (quantity === 0 ? [] : [{ item_id, quantity }]));
  if (rows.length === 0) return;
  const levels = await tx.query<{ item_id: string; stock: number }>(sql`
    insert into stock_movements (club_id, item_id, type, quantity, stock_after, order_id, consumption_id, created_by)
    select ${clubId}, i.id, case when r.quantity > 0 then 'sale' else 'return' end, -r.quantity, 0,
      ${sale.orderId ?? null}::uuid, ${sale.consumptionId ?? null}::uuid, ${sale.by}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(item_id uuid, quantity int)
    join items i on i.club_id = ${clubId} and i.id = r.item_id and (i.track_stock or r.quantity < 0)
    order by i.id
    returning item_id, stock_after as stock`);
  if (levels.length > 0) await appendEvent(tx, clubId, stockEvents.changed, { levels });
}

/**
 * Changes the pieces of an order or a consumption from those `before` to those `after`: takes what is more, and restocks
 * what is less, at most the pieces that were taken for it. So pieces that were not counted when they were sold stay so.
 * @throws insufficient_stock {item_id, name, stock, wanted}
 */
export async function settleStock(
  tx: Tx,
  clubId: string,
  sale: Sale,
  before: readonly StockLine[],
  after: readonly StockLine[],
): Promise<void> {
  const items = new Set([...before, ...after].flatMap(({ item_id }) => item_id ?? []));
  const more = [...items].map((item_id) => ({
    item_id,
    quantity: piecesOf(after, item_id) - piecesOf(before, item_id),
  }));
  const less = more.map(({ item_id, quantity }) => ({ item_id, quantity: Math.max(0, -quantity) }));
  const taken = more.map(({ item_id, quantity }) => ({ item_id, quantity: Math.max(0, quantity) }));
  await takeStock(tx, clubId, sale, [...taken, ...(await returnable(tx, clubId, sale, less))]);
}

/**
 * Takes again what the removal of a consumption put back, at most the pieces of its line.
 * @throws insufficient_stock {item_id, name, stock, wanted}
 */
export async function retakeStock(tx: Tx, clubId: string, sale: Sale, { item_id, quantity }: StockLine): Promise<void> {
  const [last] = await tx.query<{ quantity: number }>(sql`
    select quantity from stock_movements
    where club_id = ${clubId} and consumption_id = ${sale.consumptionId} order by seq desc limit 1`);
  await takeStock(tx, clubId, sale, [{ item_id, quantity: Math.min(quantity, Math.max(0, last?.quantity ?? 0)) }]);
}

/**
 * Puts pieces of an order or a consumption back into the stock; for each item, at most the pieces that were taken for
 * it.
 */
export async function restock(tx: Tx, clubId: string, sale: Sale, lines: readonly StockLine[]): Promise<void> {
  await takeStock(tx, clubId, sale, await returnable(tx, clubId, sale, lines));
}

/** Returns what of some pieces was taken for an order or a consumption, as lines that return to the stock. */
async function returnable(tx: Tx, clubId: string, sale: Sale, lines: readonly StockLine[]): Promise<StockLine[]> {
  const moved = await movedFor(tx, clubId, sale);
  return moved.map(({ item_id, quantity }) => ({ item_id, quantity: -Math.min(piecesOf(lines, item_id), -quantity) }));
}

const piecesOf = (lines: readonly StockLine[], itemId: string) =>
  lines.reduce((sum, { item_id, quantity }) => (item_id === itemId ? sum + quantity : sum), 0);

/** Returns how many pieces of each item of an order or a consumption were not counted when they were sold. */
export async function uncountedPieces(
  tx: Tx,
  clubId: string,
  sale: Omit<Sale, 'by'>,
  lines: readonly StockLine[],
): Promise<Map<string, number>> {
  const pieces = new Map<string, number>();
  for (const { item_id } of lines) if (item_id) pieces.set(item_id, piecesOf(lines, item_id));
  for (const { item_id, quantity } of await movedFor(tx, clubId, sale)) {
    pieces.set(item_id, Math.max(0, (pieces.get(item_id) ?? 0) + quantity));
  }
  return pieces;
}

/** Sums the movements of an order or a consumption by item; negative for what was taken. */
const movedFor = (tx: Tx, clubId: string, { orderId, consumptionId }: Omit<Sale, 'by'>) =>
  tx.query<{ item_id: string; quantity: number }>(sql`
    select item_id, sum(quantity)::int as quantity from stock_movements
    where club_id = ${clubId} and order_id is not distinct from ${orderId ?? null}::uuid
      and consumption_id is not distinct from ${consumptionId ?? null}::uuid
    group by item_id`);

/** Records the first count of new items. */
export async function countNewStock(
  tx: Tx,
  clubId: string,
  counts: readonly { item_id: string; quantity: number }[],
  by: string,
): Promise<void> {
  if (counts.length === 0) return;
  await insertMovements(
    tx,
    clubId,
    counts.map((line) => ({ ...line, type: 'count' })),
    by,
  );
}
