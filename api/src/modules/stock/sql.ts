import type { MovementsQuery, NewStockMovement, Stock, StockMovement } from '@canchero/shared-contracts/stock';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { onClubDays } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import { afterCursor, pageLimit } from '../../platform/db/paging';

const MOVEMENT = raw(`m.id, m.item_id, i.name as item_name, m.type, m.quantity, m.stock_after, m.unit_cost, m.note,
  m.order_id, o.number as order_number, m.consumption_id, m.created_by,
  (select u.name from users u where u.id = m.created_by) as created_by_name, m.created_at`);

/** Joins movements `m` of a club with item `i` and order `o`. */
const from = (clubId: string, movements: Sql) => sql`
  from ${movements} m join items i on i.club_id = ${clubId} and i.id = m.item_id
  left join orders o on o.club_id = ${clubId} and o.id = m.order_id`;

/** Selects the level of each item with tracked stock, by name, with the value of all in centavos. */
export async function selectStock(tx: Tx, clubId: string): Promise<Stock> {
  const lines = await tx.query<Stock['lines'][number]>(sql`
    select id as item_id, name, category_id, stock, min_stock, cost, stock * cost as value from items
    where club_id = ${clubId} and track_stock and removed_at is null order by fold(name), id`);
  return {
    lines,
    value: lines.reduce((sum, line) => sum + line.value, 0),
    below_minimum: lines.filter((line) => line.stock < line.min_stock).length,
  };
}

const LIST = { table: 'stock_movements', alias: 'm', columns: ['created_at', 'seq'] };

/** Selects the rows of a page, newest first, for `pageOf`. */
export const selectMovements = (
  tx: Tx,
  clubId: string,
  query: MovementsQuery,
  size: number,
): Promise<StockMovement[]> => {
  const conditions = [
    sql`m.club_id = ${clubId}`,
    ...(query.item_id ? [sql`m.item_id = ${query.item_id}`] : []),
    ...(query.type ? [sql`m.type = ${query.type}`] : []),
    ...onClubDays(sql`m.created_at`, clubId, query),
    afterCursor(LIST, clubId, query.cursor),
  ];
  return tx.query<StockMovement>(sql`
    select ${MOVEMENT} ${from(clubId, sql`stock_movements`)}
    where ${join(conditions, ' and ')} order by m.created_at desc, m.seq desc ${pageLimit(size)}`);
};

/** Maps the ids of items that the club has to whether their stock is tracked. */
export async function selectTracked(tx: Tx, clubId: string, ids: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await tx.query<{ id: string; track_stock: boolean }>(sql`
    select id, track_stock from items where club_id = ${clubId} and id = any(${ids}::uuid[]) and removed_at is null`);
  return new Map(rows.map((row) => [row.id, row.track_stock]));
}

/**
 * Inserts movements; a trigger changes the items' stock. Rows are written in the order of the items' ids, so that two
 * callers cannot deadlock.
 */
export const insertMovements = (
  tx: Tx,
  clubId: string,
  movements: readonly NewStockMovement[],
  by: string,
): Promise<StockMovement[]> =>
  tx.query<StockMovement>(sql`
    with m as (
      insert into stock_movements
        (club_id, item_id, type, quantity, counted, known, stock_after, unit_cost, note, created_by)
      select ${clubId}, r.item_id, r.type, case when r.type = 'waste' then -r.quantity else r.quantity end,
        case when r.type = 'count' then r.quantity end, case when r.type = 'count' then r.known end, 0,
        case when r.type = 'purchase' then r.unit_cost end, coalesce(r.note, ''), ${by}
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb)
        as r(item_id uuid, type text, quantity int, known int, unit_cost bigint, note text)
      order by r.item_id
      returning *
    )
    select ${MOVEMENT} ${from(clubId, sql`m`)} order by m.seq`);
