import type { Booking, EventType } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';

export type GridCourt = Pick<Court, 'id' | 'name' | 'status'>;

/** Where a booking stands or is to stand. `start` is ISO-8601 UTC, `duration` minutes. */
export interface GridPlacement {
  court_id: string;
  start: string;
  duration: number;
}

/** What the grid says. */
export interface GridTexts {
  types: Readonly<Record<EventType, string>>;
  payments: Readonly<Record<PaymentStatus, string>>;
  /** Of states that are shown. */
  noShow: string;
  tentative: string;
  /** Name of a booking with neither players nor description. */
  untitled: string;
  maintenance: string;
  inactive: string;
  free(time: string): string;
  showOnly(court: string): string;
}

/** What the user did. Stable functions. */
export interface GridHandlers {
  open(bookingId: string): void;
  /** A free stretch was drawn or picked. `null` duration: picked, the length is open. */
  create(placement: Omit<GridPlacement, 'duration'> & { duration: number | null }): void;
  /** A booking was put elsewhere, by mouse or keyboard. */
  place(booking: Booking, placement: GridPlacement): void;
  cancel(booking: Booking): void;
  /** A court that takes no bookings was chosen. */
  refuse(court: GridCourt): void;
  filter(courtId: string): void;
}
