import {
  type Booking,
  type BookingPlace,
  bookingEndpoints,
  bookingNoteEndpoints,
  type SeriesDraft,
} from '@canchero/shared-contracts/booking';
import { useHost } from '@canchero/shared-contracts/kit';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const key = (clubId: string, kind: string, ...rest: unknown[]) => ['club', clubId, kind, ...rest];
export const notesKey = (clubId: string, bookingId: string) => key(clubId, 'booking-notes', bookingId);

/** Notes of a booking and its series; read whenever they are looked at, and when somebody else writes one. */
export function useNotes(clubId: string, { id: bookingId, series_id }: Pick<Booking, 'id' | 'series_id'>) {
  const host = useHost();
  const client = useQueryClient();
  useEffect(
    () =>
      host.bus.on('booking_note.changed', (of) => {
        const shown = of.booking_id === bookingId || (of.series_id !== null && of.series_id === series_id);
        if (shown) void client.invalidateQueries({ queryKey: notesKey(clubId, bookingId) });
      }),
    [host, client, clubId, bookingId, series_id],
  );
  return useQuery({
    queryKey: notesKey(clubId, bookingId),
    queryFn: ({ signal }) => host.call(bookingNoteEndpoints.list, { params: { clubId, bookingId } }, { signal }),
    staleTime: 0,
  });
}

/** Who did what to a booking; anew with each version of it. */
export function useHistory(clubId: string, { id, version }: Pick<Booking, 'id' | 'version'>) {
  const host = useHost();
  return useQuery({
    queryKey: key(clubId, 'booking-history', id, version),
    queryFn: ({ signal }) => host.call(bookingEndpoints.history, { params: { clubId, bookingId: id } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The series of a booking with its occurrences; anew with each version of it. */
export function useSeries(clubId: string, { id, version, series_id }: Pick<Booking, 'id' | 'version' | 'series_id'>) {
  const host = useHost();
  return useQuery({
    queryKey: key(clubId, 'series', series_id, id, version),
    queryFn: ({ signal }) => host.call(bookingEndpoints.series, { params: { clubId, bookingId: id } }, { signal }),
    enabled: series_id !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** When a series would stand. Null: not enough is known yet. */
export function useSeriesPreview(clubId: string, draft: SeriesDraft | null) {
  const host = useHost();
  return useQuery({
    queryKey: key(clubId, 'series-preview', draft),
    queryFn: ({ signal }) =>
      host.call(bookingEndpoints.preview, { params: { clubId }, body: draft as SeriesDraft }, { signal }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

const QUOTE_STALE_AFTER = 30_000;

/** Reads the price by the club's rules. `place` is null while court or time is missing. */
export function useQuote(clubId: string, place: BookingPlace | null, playerId: string | undefined) {
  const host = useHost();
  useEffect(
    () =>
      host.bus.on('pricing.changed', () => void host.queryClient.invalidateQueries({ queryKey: key(clubId, 'quote') })),
    [host, clubId],
  );
  return useQuery({
    queryKey: key(clubId, 'quote', place, playerId),
    queryFn: ({ signal }) => {
      if (!place) throw new Error('no place to quote');
      const query = { ...place, ...(playerId && { player_id: playerId }) };
      return host.call(pricingEndpoints.quote, { params: { clubId }, query }, { signal });
    },
    enabled: place !== null,
    placeholderData: keepPreviousData,
    staleTime: QUOTE_STALE_AFTER,
    retry: false,
  });
}
