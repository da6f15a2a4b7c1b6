import { stockEvents } from '@canchero/shared-contracts/stock';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { insertMovements } from './sql';

/** For what the stock moves: an order or a consumption. */
export interface Sale {
  orderId?: string;
  consumptionId?: string;
  by: string | null;
}

/** How many of an item leave the stock; fewer than none return to it. */
export interface Leaving {
  item_id: string | null;
  quantity: number;
}

/**
 * Takes what is sold out of the stock, and puts back what returns; items without tracked stock are left alone. In the
 * order of the items' ids, so that two sales cannot block each other for good.
 * @throws insufficient_stock {item_id, name, stock, wanted}, and nothing of it happened
 */
export async function takeStock(tx: Tx, clubId: string, sale: Sale, leaving: readonly Leaving[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const { item_id, quantity } of leaving) {
    if (item_id) sums.set(item_id, (sums.get(item_id) ?? 0) + quantity);
  }
  const rows = [...sums].flatMap(([item_id, quantity]) => (quantity === 0 ? [] : [{ item_id, quantity }]));
  if (rows.length === 0) return;
  const levels = await tx.query<{ item_id: string; stock: number }>(sql`
    insert into stock_movements (club_id, item_id, type, quantity, stock_after, order_id, consumption_id, created_by)
    select ${clubId}, i.id, case when r.quantity > 0 then 'sale' else 'return' end, -r.quantity, 0,
      ${sale.orderId ?? null}::uuid, ${sale.consumptionId ?? null}::uuid, ${sale.by}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(item_id uuid, quantity int)
    join items i on i.club_id = ${clubId} and i.id = r.item_id and i.track_stock
    order by i.id
    returning item_id, stock_after as stock`);
  if (levels.length > 0) await appendEvent(tx, clubId, stockEvents.changed, { levels });
}

/**
 * Makes the stock stand as if an order or a consumption had taken just this, in the place of what it took before: more
 * is taken, less returns, nothing of an order that is void.
 * @throws insufficient_stock {item_id, name, stock, wanted}
 */
export async function settleStock(tx: Tx, clubId: string, sale: Sale, taken: readonly Leaving[]): Promise<void> {
  await takeStock(tx, clubId, sale, [...(await movedFor(tx, clubId, sale)), ...taken]);
}

/** Puts back what returns of an order or a consumption, of each item no more than it took. */
export async function restock(tx: Tx, clubId: string, sale: Sale, returning: readonly Leaving[]): Promise<void> {
  const moved = await movedFor(tx, clubId, sale);
  const back = moved.map(({ item_id, quantity }) => {
    const wanted = returning.reduce((sum, line) => (line.item_id === item_id ? sum + line.quantity : sum), 0);
    return { item_id, quantity: -Math.min(wanted, -quantity) };
  });
  await takeStock(tx, clubId, sale, back);
}

/** What an order or a consumption moved, by item: below zero for what it took. */
const movedFor = (tx: Tx, clubId: string, { orderId, consumptionId }: Sale) =>
  tx.query<{ item_id: string; quantity: number }>(sql`
    select item_id, sum(quantity)::int as quantity from stock_movements
    where club_id = ${clubId} and order_id is not distinct from ${orderId ?? null}::uuid
      and consumption_id is not distinct from ${consumptionId ?? null}::uuid
    group by item_id`);

/** The first count of items that are new: what there is of them. */
export async function countNewStock(
  tx: Tx,
  clubId: string,
  found: readonly { item_id: string; quantity: number }[],
  by: string,
): Promise<void> {
  if (found.length === 0) return;
  await insertMovements(
    tx,
    clubId,
    found.map((line) => ({ ...line, type: 'count' })),
    by,
  );
}
