import { type Booking, bookingEndpoints, type SeriesDraft } from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Queries the series of a booking with its occurrences, once for each version of the booking. */
export function useSeries(clubId: string, { id, version, series_id }: Pick<Booking, 'id' | 'version' | 'series_id'>) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(bookingEndpoints.series, { clubId, bookingId: id }, { series_id, version }),
    queryFn: ({ signal }) => host.call(bookingEndpoints.series, { params: { clubId, bookingId: id } }, { signal }),
    enabled: series_id !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * Queries the dates that a new series would have, with conflicts; disabled while `draft` is null because fields are
 * missing.
 */
export function useSeriesPreview(clubId: string, draft: SeriesDraft | null) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(bookingEndpoints.preview, { clubId }, draft),
    queryFn: ({ signal }) =>
      host.call(bookingEndpoints.preview, { params: { clubId }, body: draft as SeriesDraft }, { signal }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * Queries the further dates that a series would have until a day (YYYY-MM-DD), with conflicts; disabled while `until`
 * is null because no later day was chosen.
 */
export function useExtensionPreview(
  clubId: string,
  { id, version }: Pick<Booking, 'id' | 'version'>,
  until: string | null,
) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(bookingEndpoints.previewExtension, { clubId, bookingId: id }, { until, version }),
    queryFn: ({ signal }) =>
      host.call(
        bookingEndpoints.previewExtension,
        { params: { clubId, bookingId: id }, body: { end_date: until ?? '' } },
        { signal },
      ),
    enabled: until !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
