import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { ENTRY_TYPES, type EntryType, MOVEMENT_TYPES, type MovementType } from '@canchero/shared-contracts/stock';

export const VIEWS = ['levels', 'movements', 'count'] as const;
export type View = (typeof VIEWS)[number];
/** Kinds of movement that the drawer enters; counts have a sheet. */
export const MOVES = ENTRY_TYPES.filter((type): type is Move => type !== 'count');
export type Move = Exclude<EntryType, 'count'>;

/** View in the address. */
export interface StockView {
  view: View;
  q: string;
  category: string | null;
  /** Shows only items below their minimum or out of stock. */
  low: boolean;
  /** Id of the item whose movements are shown. */
  item: string | null;
  type: MovementType | null;
  /** Kind of movement in the drawer, and its first item. */
  move: Move | null;
  of: string | null;
}

export const viewOf = (address: URLSearchParams): StockView => ({
  view: oneOf(VIEWS)(address.get('view')) ?? 'levels',
  q: (address.get('q') ?? '').slice(0, MAX_SEARCH),
  category: address.get('category'),
  low: address.get('low') === '1',
  item: address.get('item'),
  type: oneOf(MOVEMENT_TYPES)(address.get('type')),
  move: oneOf(MOVES)(address.get('move')),
  of: address.get('of'),
});

/** Returns the parameters for parts of the view; null removes one. */
export function addressOf({ low, view, ...rest }: Partial<StockView>): Record<string, string | null> {
  const address: Record<string, string | null> = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value || null]),
  );
  if (low !== undefined) address.low = low ? '1' : null;
  if (view !== undefined) address.view = view === 'levels' ? null : view;
  return address;
}
