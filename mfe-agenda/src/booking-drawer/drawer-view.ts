import type { BookingDraft } from './model/booking-draft';

/** `booking` of a drawer with a booking that does not exist yet. */
export const NEW_BOOKING = 'new';

export type DraftSeed = Partial<
  Pick<BookingDraft, 'court_id' | 'start' | 'duration' | 'event_type' | 'description' | 'players'>
>;

/** What the drawer shows, as the address of the screen under it has it. */
export interface DrawerView {
  /** The club's day that the screen shows, or is about: a new booking begins there. */
  date: string;
  /** Id of the open booking, `NEW`, or null. */
  booking: string | null;
  /** Of the open booking's drawer; null for its first. */
  tab: string | null;
  /** What a new booking begins with. */
  seed: DraftSeed;
}

/** How the drawer changes the address. */
export interface DrawerNavigation {
  open(bookingId: string, date?: string, tab?: string | null): void;
  /** The open booking's own day under it, without an entry of its own in the history. */
  settleOn(date: string): void;
  close(): void;
}
