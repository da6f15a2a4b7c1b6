import { type BookingFilter, bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import type { Language } from '@canchero/shared-contracts/core';
import { type Court, courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

const STALE_AFTER = 30_000;

/** Queries the matching bookings page by page. The previous result stays until the next one arrives. */
export function useFoundBookings(clubId: string, filter: BookingFilter) {
  const host = useHost();
  return useInfiniteQuery({
    ...pagesOf(host, bookingSearchEndpoints.find, { params: { clubId }, query: filter }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER,
  });
}

/** Returns a function that exports all matching bookings as a file. */
export function useBookingExport(clubId: string, filter: BookingFilter) {
  const host = useHost();
  return (language: Language) =>
    host.call(bookingSearchEndpoints.export, { params: { clubId }, query: { ...filter, language } });
}

/** Queries the club's courts; empty while they load. */
export function useCourtChoices(clubId: string): readonly Court[] {
  const host = useHost();
  const { data } = useQuery({
    queryKey: keyOf(courtEndpoints.list, { clubId }),
    queryFn: ({ signal }) => host.call(courtEndpoints.list, { params: { clubId } }, { signal }),
    staleTime: STALE_AFTER,
  });
  return data ?? [];
}
