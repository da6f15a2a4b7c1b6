import type { Booking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import type { BookingCache } from '../bookings-data/booking-cache';
import type { BookingTexts } from '../bookings-data/error-text';
import type { BookingActions } from '../bookings-data/use-booking-actions';
import type { DraftSeed } from './drawer-view';

export interface BookingDrawerProps {
  club: Club;
  courts: readonly Court[];
  cache: BookingCache;
  actions: BookingActions;
  naming: BookingTexts;
  /** Null for a new one. */
  booking: Booking | null;
  /** The day that the agenda shows. */
  date: string;
  seed: DraftSeed;
  /** The address leads elsewhere already, while something here is not saved. */
  leaving: boolean;
  /** Back to this booking's address. */
  onStay(): void;
  /** Whether there is something that closing would lose. */
  onDirty(dirty: boolean): void;
  onClose(): void;
  onCancelBooking(booking: Booking): void;
}
