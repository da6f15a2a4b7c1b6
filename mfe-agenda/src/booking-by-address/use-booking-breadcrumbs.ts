import type { Booking } from '@canchero/shared-contracts/booking';
import { useCan, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { useEffect } from 'react';
import { paths } from '../paths';
import { useText } from '../text';

/** Sets the breadcrumbs of a booking's own screen: below the list of bookings or, if that is not allowed, the agenda. */
export function useBookingBreadcrumbs(booking: Booking, court: string, club: Parameters<typeof useFormatter>[0]): void {
  const host = useHost();
  const text = useText();
  const formatter = useFormatter(club);
  const canList = useCan('booking');
  const label = [court, formatter.dateTime(booking.start)].filter(Boolean).join(' · ');
  useEffect(() => {
    const above = canList
      ? { label: text('bookings.title'), path: paths.bookings }
      : { label: text('agenda.title'), path: paths.agenda };
    host.setBreadcrumbs([above, { label }]);
  }, [host, text, canList, label]);
}
