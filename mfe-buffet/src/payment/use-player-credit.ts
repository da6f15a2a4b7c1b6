import { useCan, useHost } from '@canchero/shared-contracts/kit';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { useQuery } from '@tanstack/react-query';

const STALE_AFTER = 30_000;

/** Reads a player's credit in centavos; undefined until known and without the permission to see it. */
export function usePlayerCredit(clubId: string, playerId: string | null): number | undefined {
  const host = useHost();
  const mayFind = useCan(['schedule', 'booking', 'players'], 'any');
  return useQuery({
    queryKey: ['club', clubId, 'player', playerId, 'credit'],
    queryFn: async ({ signal }) => {
      const params = { clubId, playerId: playerId ?? '' };
      return (await host.call(playerEndpoints.get, { params }, { signal })).player.credit;
    },
    enabled: mayFind && playerId !== null,
    staleTime: STALE_AFTER,
  }).data;
}
