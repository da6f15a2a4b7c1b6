import { playerName } from '@canchero/shared-contracts/player';
import { Button, Caption1, makeStyles } from '@canchero/shared-contracts/ui';
import { Combobox, Option } from '@canchero/shared-contracts/ui-forms';
import { PersonAddRegular } from '@fluentui/react-icons/headless/svg/person-add';
import { useEffect, useState } from 'react';
import { usePlayers } from '../../bookings-data/queries';
import { useText } from '../../text';

const TYPING_PAUSE = 200;

const useStyles = makeStyles({
  picker: { display: 'flex', flexDirection: 'column', gap: '8px', alignItems: 'flex-start' },
  field: { width: '100%', minWidth: 0 },
  listbox: { maxHeight: '264px', overflowY: 'auto' },
  option: { display: 'flex', flexDirection: 'column' },
});

interface PlayersFieldProps {
  clubId: string;
  chosen: readonly { id: string }[];
  /** Toggles a player; `isChosen` is the state before. */
  onToggle(playerId: string, isChosen: boolean): void;
  /** Starts to create a player with the typed name. */
  onCreate(typed: string): void;
  /** From the field around it. */
  id?: string;
  'aria-labelledby'?: string;
}

/** Searches and picks players; stays open to pick several. */
export function PlayersField({ clubId, chosen, onToggle, onCreate, ...field }: PlayersFieldProps) {
  const text = useText();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const query = usePlayers(clubId, useSettled(typed.trim(), TYPING_PAUSE));
  const found = query.data?.items.filter((p) => !p.blocked) ?? [];
  const nothing = query.isError
    ? 'form.players.failed'
    : query.isPending
      ? 'form.players.loading'
      : 'form.players.none';
  const toggle = (id: string | undefined) => {
    if (!id || !found.some((p) => p.id === id)) return;
    onToggle(
      id,
      chosen.some((p) => p.id === id),
    );
    setTyped('');
  };
  return (
    <div className={styles.picker}>
      <Combobox
        {...field}
        multiselect
        freeform
        className={styles.field}
        listbox={{ className: styles.listbox }}
        positioning={{ position: 'below', align: 'start', pinned: false }}
        expandIcon={{ 'aria-label': text('form.players.open') }}
        placeholder={text('form.players.search')}
        value={typed}
        selectedOptions={chosen.map((p) => p.id)}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(_, data) => toggle(data.optionValue)}
      >
        {found.map((player) => (
          <Option key={player.id} value={player.id} text={playerName(player)}>
            <span className={styles.option}>
              <span>{playerName(player)}</span>
              {player.phone_text && <Caption1>{player.phone_text}</Caption1>}
            </span>
          </Option>
        ))}
        {found.length === 0 && (
          <Option disabled value="" text={text(nothing)}>
            {text(nothing)}
          </Option>
        )}
      </Combobox>
      <Button appearance="subtle" icon={<PersonAddRegular />} onClick={() => onCreate(typed)}>
        {text('players.new')}
      </Button>
    </div>
  );
}

/** Returns a value once it has not changed for `pause` milliseconds. */
function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
