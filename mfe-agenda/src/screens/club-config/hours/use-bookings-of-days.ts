import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { keyOf, useCan, useHost } from '@canchero/shared-contracts/kit';
import { useQueries } from '@tanstack/react-query';

/**
 * Returns the number of bookings of each of these club days (YYYY-MM-DD). A day is absent while its number is not known,
 * also to those who see no bookings.
 */
export function useBookingsOfDays(clubId: string, dates: readonly string[]): ReadonlyMap<string, number> {
  const host = useHost();
  const enabled = useCan(['schedule', 'booking'], 'any');
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))].filter(Boolean);
  return useQueries({
    queries: months.map((month) => ({
      queryKey: keyOf(bookingEndpoints.month, { clubId }, { month }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        host.call(bookingEndpoints.month, { params: { clubId }, query: { month } }, { signal }),
      enabled,
    })),
    combine: (found) =>
      new Map(
        found.flatMap(({ data = [] }) =>
          data.filter(({ date }) => dates.includes(date)).map(({ date, bookings }) => [date, bookings] as const),
        ),
      ),
  });
}
