import type { Category, CategoryChange, Item, ItemChange, NewCategory, NewItem } from '@canchero/shared-contracts/item';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Columns that a client may set, with the cast of their values. */
const COLUMNS = {
  name: '::text',
  sku: '::text',
  category_id: '::uuid',
  price: '::bigint',
  cost: '::bigint',
  track_stock: '::boolean',
  min_stock: '::int',
  favorite: '::boolean',
  active: '::boolean',
} as const satisfies Record<keyof Omit<ItemChange, 'version'>, string>;

const itemColumns = raw(['id', ...Object.keys(COLUMNS), 'stock', 'version'].join(', '));

function given(fields: Partial<NewItem>): { column: Sql; value: Sql }[] {
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).flatMap((column) =>
    fields[column] === undefined ? [] : [{ column: raw(column), value: sql`${fields[column]}${raw(COLUMNS[column])}` }],
  );
}

/** Selects the club's items by name, removed ones left out. */
export const selectItems = (tx: Tx, clubId: string): Promise<Item[]> =>
  tx.query<Item>(sql`
    select ${itemColumns} from items where club_id = ${clubId} and removed_at is null order by fold(name), id`);

export async function selectItem(tx: Tx, clubId: string, itemId: string): Promise<Item | null> {
  const [row] = await tx.query<Item>(sql`
    select ${itemColumns} from items where club_id = ${clubId} and id = ${itemId} and removed_at is null`);
  return row ?? null;
}

export async function insertItem(tx: Tx, clubId: string, item: NewItem): Promise<Item> {
  const fields = given(item);
  const [row] = await tx.query<Item>(sql`
    insert into items (club_id, ${join(fields.map((f) => f.column))})
    values (${clubId}, ${join(fields.map((f) => f.value))}) returning ${itemColumns}`);
  if (!row) throw new Error('an item was not written');
  return row;
}

/** Changes an item; returns null if the club has none of this id and version. */
export async function updateItem(
  tx: Tx,
  clubId: string,
  itemId: string,
  { version, ...change }: ItemChange,
): Promise<Item | null> {
  const sets = given(change).map((f) => sql`${f.column} = ${f.value}`);
  const [row] = await tx.query<Item>(sql`
    update items set ${join([...sets, sql`version = version + 1`])}
    where club_id = ${clubId} and id = ${itemId} and version = ${version} and removed_at is null
    returning ${itemColumns}`);
  return row ?? null;
}

export async function markRemoved(tx: Tx, clubId: string, itemId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    update items set removed_at = now(), version = version + 1
    where club_id = ${clubId} and id = ${itemId} and removed_at is null returning id`);
  return rows.length === 1;
}

/**
 * Sets the prices of the items whose version still matches, and returns these. Rows are locked in the order of their
 * ids, so that two callers cannot deadlock.
 */
export const updatePrices = (
  tx: Tx,
  clubId: string,
  prices: readonly { item_id: string; price: number; version: number }[],
): Promise<Item[]> =>
  tx.query<Item>(sql`
    with wanted as (
      select i.id, r.price from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        as r(item_id uuid, price bigint, version int)
      join items i on i.club_id = ${clubId} and i.id = r.item_id and i.version = r.version and i.removed_at is null
      order by i.id for no key update of i
    )
    update items i set price = w.price, version = version + 1 from wanted w
    where i.club_id = ${clubId} and i.id = w.id
    returning ${raw(['id', ...Object.keys(COLUMNS), 'stock', 'version'].map((c) => `i.${c}`).join(', '))}`);

const categoryColumns = raw('id, name, sort, version');

export const selectCategories = (tx: Tx, clubId: string): Promise<Category[]> =>
  tx.query<Category>(sql`
    select ${categoryColumns} from item_categories where club_id = ${clubId} order by sort, fold(name), id`);

/** Inserts a category, at the end unless `sort` is given. */
export async function insertCategory(tx: Tx, clubId: string, { name, sort }: NewCategory): Promise<Category> {
  const last = sql`(select coalesce(max(sort) + 1, 0) from item_categories where club_id = ${clubId})`;
  const [row] = await tx.query<Category>(sql`
    insert into item_categories (club_id, name, sort)
    values (${clubId}, ${name}, ${sort === undefined ? last : sql`${sort}::int`}) returning ${categoryColumns}`);
  if (!row) throw new Error('a category was not written');
  return row;
}

export async function updateCategory(
  tx: Tx,
  clubId: string,
  categoryId: string,
  { version, name, sort }: CategoryChange,
): Promise<Category | null> {
  const [row] = await tx.query<Category>(sql`
    update item_categories set name = coalesce(${name ?? null}::text, name),
      sort = coalesce(${sort ?? null}::int, sort), version = version + 1
    where club_id = ${clubId} and id = ${categoryId} and version = ${version} returning ${categoryColumns}`);
  return row ?? null;
}

export async function selectCategory(tx: Tx, clubId: string, categoryId: string): Promise<Category | null> {
  const [row] = await tx.query<Category>(sql`
    select ${categoryColumns} from item_categories where club_id = ${clubId} and id = ${categoryId}`);
  return row ?? null;
}

export async function deleteCategory(tx: Tx, clubId: string, categoryId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from item_categories where club_id = ${clubId} and id = ${categoryId} returning id`);
  return rows.length === 1;
}
