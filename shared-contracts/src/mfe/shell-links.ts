/**
 * Roles of places that the shell, and other remotes by `pathTo`, link without knowing their paths. A remote names its
 * own in `links`; without one the shell leaves the link out, or takes another.
 */
export interface LinkRoles {
  /** Screen on which courts are removed until they fit the plan. */
  'plan-limit': string;
  /** Screen on which the plan is changed. If no remote has one, the shell offers a chat with sales, or the prices. */
  upgrade: string;
  /** Plans and prices for visitors. */
  prices: string;
  /** Screen of a booking by its id, as in `/event/:id`, for users who may open only what was consumed there. */
  booking: string;
  /** Order of the till by its id, as in `/orders?order=:id`. */
  order?: string;
  /** Lists and screens of a club's work. The query of the link goes on to them, as in `?from=2026-11-01`. */
  bookings?: string;
  schedule?: string;
  orders?: string;
  consumptions?: string;
  /** Paths of the screens on which the cash of each desk is opened and closed. */
  'buffet-cash'?: string;
  'reception-cash'?: string;
}
export type LinkRole = keyof LinkRoles;

/**
 * Kinds of things that the palette finds, each with the values of a hit that a path may hold, as in `/players?q=:name`.
 */
export const RESULT_VALUES = {
  player: ['id', 'name'],
  /** `date` is the club day, as in `2026-11-21`. */
  booking: ['id', 'date'],
  /**
   * Search for free slots as typed; a value is empty if it was not said. `duration` in minutes, `after` as in `19:00`.
   */
  'free-slots': ['sport', 'duration', 'after', 'before', 'date'],
} as const;
export type ResultKind = keyof typeof RESULT_VALUES;

/** Names of the icons that the shell has for menu entries and commands. */
export type IconName =
  | 'booking'
  | 'building'
  | 'calendar'
  | 'cart'
  | 'cash'
  | 'chart'
  | 'clipboard'
  | 'court'
  | 'food'
  | 'items'
  | 'people'
  | 'person'
  | 'receipt'
  | 'settings'
  | 'shield'
  | 'trend';
