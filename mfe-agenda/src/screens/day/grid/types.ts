import type { BlockKind } from '@canchero/shared-contracts/block';
import type { Booking, BookingPlace, EventType } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';

export type GridCourt = Pick<Court, 'id' | 'name' | 'status'>;

/** What the grid says. */
export interface GridTexts {
  types: Readonly<Record<EventType, string>>;
  payments: Readonly<Record<PaymentStatus, string>>;
  /** Of states that are shown. */
  noShow: string;
  tentative: string;
  /** Name of a booking with neither players nor description. */
  untitled: string;
  blocks: Readonly<Record<BlockKind, string>>;
  maintenance: string;
  inactive: string;
  free(time: string): string;
  blocked(time: string, why: string): string;
  showOnly(court: string): string;
}

/** Where a menu is to open, in pixels of the window, and about what. */
export interface GridMenuRequest {
  x: number;
  y: number;
  booking: Booking | null;
  /** Of the free place; `null` over a booking, a block or a court that takes none. */
  place: Pick<BookingPlace, 'court_id' | 'start'> | null;
}

/** What the user did. Stable functions. */
export interface GridHandlers {
  open(bookingId: string): void;
  /** A free stretch was drawn or picked. `null` duration: picked, the length is open. */
  create(place: Omit<BookingPlace, 'duration'> & { duration: number | null }): void;
  /** A booking was put elsewhere, by mouse or keyboard. */
  place(booking: Booking, target: BookingPlace): void;
  cancel(booking: Booking): void;
  charge(booking: Booking): void;
  /** A court that takes no bookings was chosen. */
  refuse(court: GridCourt): void;
  filter(courtId: string): void;
  /** A time in which the court is out of use was chosen. */
  openBlock(blockId: string): void;
  /** What can be done with a booking or a free place was asked for. */
  menu(request: GridMenuRequest): void;
}
