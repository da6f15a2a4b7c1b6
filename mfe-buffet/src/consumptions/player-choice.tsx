import type { SlotPlayer } from '@canchero/shared-contracts/mfe';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../text';

interface PlayerChoiceProps {
  players: readonly SlotPlayer[];
  /** Null for all players. */
  value: string | null;
  onChange(playerId: string | null): void;
}

/** Choice of the player who pays. */
export function PlayerChoice({ players, value, onChange }: PlayerChoiceProps) {
  const text = useText();
  return (
    <Choice
      label={text('consumptions.for')}
      all={text('consumptions.everyone')}
      value={value}
      options={players.map(({ id, name }) => [id, name] as const)}
      onChange={onChange}
    />
  );
}
