import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { type ItemSearch, stateIn } from '../../../catalogue/model/search';

export const NEW = 'new';
const PANELS = ['prices', 'categories', 'import'] as const;
export type Panel = (typeof PANELS)[number];

/** View in the address: a search, the drawer of an item (`NEW` creates one), or a panel. */
export interface ItemsView extends ItemSearch {
  item: string | null;
  panel: Panel | null;
}

/** Reads the view from the address. Items that are not for sale appear on request only. */
export const viewOf = (address: URLSearchParams): ItemsView => ({
  q: (address.get('q') ?? '').slice(0, MAX_SEARCH),
  category: address.get('category'),
  state: address.get('state') === 'all' ? null : (stateIn(address.get('state')) ?? 'active'),
  item: address.get('item'),
  panel: PANELS.find((panel) => panel === address.get('panel')) ?? null,
});

/** Returns the parameters for parts of the view; null removes one. */
export function addressOf(part: Partial<ItemsView>): Record<string, string | null> {
  const { state, ...rest } = part;
  const address: Record<string, string | null> = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value || null]),
  );
  if (state !== undefined) address.state = state === null ? 'all' : state === 'active' ? null : state;
  return address;
}
