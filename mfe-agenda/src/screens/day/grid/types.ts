import type { BlockKind } from '@canchero/shared-contracts/block';
import type { Booking, BookingPlace, EventType } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import type { Mark } from '../../../bookings-data/marks';

export type GridCourt = Pick<Court, 'id' | 'name' | 'status' | 'color'>;

/** Texts of the grid. */
export interface GridTexts {
  types: Readonly<Record<EventType, string>>;
  payments: Readonly<Record<PaymentStatus, string>>;
  /** Word instead of a payment status for a booking without a price. */
  unpriced: string;
  marks: Readonly<Record<Mark, string>>;
  noShow: string;
  tentative: string;
  /** State of an online booking whose player has not confirmed the contact. */
  awaitsContact: string;
  /** Title of a hold, which a player is making a booking of on the public page. */
  held: string;
  /** Name of a booking with neither players nor description. */
  untitled: string;
  blocks: Readonly<Record<BlockKind, string>>;
  maintenance: string;
  inactive: string;
  free(time: string, court: string): string;
  blocked(time: string, court: string, why: string): string;
  showOnly(court: string): string;
  /** Writes a number in the form of E.164 as people of the club do. */
  phone(phone: string): string;
}

/** Position of a menu in pixels of the window, and its subject. */
export interface GridMenuRequest {
  x: number;
  y: number;
  /** True if a key asked for it. The focus then comes back to the grid; a mouse leaves the arrow keys to the days. */
  byKeys: boolean;
  booking: Booking | null;
  /** Free place; null over a booking, a block or a court that takes no bookings. */
  place: Pick<BookingPlace, 'court_id' | 'start'> | null;
}

/** Handlers of the user's gestures. Stable functions. */
export interface GridHandlers {
  open(bookingId: string): void;
  /** Handles a free place that was drawn or, with a null duration, picked. */
  create(place: Omit<BookingPlace, 'duration'> & { duration: number | null }): void;
  /** Handles a booking that was moved or resized, by mouse or, a step at a time, by keys. */
  place(booking: Booking, target: BookingPlace, byKeys: boolean): void;
  cancel(booking: Booking): void;
  charge(booking: Booking): void;
  /** Handles a choice of a court that takes no bookings. */
  refuse(court: GridCourt): void;
  /** Handles a key that would change a hold. */
  refuseHold(booking: Booking): void;
  filter(courtId: string): void;
  /** Handles a choice of a block. */
  openBlock(blockId: string): void;
  /** Opens the menu of a booking or a free place. */
  menu(request: GridMenuRequest): void;
}
