import { MIN_DURATION, SNAP_MINUTES } from '@canchero/shared-contracts/booking';
import { SPORTS, type Sport } from '@canchero/shared-contracts/club';
import {
  CAPACITY,
  COURT_STATUSES,
  type CourtStatus,
  MAX_COURT_LENGTH,
  USUAL_DURATIONS,
} from '@canchero/shared-contracts/court';
import { AmountField, Field, Input, Select, Switch } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';
import { ColorField } from './color-field';
import type { CourtDraft, CourtProblem } from './model/court-draft';
import { useCourtStyles } from './styles';

interface CourtFieldsProps {
  values: CourtDraft;
  autoFocus: boolean;
  /** Text of the problem of each field that has one. */
  problems: Partial<Record<CourtProblem, string>>;
  onChange(part: Partial<CourtDraft>): void;
}

/** Fields of a court. */
export function CourtFields({ values, autoFocus, problems, onChange }: CourtFieldsProps) {
  const text = useText();
  const styles = useCourtStyles();
  return (
    <>
      <Field label={text('label.name')} required {...validation(problems.name)}>
        <Input
          value={values.name}
          maxLength={MAX_COURT_LENGTH.name}
          autoFocus={autoFocus}
          onChange={(_, { value }) => onChange({ name: value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={text('courts.sport')} className={styles.field}>
          <Select value={values.sport} onChange={(_, { value }) => onChange({ sport: value as Sport })}>
            {SPORTS.map((sport) => (
              <option key={sport} value={sport}>
                {text(`sport.${sport}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('courts.column.status')} className={styles.field}>
          <Select value={values.status} onChange={(_, { value }) => onChange({ status: value as CourtStatus })}>
            {COURT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {text(`court.status.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={styles.pair}>
        <AmountField
          label={text('courts.price')}
          hint={text('courts.price.hint')}
          value={values.price}
          error={problems.price}
          onChange={(price) => onChange({ price })}
        />
        <Field label={text('courts.column.capacity')} className={styles.field} {...validation(problems.capacity)}>
          <Input
            type="number"
            {...CAPACITY}
            value={values.capacity}
            onChange={(_, { value }) => onChange({ capacity: value })}
          />
        </Field>
      </div>
      <Field
        label={text('courts.usual_duration')}
        hint={text('courts.usual_duration.hint')}
        {...validation(problems.usual_duration)}
      >
        <Input
          type="number"
          min={MIN_DURATION}
          step={SNAP_MINUTES}
          value={values.usual_duration}
          placeholder={String(USUAL_DURATIONS[values.sport])}
          contentAfter={text('form.minutes')}
          onChange={(_, { value }) => onChange({ usual_duration: value })}
        />
      </Field>
      <Field label={text('courts.surface')}>
        <Input
          value={values.surface}
          maxLength={MAX_COURT_LENGTH.surface}
          placeholder={text('courts.surface.hint')}
          onChange={(_, { value }) => onChange({ surface: value })}
        />
      </Field>
      <Switch
        label={text('courts.indoor')}
        checked={values.indoor}
        onChange={(_, { checked }) => onChange({ indoor: checked })}
      />
      <ColorField value={values.color} onChange={(color) => onChange({ color })} />
    </>
  );
}

const validation = (problem: string | undefined) =>
  problem ? ({ validationState: 'error', validationMessage: problem } as const) : {};
