import { type AvailableStart, type PublicClub, publicClubEndpoints } from '@canchero/shared-contracts/club';
import { keyOf, ownKey, useHost } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { useQuery } from '@tanstack/react-query';
import type { Choice, OfferedDay } from './model/choice';

/** Milliseconds after which a list of free starts on the screen is read again. */
const RELOAD_MS = 30_000;
/** Number of open days that are searched for the next free start. */
const DAYS_AHEAD = 7;

/** Reads a club by its id or slug. */
export function usePublicClub(club: string) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(publicClubEndpoints.get, { club }),
    queryFn: ({ signal }) => host.call(publicClubEndpoints.get, { params: { club } }, { signal }),
  });
}

const availabilityKey = (clubId: string, choice?: Choice) =>
  keyOf(publicClubEndpoints.availability, { club: clubId }, choice);

const readStarts = (host: HostServices, clubId: string, choice: Choice, signal: AbortSignal) =>
  host.call(publicClubEndpoints.availability, { params: { club: clubId }, query: { ...choice } }, { signal });

/** Reads the free starts of a day; none on a closed one. */
export function useStarts(club: PublicClub, choice: Choice, enabled: boolean) {
  const host = useHost();
  return useQuery<AvailableStart[]>({
    queryKey: availabilityKey(club.id, choice),
    queryFn: ({ signal }) => readStarts(host, club.id, choice, signal),
    refetchInterval: RELOAD_MS,
    // what was free half a minute ago may be taken when the visitor comes back to the list
    staleTime: 0,
    enabled,
  });
}

/** Finds the first of the next open days that has a free start; null if there is none. */
export function useNextFreeDay(club: PublicClub, choice: Choice, days: readonly OfferedDay[], enabled: boolean) {
  const host = useHost();
  return useQuery({
    queryKey: ownKey('mfe-public', 'next-free-day', club.id, choice),
    queryFn: async ({ signal }) => {
      const later = days.filter(({ date, closed }) => date > choice.date && !closed).slice(0, DAYS_AHEAD);
      for (const { date } of later) {
        const starts = await readStarts(host, club.id, { ...choice, date }, signal);
        if (starts.length > 0) return { date, starts: starts.length };
      }
      return null;
    },
    enabled,
  });
}

/** Has the lists of free starts read again. */
export const forgetStarts = (host: HostServices, clubId: string): Promise<void> =>
  host.queryClient.invalidateQueries({ queryKey: keyOf(publicClubEndpoints.availability, { club: clubId }) });
