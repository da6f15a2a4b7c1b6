import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { PLAYER_FILTERS, type PlayerFilter } from '@canchero/shared-contracts/player';

/** Stands for a player's id while the form for a new player is open. */
export const NEW = 'new';
export const TABS = ['details', 'balance', 'history'] as const;
export type Tab = (typeof TABS)[number];

/** State of the screen that is kept in the address. */
export interface PlayersView {
  q: string;
  filter: PlayerFilter | null;
  /** Id of the player whose drawer is open, `NEW` for a new one; null if the drawer is closed. */
  player: string | null;
  tab: Tab;
}

/** Reads the view from the address. Invalid parameters are ignored; the default is the whole list. */
export const viewOf = (query: URLSearchParams): PlayersView => ({
  q: query.get('q')?.slice(0, MAX_SEARCH) ?? '',
  filter: oneOf(PLAYER_FILTERS)(query.get('filter')),
  player: query.get('player'),
  tab: oneOf(TABS)(query.get('tab')) ?? 'details',
});

/** Writes a view as the query of an address, without default values. */
export function queryOf({ q, filter, player, tab }: PlayersView): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (filter) query.set('filter', filter);
  if (player) query.set('player', player);
  if (player && tab !== 'details') query.set('tab', tab);
  return query.size > 0 ? `?${query}` : '';
}
