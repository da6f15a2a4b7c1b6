import { amountText, type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { type Item, MAX_STOCK } from '@canchero/shared-contracts/item';
import type { NewStockMovement } from '@canchero/shared-contracts/stock';
import type { Move } from './stock-view';

/** Typed line of an entry. */
export interface EntryLine {
  item: Item;
  quantity: string;
  cost: string;
}

export type LineProblem = 'quantity' | 'cost' | 'stock';

export const lineOf = (item: Item, move: Move): EntryLine => ({
  item,
  quantity: move === 'adjust' ? '' : '1',
  cost: item.cost > 0 ? amountText(item.cost) : '',
});

const WHOLE = /^[+-]?(\d{1,7}|\d{1,3}(\.\d{3}){1,2})$/;

/** Reads a typed whole number with its sign; dots group thousands. Returns null if it is not one. */
export const parseQuantity = (text: string): number | null => {
  const plain = text.replace(/\s/g, '');
  return WHOLE.test(plain) ? Number(plain.replaceAll('.', '')) : null;
};

/** Returns the change of stock by a line; null if the text is not a quantity. */
export function moving({ quantity }: EntryLine, move: Move): number | null {
  const typed = parseQuantity(quantity);
  if (typed === null || Math.abs(typed) > MAX_STOCK || typed === 0) return null;
  if (move === 'adjust') return typed;
  if (typed < 0) return null;
  return move === 'waste' ? -typed : typed;
}

/** Returns the problem of a line, or null. */
export function problemOf(line: EntryLine, move: Move): LineProblem | null {
  const by = moving(line, move);
  if (by === null) return 'quantity';
  if (line.item.stock + by < 0) return 'stock';
  if (move === 'purchase' && line.cost.trim() !== '' && parseAmount(line.cost) === null) return 'cost';
  return null;
}

/** Returns the cost of a purchase in centavos, without lines with problems. */
export const purchaseTotal = (lines: readonly EntryLine[]): Centavos =>
  lines.reduce((sum, line) => sum + (moving(line, 'purchase') ?? 0) * (parseAmount(line.cost) ?? 0), 0);

/** Returns the movements of the call. Requires lines without problems. */
export const movementsOf = (lines: readonly EntryLine[], move: Move, note: string): NewStockMovement[] =>
  lines.map((line) => {
    const by = moving(line, move) ?? 0;
    const cost = move === 'purchase' ? parseAmount(line.cost) : null;
    return {
      item_id: line.item.id,
      type: move,
      quantity: move === 'adjust' ? by : Math.abs(by),
      ...(cost !== null && { unit_cost: cost }),
      ...(note.trim() && { note: note.trim() }),
    };
  });
