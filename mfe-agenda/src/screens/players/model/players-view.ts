import { PLAYER_FILTERS, type PlayerFilter } from '@canchero/shared-contracts/player';

/** In place of a player's id: the form of a new one. */
export const NEW = 'new';
export const TABS = ['details', 'balance', 'history'] as const;
export type Tab = (typeof TABS)[number];

/** What the address says is shown. */
export interface PlayersView {
  q: string;
  filter: PlayerFilter | null;
  /** The player whose drawer is open; `new` for the form of one. */
  player: string | null;
  tab: Tab;
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((one) => one === text) ?? null;

/** What it leaves out or spells wrong is the whole list, nothing open. */
export const viewOf = (query: URLSearchParams): PlayersView => ({
  q: query.get('q')?.slice(0, 80) ?? '',
  filter: oneOf(PLAYER_FILTERS, query.get('filter')),
  player: query.get('player'),
  tab: oneOf(TABS, query.get('tab')) ?? 'details',
});

/** The query of a view's address, as short as it can be. */
export function queryOf({ q, filter, player, tab }: PlayersView): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (filter) query.set('filter', filter);
  if (player) query.set('player', player);
  if (player && tab !== 'details') query.set('tab', tab);
  return query.size > 0 ? `?${query}` : '';
}
