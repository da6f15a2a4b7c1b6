import type { Booking, BookingPlace } from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { type BookingDraft, courtPrice, furtherCourts, placeOf } from '../model/booking-draft';

/** Returns what a draft costs by the club's rules. `base`: the booking that it changes; null for a new one. */
export function useBookingPrices(draft: BookingDraft, base: Booking | null) {
  const { club, courts } = useBookings();
  // the first player decides whether the price for members applies
  const first = !base && draft.new_player ? undefined : (base ?? draft).players[0];
  const quote = useQuote(club.id, placeOf(draft), first?.id);
  const suggestedPrice = quote.data?.price ?? courtPrice(draft, courts);
  const further = furtherCourts(draft);
  const furtherQuotes = useFurtherQuotes(club.id, placeOf(draft), further, first?.id);
  const courtPrices = [suggestedPrice, ...furtherQuotes].map((price, i) => {
    const court_id = i === 0 ? draft.court_id : (further[i - 1] ?? null);
    return { court_id, price: price ?? courtPrice({ ...draft, court_id }, courts) };
  });
  return {
    /** Centavos: the club's quote, until it arrives the court's own price; null while court or time is missing. */
    suggestedPrice,
    /** The same for each of several courts, the first court's first. */
    courtPrices,
    /** Name of the member whose price it is; null if it is not a member's. */
    member: quote.data?.member && !quote.isPlaceholderData ? (first?.name ?? null) : null,
  };
}

const QUOTE_STALE_AFTER_MS = 30_000;

/** Loads the price of a place by the club's rules, for a booking of this player. */
function quoteOptions(host: ReturnType<typeof useHost>, clubId: string, place: BookingPlace | null, playerId?: string) {
  const query = place && { ...place, ...(playerId && { player_id: playerId }) };
  return {
    queryKey: keyOf(pricingEndpoints.quote, { clubId }, query),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      if (!query) throw new Error('no place to quote');
      return host.call(pricingEndpoints.quote, { params: { clubId }, query }, { signal });
    },
    enabled: query !== null,
    staleTime: QUOTE_STALE_AFTER_MS,
  };
}

/** Returns the quoted price of each further court at a place's time; undefined until it arrives. */
function useFurtherQuotes(clubId: string, place: BookingPlace | null, courtIds: readonly string[], playerId?: string) {
  const host = useHost();
  const places = place ? courtIds.map((court_id) => ({ ...place, court_id })) : [];
  return useQueries({
    queries: places.map((each) => quoteOptions(host, clubId, each, playerId)),
    combine: (quotes) => courtIds.map((_, i) => quotes[i]?.data?.price),
  });
}

/** Loads the price by the club's rules. `place` is null while court or time is missing. */
function useQuote(clubId: string, place: BookingPlace | null, playerId: string | undefined) {
  const host = useHost();
  useEffect(
    () =>
      host.bus.on(
        'pricing.changed',
        () => void host.queryClient.invalidateQueries({ queryKey: keyOf(pricingEndpoints.quote, { clubId }) }),
      ),
    [host, clubId],
  );
  return useQuery({ ...quoteOptions(host, clubId, place, playerId), placeholderData: keepPreviousData });
}
