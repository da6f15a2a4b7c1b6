import type { BookingPlayer } from '@canchero/shared-contracts/booking';
import { playerName } from '@canchero/shared-contracts/player';
import { Button, Caption1, makeStyles, Subtitle2, Text } from '@canchero/shared-contracts/ui';
import { Combobox, Option } from '@canchero/shared-contracts/ui-forms';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useEffect, useId, useState } from 'react';
import { usePlayers } from '../club-bookings/queries';
import { useText } from '../text';
import type { Draft } from './model/draft';

const TYPING_PAUSE = 200;

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '6px', listStyleType: 'none', margin: 0, padding: '6px 0 0' },
  rows: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  field: { width: '100%', minWidth: 0 },
  listbox: { maxHeight: '264px', overflowY: 'auto' },
  option: { display: 'flex', flexDirection: 'column' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '260px' },
});

interface PlayersFieldProps {
  clubId: string;
  players: Draft['players'];
  onChange(players: Draft['players']): void;
  /** From the field around it. */
  id?: string;
  'aria-labelledby'?: string;
}

/** Picks players by search; stays open for more than one. */
export function PlayersField({ clubId, players, onChange, ...field }: PlayersFieldProps) {
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
    const player = found.find((p) => p.id === id);
    if (!player) return;
    const others = players.filter((p) => p.id !== id);
    onChange(others.length < players.length ? others : [...players, { id: player.id, name: playerName(player) }]);
    setTyped('');
  };
  return (
    <div>
      <Combobox
        {...field}
        multiselect
        freeform
        className={styles.field}
        listbox={{ className: styles.listbox }}
        positioning={{ position: 'below', align: 'start', pinned: false }}
        placeholder={text('form.players.search')}
        value={typed}
        selectedOptions={players.map((p) => p.id)}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(_, data) => toggle(data.optionValue)}
      >
        {found.map((player) => (
          <Option key={player.id} value={player.id} text={playerName(player)}>
            <span className={styles.option}>
              <span>{playerName(player)}</span>
              {player.phone && <Caption1>{`${player.phone_country ?? ''} ${player.phone}`.trim()}</Caption1>}
            </span>
          </Option>
        ))}
        {found.length === 0 && (
          <Option disabled value="" text={text(nothing)}>
            {text(nothing)}
          </Option>
        )}
      </Combobox>
      <ul className={styles.list}>
        {players.map((player) => (
          <li key={player.id}>
            <Button
              size="small"
              shape="circular"
              icon={<DismissRegular />}
              iconPosition="after"
              aria-label={text('form.players.remove', { name: player.name })}
              onClick={() => onChange(players.filter((p) => p.id !== player.id))}
            >
              <span className={styles.name}>{player.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who plays, to read. */
export function PlayerList({ players }: { players: readonly BookingPlayer[] }) {
  const text = useText();
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Subtitle2 as="h3" id={id} block>
        {text('form.players')}
      </Subtitle2>
      {players.length === 0 ? (
        <Text as="p" block>
          {text('form.players.empty')}
        </Text>
      ) : (
        <ul className={styles.rows}>
          {players.map((player) => (
            <li key={player.id}>
              <Text>{player.name}</Text> {player.phone && <Caption1>{player.phone}</Caption1>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A value once it has not changed for a while. */
function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
