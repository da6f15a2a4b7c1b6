import type { ImportAction, Item, ItemField, ItemImportLine } from '@canchero/shared-contracts/item';
import { foldText } from '../../platform/csv/read-csv';
import type { ItemValues, ReadLine } from './import-file';

/** Item of the club with the name of its category. */
export type KnownItem = Item & { category: string | null };

/** Line with its effect. `item` is null for an invalid line, `known` also for a new item. */
export interface PlannedLine extends ItemImportLine {
  item: ItemValues | null;
  known: KnownItem | null;
}

/**
 * Decides for each line whether it creates an item, updates one or changes nothing. A line is matched to an item by
 * code, then by name. If two lines are for one item, the second is invalid.
 */
export function planImport(lines: readonly ReadLine[], items: readonly KnownItem[]): PlannedLine[] {
  const bySku = new Map(items.flatMap((item) => (item.sku ? [[item.sku.toUpperCase(), item] as const] : [])));
  const byName = new Map(items.map((item) => [foldText(item.name), item]));
  const seen = new Set<string>();
  return lines.map(({ item, problems, ...line }) => {
    if (!item) return { ...line, problems, item, known: null, action: null, changes: [] };
    const [sku, name] = [item.sku?.toUpperCase(), foldText(item.name)];
    const sameName = byName.get(name) ?? null;
    const known = (sku !== undefined && bySku.get(sku)) || sameName;
    const found = [...problems];
    if (!known && item.price === undefined) found.push({ field: 'price', problem: 'missing' });
    if (sameName && known !== sameName) found.push({ field: 'name', problem: 'taken' });
    const keys = [`name ${name}`, ...(sku === undefined ? [] : [`sku ${sku}`]), ...(known ? [`id ${known.id}`] : [])];
    const twice = keys.find((key) => seen.has(key));
    if (twice) found.push({ field: twice.startsWith('sku') ? 'sku' : 'name', problem: 'repeated' });
    for (const key of keys) seen.add(key);
    if (found.length > 0) return { ...line, problems: found, item: null, known: null, action: null, changes: [] };
    const changes = known ? changesOf(item, known) : [];
    const action: ImportAction = known ? (changes.length > 0 ? 'update' : 'none') : 'create';
    return { ...line, problems: found, item, known, action, changes };
  });
}

/** Lists the fields in which a line differs from the item, without stock, which only counts change. */
function changesOf({ stock: _, category, ...values }: ItemValues, known: KnownItem): ItemField[] {
  const changed = (Object.keys(values) as (keyof typeof values)[]).filter((field) => values[field] !== known[field]);
  const moved = category !== undefined && foldText(category) !== foldText(known.category ?? '');
  return moved ? [...changed, 'category'] : changed;
}
