import type { Formatter } from '@canchero/shared-contracts/kit';
import { PLAYER_FILTERS, type PlayerFilter } from '@canchero/shared-contracts/player';
import { Field, SearchField, Select } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';
import type { PlayersView } from './model/players-view';
import { useScreenStyles } from './styles';

interface ToolbarProps {
  view: PlayersView;
  /** Number of matching players; null while it is unknown. */
  total: number | null;
  /** Centavos that the matching players owe together; null if they are not requested. */
  owed: number | null;
  formatter: Formatter;
  onChange(part: Partial<PlayersView>): void;
}

/** Search field and filter of the players. */
export function Toolbar({ view, total, owed, formatter, onChange }: ToolbarProps) {
  const text = useText();
  const styles = useScreenStyles();
  return (
    <search className={styles.tools}>
      <SearchField
        className={styles.search}
        label={text('players.search')}
        hint={text('players.search.hint')}
        value={view.q}
        onChange={(q) => onChange({ q })}
      />
      <Field label={text('players.filter')}>
        <Select
          value={view.filter ?? ''}
          onChange={(_, data) => onChange({ filter: (data.value || null) as PlayerFilter | null })}
        >
          <option value="">{text('label.all')}</option>
          {PLAYER_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {text(`players.filter.${filter}`)}
            </option>
          ))}
        </Select>
      </Field>
      <span className={styles.count} role="status">
        {total !== null && text('players.count', { count: total })}
        {owed !== null && ` · ${text('players.owed.sum', { amount: formatter.money(owed) })}`}
      </span>
    </search>
  );
}
