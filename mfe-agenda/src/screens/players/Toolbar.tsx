import { PLAYER_FILTERS, type PlayerFilter } from '@canchero/shared-contracts/player';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useEffect, useState } from 'react';
import { useText } from '../../text';
import type { PlayersView } from './model/view';
import { useScreenStyles } from './styles';

const AFTER_TYPING = 250;

interface ToolbarProps {
  view: PlayersView;
  /** How many players the search finds; null until that is known. */
  total: number | null;
  onChange(part: Partial<PlayersView>): void;
}

/** Search as one types, and which players are shown. */
export function Toolbar({ view, total, onChange }: ToolbarProps) {
  const text = useText();
  const styles = useScreenStyles();
  const [typed, setTyped] = useState(view.q);
  useEffect(() => setTyped(view.q), [view.q]);
  useEffect(() => {
    if (typed.trim() === view.q) return;
    const timer = setTimeout(() => onChange({ q: typed.trim() }), AFTER_TYPING);
    return () => clearTimeout(timer);
  }, [typed, view.q, onChange]);
  return (
    <search className={styles.tools}>
      <Field label={text('players.search')} className={styles.search}>
        <Input
          type="search"
          maxLength={80}
          placeholder={text('players.search.hint')}
          value={typed}
          onChange={(_, data) => setTyped(data.value)}
        />
      </Field>
      <Field label={text('players.filter')}>
        <Select
          value={view.filter ?? ''}
          onChange={(_, data) => onChange({ filter: (data.value || null) as PlayerFilter | null })}
        >
          <option value="">{text('players.filter.all')}</option>
          {PLAYER_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {text(`players.filter.${filter}`)}
            </option>
          ))}
        </Select>
      </Field>
      <span className={styles.count} role="status">
        {total !== null && text('players.count', { count: total })}
      </span>
    </search>
  );
}
