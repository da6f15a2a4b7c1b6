import type { Centavos } from '@canchero/shared-contracts/core';
import { type Item, MAX_STOCK } from '@canchero/shared-contracts/item';
import type { NewStockMovement } from '@canchero/shared-contracts/stock';
import { parseQuantity } from './entry';

/** Sheet by item: typed text, and the stock known at the first entry. */
export type Sheet = Readonly<Record<string, { typed: string; known: number }>>;

/** Reads the count of a line: null if empty, undefined if the text is not a count. */
export function countedOf(sheet: Sheet, itemId: string): number | null | undefined {
  const typed = sheet[itemId]?.typed.trim() ?? '';
  if (typed === '') return null;
  const counted = parseQuantity(typed);
  return counted === null || counted < 0 || counted > MAX_STOCK ? undefined : counted;
}

/** Returns the sheet with a line written, or removed if the text is empty. */
export function withCount(sheet: Sheet, item: Pick<Item, 'id' | 'stock'>, typed: string): Sheet {
  const { [item.id]: before, ...others } = sheet;
  if (typed.trim() === '') return others;
  return { ...others, [item.id]: { typed, known: before?.known ?? item.stock } };
}

/** Returns the sheet without some lines. */
export function without(sheet: Sheet, itemIds: readonly string[]): Sheet {
  const gone = new Set(itemIds);
  return Object.fromEntries(Object.entries(sheet).filter(([id]) => !gone.has(id)));
}

export interface CountTotals {
  counted: number;
  /** Number of invalid lines. */
  wrong: number;
  /** Number of lines that differ from the known stock. */
  differing: number;
  /** Value of the differences at cost, in centavos; negative for a shortage. */
  value: Centavos;
}

export function totalsOf(sheet: Sheet, items: readonly Item[]): CountTotals {
  const totals: CountTotals = { counted: 0, wrong: 0, differing: 0, value: 0 };
  for (const item of items) {
    const counted = countedOf(sheet, item.id);
    if (counted === null) continue;
    if (counted === undefined) {
      totals.wrong += 1;
      continue;
    }
    const difference = counted - (sheet[item.id]?.known ?? item.stock);
    totals.counted += 1;
    totals.value += difference * item.cost;
    if (difference !== 0) totals.differing += 1;
  }
  return totals;
}

/** Returns the movements of the valid lines. Sales since a line was written stay in effect. */
export const countsOf = (sheet: Sheet, items: readonly Item[], note: string): NewStockMovement[] =>
  items.flatMap((item) => {
    const counted = countedOf(sheet, item.id);
    if (counted === null || counted === undefined) return [];
    const known = sheet[item.id]?.known ?? item.stock;
    return [{ item_id: item.id, type: 'count', quantity: counted, known, ...(note.trim() && { note: note.trim() }) }];
  });

/** Reads a kept sheet; empty if there is none or its format is unknown. */
export function readSheet(kept: unknown): Sheet {
  if (typeof kept !== 'object' || kept === null) return {};
  const lines = Object.entries(kept).filter(
    ([, line]) => typeof line === 'object' && typeof line?.typed === 'string' && Number.isInteger(line.known),
  );
  return Object.fromEntries(lines) as Sheet;
}
