import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { useCallback } from 'react';
import { useCourts } from './queries';

/** Returns the words by which people know a booking: "Pádel 2 · vie, 27 nov 20:00". Empty until the courts are loaded. */
export function useBookingHeading(): (booking: Pick<BookingPlace, 'court_id' | 'start'>) => string {
  const club = useClub();
  const formatter = useFormatter(club);
  const { data: courts } = useCourts(club.id);
  return useCallback(
    ({ court_id, start }) => {
      const court = courts?.find((c) => c.id === court_id)?.name;
      return court ? `${court} · ${formatter.dateTime(start)}` : '';
    },
    [courts, formatter],
  );
}
