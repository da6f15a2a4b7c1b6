import { useClub } from '@canchero/shared-contracts/kit';
import { playerName } from '@canchero/shared-contracts/player';
import { Combobox, Field, Option } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { useText } from '../../../text';
import { useFoundPlayers, usePlayerName } from '../queries';

interface PlayerFilterProps {
  player: string | undefined;
  className?: string | undefined;
  onChange(player: string | null): void;
}

/** Finds a player by name, phone or e-mail. The figures include everybody while the field is empty. */
export function PlayerFilter({ player, className, onChange }: PlayerFilterProps) {
  const text = useText();
  const club = useClub();
  const [typed, setTyped] = useState<string | null>(null);
  const { players, waiting } = useFoundPlayers(club.id, typed);
  const name = usePlayerName(club.id, player);
  const chosen = player === undefined ? '' : (name ?? text('events.player.unknown'));
  return (
    <Field label={text('events.by.player')} className={className}>
      <Combobox
        freeform
        autoComplete="off"
        placeholder={text('events.player.hint')}
        expandIcon={{ 'aria-label': text('events.player.show') }}
        value={typed ?? chosen}
        selectedOptions={player === undefined ? [] : [player]}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' && player !== undefined) onChange(null);
        }}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(null);
          if (optionValue) onChange(optionValue);
        }}
        onBlur={() => setTyped(null)}
      >
        {players.map((one) => (
          <Option key={one.id} value={one.id} text={playerName(one)}>
            {playerName(one)}
          </Option>
        ))}
        {players.length === 0 && (
          <Option disabled value="" text="">
            {text(typed?.trim() ? (waiting ? 'screen.loading' : 'events.player.none') : 'events.player.type')}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
