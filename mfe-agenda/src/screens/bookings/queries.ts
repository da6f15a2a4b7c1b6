import { type BookingFilter, bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import type { Language } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useReread } from '../../bookings-data/use-reread';

/**
 * Queries the matching bookings page by page, kept current: anew when the screen opens, since an action elsewhere led
 * back to it, and after each change. The previous result stays until the next one arrives.
 */
export function useFoundBookings(clubId: string, filter: BookingFilter) {
  const host = useHost();
  useReread(clubId, bookingSearchEndpoints.find);
  return useInfiniteQuery({
    ...pagesOf(host, bookingSearchEndpoints.find, { params: { clubId }, query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** Returns a function that exports all matching bookings as a file. */
export function useBookingExport(clubId: string, filter: BookingFilter) {
  const host = useHost();
  return (language: Language) =>
    host.call(bookingSearchEndpoints.export, { params: { clubId }, query: { ...filter, language } });
}
