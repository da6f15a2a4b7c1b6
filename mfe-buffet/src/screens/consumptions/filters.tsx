import { endingOn, startingOn } from '@canchero/shared-contracts/address/day-span';
import type { Consumption } from '@canchero/shared-contracts/consumption';
import { Button } from '@canchero/shared-contracts/ui';
import { Choice, DateField, Field, SearchField } from '@canchero/shared-contracts/ui-forms';
import { useFilterStyles } from '../../page/filter-styles';
import { useText } from '../../text';
import { type ConsumptionFilter, isNarrow } from './model/filter';

/** Parameters of the address that narrow the list. */
export const NARROWING = ['state', 'q', 'booking', 'player', 'item'] as const;

interface FiltersProps {
  filter: ConsumptionFilter;
  today: string;
  /** Listed consumptions, for the names of the player or booking that the list is narrowed to. */
  names: readonly Consumption[];
  onChange(part: Record<string, string | null>): void;
}

/** Filters by days, state and text; a narrowing by a link can be cleared. */
export function Filters({ filter, today, names, onChange }: FiltersProps) {
  const text = useText();
  const styles = useFilterStyles();
  const [first] = names;
  const narrowedTo = [
    filter.booking_id && (first?.court_name ?? '–'),
    filter.player_id && (first?.player_name ?? '–'),
    filter.item_id && (first?.name ?? '–'),
  ].filter(Boolean);
  return (
    <search className={styles.bar}>
      <Field label={text('consumptions.from')} className={styles.day}>
        <DateField value={filter.from} max={today} onChange={(day) => day && onChange(startingOn(filter, day))} />
      </Field>
      <Field label={text('consumptions.to')} className={styles.day}>
        <DateField value={filter.to} max={today} onChange={(day) => day && onChange(endingOn(filter, day))} />
      </Field>
      <Choice
        label={text('consumptions.state')}
        all={text('items.state.all')}
        value={filter.state ?? null}
        options={[
          ['open', text('consumptions.state.open')],
          ['paid', text('consumptions.state.paid')],
        ]}
        className={styles.choice}
        onChange={(state) => onChange({ state })}
      />
      <SearchField
        label={text('items.search')}
        hint={text('consumptions.search.hint')}
        value={filter.q ?? ''}
        className={styles.search}
        onChange={(q) => onChange({ q: q || null })}
      />
      {isNarrow(filter) && (
        <Button appearance="subtle" onClick={() => onChange(Object.fromEntries(NARROWING.map((name) => [name, null])))}>
          {text('filter.clear')}
          {narrowedTo.length > 0 && ` (${narrowedTo.join(', ')})`}
        </Button>
      )}
    </search>
  );
}
