import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { createContext, useContext } from 'react';
import type { ChangeLog } from '../undo/change-log';
import type { UndoOffer } from '../undo/use-undo';
import type { BookingActions } from './booking-actions';
import type { BookingCache } from './booking-cache';
import type { BookingTexts } from './error-text';

/** Bookings of one club, as the drawer and the dialogs over a screen read and change them. */
export interface ClubBookings {
  club: Club;
  /** Empty until they are loaded. */
  courts: readonly Court[];
  cache: BookingCache;
  actions: BookingActions;
  texts: BookingTexts;
  /** Last change of this page. */
  changes: ChangeLog;
  undo: UndoOffer;
}

/** Holds the bookings of the club that a screen shows. The grid takes props instead: its cards are memoised. */
export const BookingsContext = createContext<ClubBookings | null>(null);

export function useBookings(): ClubBookings {
  const bookings = useContext(BookingsContext);
  if (!bookings) throw new Error('no BookingsContext around this component');
  return bookings;
}
