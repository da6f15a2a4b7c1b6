import { endingOn, startingOn } from '@canchero/shared-contracts/address/day-span';
import { type BookingFilter, EVENT_TYPES, SHOWN_STATES } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import { Button, makeStyles, mergeClasses } from '@canchero/shared-contracts/ui';
import { Choice, DateField, Field, SearchField } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { useText } from '../../text';
import { daysOf, HOURS, PAYMENTS, PERIODS, periodOf } from './model/filters';
import type { FilterChange } from './use-filter';

interface FiltersProps {
  filter: BookingFilter;
  today: string;
  courts: readonly Court[];
  onChange(part: FilterChange): void;
}

/** Conditions other than the period. */
const NARROWING = ['court_id', 'event_type', 'state', 'payment_status', 'hours', 'q'] as const;
const PHONE = '@media (max-width: 600px)';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    // wide enough for the longest state
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    [PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
    gap: '12px',
    alignItems: 'end',
  },
  wide: { gridColumn: 'span 2', '@media (min-width: 601px) and (max-width: 1279px)': { gridColumn: 'auto' } },
  /** Keeps a field within its column even if its options are long. */
  field: { minWidth: 0, '& > span': { width: '100%', minWidth: 0 }, '& select': { textOverflow: 'ellipsis' } },
  /** Button of the other filters, which are collapsed on phones so that the bookings stay in view. */
  more: { display: 'none', [PHONE]: { display: 'inline-flex' } },
  folded: { [PHONE]: { display: 'none' } },
});

/** Filters of the bookings. Their values are kept in the address. */
export function Filters({ filter, today, courts, onChange }: FiltersProps) {
  const text = useText();
  const styles = useStyles();
  const [unfolded, setUnfolded] = useState(false);
  const period = periodOf(filter, today);
  const narrowed = NARROWING.some((name) => filter[name]);
  const more = mergeClasses(styles.field, !unfolded && styles.folded);
  return (
    <search className={styles.filters}>
      <Choice
        className={styles.field}
        label={text('bookings.period')}
        {...(!period && { all: text('bookings.period.own') })}
        value={period}
        options={PERIODS.map((one) => [one, text(`bookings.period.${one}`)])}
        onChange={(one) => one && onChange(daysOf(one, today))}
      />
      <Field label={text('label.from')} className={more}>
        <DateField value={filter.from} onChange={(date) => date && onChange(startingOn(filter, date))} />
      </Field>
      <Field label={text('label.until')} className={more}>
        <DateField value={filter.to} onChange={(date) => date && onChange(endingOn(filter, date))} />
      </Field>
      <Choice
        className={more}
        label={text('label.court')}
        all={text('filter.allCourts')}
        value={filter.court_id}
        options={courts.map((court) => [court.id, court.name])}
        onChange={(court_id) => onChange({ court_id })}
      />
      <Choice
        className={more}
        label={text('label.type')}
        all={text('label.all')}
        value={filter.event_type}
        options={EVENT_TYPES.map((type) => [type, text(`type.${type}`)])}
        onChange={(event_type) => onChange({ event_type })}
      />
      <Choice
        className={more}
        label={text('label.payment')}
        all={text('label.all')}
        value={filter.payment_status}
        options={PAYMENTS.map((status) => [status, text(`payment.${status}`)])}
        onChange={(payment_status) => onChange({ payment_status })}
      />
      <Choice
        className={more}
        label={text('label.state')}
        all={text('bookings.state.standing')}
        value={filter.state}
        options={[...SHOWN_STATES, 'all' as const].map((state) => [state, text(`bookings.state.${state}`)])}
        onChange={(state) => onChange({ state })}
      />
      <Choice
        className={more}
        label={text('bookings.hours')}
        all={text('label.all')}
        value={filter.hours}
        options={HOURS.map((hours) => [hours, text(`bookings.hours.${hours}`)])}
        onChange={(hours) => onChange({ hours })}
      />
      <Button className={styles.more} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {text(unfolded ? 'bookings.filters.fewer' : 'bookings.filters.more')}
      </Button>
      <SearchField
        className={mergeClasses(styles.field, styles.wide)}
        label={text('players.search')}
        hint={text('bookings.search.hint')}
        value={filter.q ?? ''}
        onChange={(q) => onChange({ q: q || null })}
      />
      {narrowed && (
        <Button appearance="subtle" onClick={() => onChange(Object.fromEntries(NARROWING.map((name) => [name, null])))}>
          {text('filter.clear')}
        </Button>
      )}
    </search>
  );
}
