/** Player to whom a line can be assigned. */
export interface SlotPlayer {
  id: string;
  name: string;
}

/** Props of the slot `event.consumptions`. */
interface EventConsumptions {
  bookingId: string;
  players: readonly SlotPlayer[];
  /** True for a cancelled booking, to which nothing can be added; what was not consumed can be taken back. */
  closed: boolean;
  /** Called after each change, so that the screen reloads its sums. */
  onChange: () => void;
}

/** Props of the slot `booking.add-consumption`. */
interface AddConsumption {
  bookingId: string;
  players: readonly SlotPlayer[];
  /** Called after each addition. */
  onChange: () => void;
  /** Called when the user is done; the screen then removes the slot. */
  onClose: () => void;
}

/**
 * Places in screens for other remotes' widgets, each with the props that the screen gives. A remote names the slot in
 * its `remote.ts`; a screen places it with the kit's `HostSlot`. A new slot is a new minor version of this package.
 * @sealed
 */
export interface Slots {
  /** Consumptions of a booking with their actions, on `/event/{id}`. */
  'event.consumptions': EventConsumptions;
  /** Drawer that adds consumptions to a booking. It is open for as long as it is mounted. */
  'booking.add-consumption': AddConsumption;
}
export type SlotName = keyof Slots;

/** State of one placed slot. */
export type SlotState =
  | { phase: 'loading' }
  /** No widget: none is released, or the user lacks its permission. */
  | { phase: 'empty' }
  | { phase: 'ready' }
  | { phase: 'failed'; error: Error };
