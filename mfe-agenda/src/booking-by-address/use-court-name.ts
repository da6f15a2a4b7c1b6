import type { Booking } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';

/** Returns the name of the booking's court; empty until it is loaded. */
export function useCourtName(booking: Booking): string {
  const host = useHost();
  const { club_id: clubId, court_id: courtId } = booking;
  const { data } = useQuery({
    queryKey: keyOf(courtEndpoints.get, { clubId, courtId }),
    queryFn: ({ signal }) => host.call(courtEndpoints.get, { params: { clubId, courtId } }, { signal }),
    staleTime: 60_000,
  });
  return data?.name ?? '';
}
