import { type Booking, bookingEndpoints, type SeriesDraft } from '@canchero/shared-contracts/booking';
import { keyOf, ownKey, useHost } from '@canchero/shared-contracts/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CourtDates, withoutDoubles } from '../model/series';

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
 * Queries the dates that a new series would have on each of its courts, with conflicts; disabled while there are no
 * `drafts`, one for each court, because fields are missing.
 */
export function useSeriesPreviews(clubId: string, drafts: readonly SeriesDraft[]) {
  const host = useHost();
  return useQuery({
    queryKey: ownKey('mfe-agenda', 'series-previews', clubId, drafts),
    queryFn: async ({ signal }) => {
      const previewOf = async (body: SeriesDraft): Promise<CourtDates> => {
        const preview = await host.call(bookingEndpoints.preview, { params: { clubId }, body }, { signal });
        return { ...preview, court_id: body.court_id };
      };
      return withoutDoubles(await Promise.all(drafts.map(previewOf)));
    },
    enabled: drafts.length > 0,
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
