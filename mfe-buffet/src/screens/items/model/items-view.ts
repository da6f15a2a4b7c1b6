import { type ItemSearch, stateIn } from '../../../catalogue/model/search';

export const NEW = 'new';
export const PANELS = ['prices', 'categories', 'import'] as const;
export type Panel = (typeof PANELS)[number];

/** What the address shows: a search, an item's drawer (`NEW` for one to come), or a panel. */
export interface ItemsView extends ItemSearch {
  item: string | null;
  panel: Panel | null;
}

/** What an address asks for. Items that are not for sale are shown where they are asked for. */
export const viewOf = (address: URLSearchParams): ItemsView => ({
  q: (address.get('q') ?? '').slice(0, 80),
  category: address.get('category'),
  state: address.get('state') === 'all' ? null : (stateIn(address.get('state')) ?? 'active'),
  item: address.get('item'),
  panel: PANELS.find((panel) => panel === address.get('panel')) ?? null,
});

/** The parts of the address for parts of the view; null takes one away. */
export function addressOf(part: Partial<ItemsView>): Record<string, string | null> {
  const { state, ...rest } = part;
  const address: Record<string, string | null> = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value || null]),
  );
  if (state !== undefined) address.state = state === null ? 'all' : state === 'active' ? null : state;
  return address;
}
