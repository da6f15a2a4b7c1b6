import { ENTRY_TYPES, type EntryType, MOVEMENT_TYPES, type MovementType } from '@canchero/shared-contracts/stock';

export const VIEWS = ['levels', 'movements', 'count'] as const;
export type View = (typeof VIEWS)[number];
/** What is entered in the drawer; counts have a sheet of their own. */
export const MOVES = ENTRY_TYPES.filter((type): type is Move => type !== 'count');
export type Move = Exclude<EntryType, 'count'>;

/** What the address shows. */
export interface StockView {
  view: View;
  q: string;
  category: string | null;
  /** Only what is below its minimum, or gone. */
  low: boolean;
  /** Whose movements. */
  item: string | null;
  type: MovementType | null;
  /** What the drawer enters, and of which item first. */
  move: Move | null;
  of: string | null;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

export const viewOf = (address: URLSearchParams): StockView => ({
  view: oneOf(VIEWS, address.get('view')) ?? 'levels',
  q: (address.get('q') ?? '').slice(0, 80),
  category: address.get('category'),
  low: address.get('low') === '1',
  item: address.get('item'),
  type: oneOf(MOVEMENT_TYPES, address.get('type')),
  move: oneOf(MOVES, address.get('move')),
  of: address.get('of'),
});

/** The parts of the address for parts of the view; null takes one away. */
export function addressOf({ low, view, ...rest }: Partial<StockView>): Record<string, string | null> {
  const address: Record<string, string | null> = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value || null]),
  );
  if (low !== undefined) address.low = low ? '1' : null;
  if (view !== undefined) address.view = view === 'levels' ? null : view;
  return address;
}
