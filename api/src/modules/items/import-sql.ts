import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Item after its import; a field that is absent of a new item takes its default. Amounts in centavos. */
export interface ImportedItem {
  id: string | null;
  name: string;
  sku?: string | null;
  category_id: string | null;
  price?: number;
  cost?: number;
  track_stock?: boolean;
  min_stock?: number;
  favorite?: boolean;
  active?: boolean;
  stock: number;
}

const ROW = raw(`id uuid, name text, sku text, category_id uuid, price bigint, cost bigint, track_stock boolean,
  min_stock int, favorite boolean, active boolean, stock int`);

/** Locks all items of a club in the order of their ids, as sales do, so that neither can deadlock. */
export const lockItems = (tx: Tx, clubId: string): Promise<unknown> =>
  tx.query(sql`select id from items where club_id = ${clubId} and removed_at is null order by id for no key update`);

/** Inserts items and returns those with tracked stock that a first count is due for. */
export const insertItems = (
  tx: Tx,
  clubId: string,
  items: readonly ImportedItem[],
): Promise<{ item_id: string; quantity: number }[]> =>
  tx.query<{ item_id: string; quantity: number }>(sql`
    with r as (select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r(${ROW})),
    added as (
      insert into items (club_id, name, sku, category_id, price, cost, track_stock, min_stock, favorite, active)
      select ${clubId}, name, sku, category_id, price, coalesce(cost, 0), coalesce(track_stock, true),
        coalesce(min_stock, 0), coalesce(favorite, false), coalesce(active, true)
      from r returning id, name, track_stock
    )
    select added.id as item_id, r.stock as quantity from added join r using (name)
    where added.track_stock and r.stock > 0 order by added.id`);

export const updateItems = (tx: Tx, clubId: string, items: readonly ImportedItem[]): Promise<unknown> =>
  tx.query(sql`
    update items i set name = r.name, sku = r.sku, category_id = r.category_id, price = r.price, cost = r.cost,
      track_stock = r.track_stock, min_stock = r.min_stock, favorite = r.favorite, active = r.active,
      version = version + 1
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r(${ROW})
    where i.club_id = ${clubId} and i.id = r.id`);
