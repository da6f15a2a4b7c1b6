import { BOOKING_STATES, EVENT_TYPES } from '@canchero/shared-contracts/booking';
import type { BookingFilter } from '@canchero/shared-contracts/booking-search';
import type { Court } from '@canchero/shared-contracts/court';
import { PAYMENT_STATUSES } from '@canchero/shared-contracts/payment';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';
import { daysOf, endingOn, PERIODS, type Period, periodOf, startingOn } from './model/filters';
import { SearchField } from './SearchField';

interface FiltersProps {
  filter: BookingFilter;
  today: string;
  courts: readonly Court[];
  onChange(part: { [K in keyof BookingFilter]?: BookingFilter[K] | undefined }): void;
}

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '12px',
    alignItems: 'end',
  },
  search: { gridColumn: 'span 2' },
  /** A field takes what its column gives it. */
  field: { minWidth: 0, width: '100%' },
});

/** Which bookings are shown. Everything here stands in the address. */
export function Filters({ filter, today, courts, onChange }: FiltersProps) {
  const text = useText();
  const styles = useStyles();
  const period = periodOf(filter, today);
  const narrowed = Boolean(filter.court_id || filter.event_type || filter.state || filter.payment_status || filter.q);
  return (
    <search className={styles.filters}>
      <Field label={text('bookings.period')}>
        <Select value={period ?? ''} onChange={(_, { value }) => value && onChange(daysOf(value as Period, today))}>
          {!period && <option value="">{text('bookings.period.own')}</option>}
          {PERIODS.map((one) => (
            <option key={one} value={one}>
              {text(`bookings.period.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('bookings.from')}>
        <Input
          type="date"
          className={styles.field}
          value={filter.from}
          onChange={(_, { value }) => value && onChange(startingOn(filter, value))}
        />
      </Field>
      <Field label={text('bookings.to')}>
        <Input
          type="date"
          className={styles.field}
          value={filter.to}
          min={filter.from}
          onChange={(_, { value }) => value && onChange(endingOn(filter, value))}
        />
      </Field>
      <Choice
        label={text('bookings.court')}
        all={text('filter.allCourts')}
        value={filter.court_id}
        options={courts.map((court) => [court.id, court.name])}
        onChange={(court_id) => onChange({ court_id })}
      />
      <Choice
        label={text('bookings.type')}
        all={text('bookings.all')}
        value={filter.event_type}
        options={EVENT_TYPES.map((type) => [type, text(`type.${type}`)])}
        onChange={(event_type) => onChange({ event_type })}
      />
      <Choice
        label={text('bookings.payment')}
        all={text('bookings.all')}
        value={filter.payment_status}
        options={PAYMENT_STATUSES.map((status) => [status, text(`payment.${status}`)])}
        onChange={(payment_status) => onChange({ payment_status })}
      />
      <Choice
        label={text('bookings.state')}
        all={text('bookings.state.standing')}
        value={filter.state}
        options={[...BOOKING_STATES, 'all' as const].map((state) => [state, text(`bookings.state.${state}`)])}
        onChange={(state) => onChange({ state })}
      />
      <SearchField className={styles.search} value={filter.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
      {narrowed && (
        <Button
          appearance="subtle"
          onClick={() =>
            onChange({
              court_id: undefined,
              event_type: undefined,
              state: undefined,
              payment_status: undefined,
              q: undefined,
            })
          }
        >
          {text('filter.clear')}
        </Button>
      )}
    </search>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  /** Of no condition at all. */
  all: string;
  value: T | undefined;
  options: readonly (readonly [T, string])[];
  onChange(value: T | undefined): void;
}

function Choice<T extends string>({ label, all, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      <Select value={value ?? ''} onChange={(_, data) => onChange((data.value || undefined) as T | undefined)}>
        <option value="">{all}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
