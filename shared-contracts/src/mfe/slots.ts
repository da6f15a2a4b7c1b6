/** A player to whose account a line can go. */
export interface SlotPlayer {
  id: string;
  name: string;
}

/**
 * The places in screens where another remote's widget may stand, each with the props that it gets there. A remote
 * names the slot in its `remote.ts`; a screen places it with the kit's `HostSlot`.
 */
export interface Slots {
  /** /event/{id}: what was consumed at a booking, with what its readers may do about it. */
  'event.consumptions': {
    bookingId: string;
    players: readonly SlotPlayer[];
    /** The booking is cancelled: nothing is added any more. */
    closed: boolean;
    /** After each change, so that the screen reads its sums anew. */
    onChange: () => void;
  };
  /** A drawer that adds consumptions to a booking. It is open while it is placed. */
  'booking.add-consumption': {
    bookingId: string;
    players: readonly SlotPlayer[];
    /** After each addition. */
    onChange: () => void;
    /** The user is done: the screen takes the slot away. */
    onClose: () => void;
  };
}
export type SlotName = keyof Slots;

export type SlotState =
  | { phase: 'loading' }
  /** No widget is there for it: not released, or the user lacks its permission. */
  | { phase: 'empty' }
  | { phase: 'ready' }
  | { phase: 'failed'; error: Error };
