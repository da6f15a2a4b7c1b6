import { keyOf, useCan, useHost } from '@canchero/shared-contracts/kit';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { useQuery } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;

/** Reads a player's credit in centavos; undefined until known and without the permission to see it. */
export function usePlayerCredit(clubId: string, playerId: string | null): number | undefined {
  const host = useHost();
  const mayFind = useCan(['schedule', 'booking', 'players'], 'any');
  const params = { clubId, playerId: playerId ?? '' };
  return useQuery({
    queryKey: keyOf(playerEndpoints.get, params),
    queryFn: ({ signal }) => host.call(playerEndpoints.get, { params }, { signal }),
    select: ({ player }) => player.credit,
    enabled: mayFind && playerId !== null,
    staleTime: STALE_AFTER_MS,
  }).data;
}
