import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { type Formatter, keyOf, useHost } from '@canchero/shared-contracts/kit';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingHit, bookingHits } from '../model/customer-hits';

const HOUR_MS = 3_600_000;
const STEP_MS = HOUR_MS / 4;
const STALE_AFTER_MS = 60_000;
const MOST_PLAYERS = 8;

/** Reads players by part of a name, phone or e-mail; none without a text. */
export function usePlayersNamed(clubId: string, enabled: boolean, q: string) {
  const host = useHost();
  const query = useQuery({
    queryKey: keyOf(playerEndpoints.list, { clubId }, { q }),
    queryFn: ({ signal }) => host.call(playerEndpoints.list, { params: { clubId }, query: { q } }, { signal }),
    enabled: enabled && q !== '',
    staleTime: STALE_AFTER_MS,
    placeholderData: keepPreviousData,
  });
  return q === '' ? [] : (query.data?.items.filter((p) => !p.blocked).slice(0, MOST_PLAYERS) ?? []);
}

/** Reads the bookings around now that match a search. */
export function useBookingsAround(
  clubId: string,
  enabled: boolean,
  formatter: Formatter,
  search: string,
): BookingHit[] {
  const host = useHost();
  // in steps: the exact time would make a key of its own for each opening, whose answer nobody finds again
  const [now] = useState(() => Math.floor(Date.now() / STEP_MS) * STEP_MS);
  const range = { from: new Date(now - 3 * HOUR_MS).toISOString(), to: new Date(now + 2 * HOUR_MS).toISOString() };
  const bookings = useQuery({
    queryKey: keyOf(bookingEndpoints.list, { clubId }, range),
    queryFn: ({ signal }) => host.call(bookingEndpoints.list, { params: { clubId }, query: range }, { signal }),
    enabled,
    staleTime: STALE_AFTER_MS,
  });
  const courts = useQuery({
    queryKey: keyOf(courtEndpoints.list, { clubId }),
    queryFn: ({ signal }) => host.call(courtEndpoints.list, { params: { clubId } }, { signal }),
    enabled,
    staleTime: STALE_AFTER_MS,
  });
  return bookingHits(bookings.data ?? [], courts.data ?? [], formatter, search);
}
