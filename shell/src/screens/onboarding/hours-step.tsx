import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Checkbox, Field, TimeField } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../i18n/text';
import type { HoursDraft } from './model/draft';
import type { StepProps } from './step-props';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', fontWeight: 600 },
  row: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: '12px' },
  field: { minWidth: 0, '& > span': { minWidth: 0, width: '100%' } },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

/** Asks for the opening hours on weekdays and at the weekend. The club's configuration changes single days later. */
export function HoursStep({ draft, onChange, problems }: StepProps) {
  const text = useText();
  const styles = useStyles();
  const problem = problems.includes('hoursMissing') ? text('onboarding.hoursMissing') : null;
  return (
    <>
      <Stretch
        title={text('onboarding.weekdays')}
        hours={draft.weekdays}
        problem={problem}
        onChange={(weekdays) => onChange({ ...draft, weekdays })}
      />
      <Stretch
        title={text('onboarding.weekend')}
        hours={draft.weekend}
        problem={problem}
        onChange={(weekend) => onChange({ ...draft, weekend })}
      />
      {problems.includes('neverOpen') && (
        <Text role="alert" className={styles.problem}>
          {text('onboarding.neverOpen')}
        </Text>
      )}
    </>
  );
}

interface StretchProps {
  title: string;
  hours: HoursDraft;
  problem: string | null;
  onChange(hours: HoursDraft): void;
}

function Stretch({ title, hours, problem, onChange }: StretchProps) {
  const text = useText();
  const styles = useStyles();
  const missing = (value: string) =>
    problem && !hours.closed && !value ? { validationMessage: problem, validationState: 'error' as const } : {};
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.row}>
        <Field label={text('onboarding.opens')} className={styles.field} {...missing(hours.open)}>
          <TimeField
            disabled={hours.closed}
            value={hours.open}
            // no opening time: 24:00 is the end of a day
            onChange={(open) => onChange({ ...hours, open: open === '24:00' ? '00:00' : open })}
          />
        </Field>
        <Field label={text('onboarding.closes')} className={styles.field} {...missing(hours.close)}>
          <TimeField disabled={hours.closed} value={hours.close} onChange={(close) => onChange({ ...hours, close })} />
        </Field>
      </div>
      <Checkbox
        label={text('onboarding.closed')}
        checked={hours.closed}
        onChange={(_, { checked }) => onChange({ ...hours, closed: checked === true })}
      />
    </fieldset>
  );
}
