import { useClub } from '@canchero/shared-contracts/kit';
import { playerName } from '@canchero/shared-contracts/player';
import { Button } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import { usePlayerDetail } from '../queries';

/** Opens the player who has the same phone or e-mail already, by name. */
export function TwinButton({ playerId, onShow }: { playerId: string; onShow(playerId: string): void }) {
  const text = useText();
  const twin = usePlayerDetail(useClub().id, playerId).data?.player;
  return (
    <Button size="small" onClick={() => onShow(playerId)}>
      {twin ? text('players.twin.of', { name: playerName(twin) }) : text('players.twin')}
    </Button>
  );
}
