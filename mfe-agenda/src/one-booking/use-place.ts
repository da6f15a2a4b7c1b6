import type { Booking } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { useCan, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../paths';
import { useText } from '../text';

/** Name of the booking's court; empty until it is known. */
export function useCourtName(booking: Booking): string {
  const host = useHost();
  const { club_id: clubId, court_id: courtId } = booking;
  const { data } = useQuery({
    queryKey: ['club', clubId, 'court', courtId],
    queryFn: ({ signal }) => host.call(courtEndpoints.get, { params: { clubId, courtId } }, { signal }),
    staleTime: 60_000,
  });
  return data?.name ?? '';
}

/** Says in the header where a booking's own screen stands: below the list that its reader may open. */
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
