import { makeStyles, Text } from '@canchero/shared-contracts/ui';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { type BookingTexts, errorText } from '../../bookings-data/error-text';
import type { BookingForm, Refusal } from '../details/use-booking-form';

const SHOWN = 8;

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '20px', fontVariantNumeric: 'tabular-nums', maxHeight: '30vh', overflowY: 'auto' },
});

interface SeriesConflictDialogProps {
  refusal: Extract<Refusal, { kind: 'series' }>;
  form: BookingForm;
  naming: BookingTexts;
  /** Books the dates that are free. Absent where a series changes: that is all or nothing. */
  onSkip?: (() => void) | undefined;
}

/** Some dates of a series are taken: says which, what the server answered, and what could be changed. */
export function SeriesConflictDialog({ refusal, form, naming, onSkip }: SeriesConflictDialogProps) {
  const { text, formatter } = naming;
  const styles = useStyles();
  const { conflicts, error } = refusal;
  return (
    <Question
      title={text('series.conflict.title')}
      confirm={text(onSkip ? 'series.conflict.skip' : 'series.conflict.close')}
      keep={onSkip && text('series.conflict.edit')}
      onConfirm={onSkip ?? form.forgetRefusal}
      onKeep={form.forgetRefusal}
    >
      <Text weight="semibold">{errorText(error, naming)}</Text>
      <Text>{text('series.conflict.body', { count: conflicts.length })}</Text>
      {conflicts.length > 0 && (
        <ul className={styles.list}>
          {conflicts.slice(0, SHOWN).map((c) => (
            <li key={c.id}>
              {text('series.conflict.line', {
                date: formatter.date(c.start),
                from: formatter.time(c.start),
                to: formatter.time(c.end),
                who: c.who ?? '',
              })}
            </li>
          ))}
          {conflicts.length > SHOWN && <li>{text('series.more', { count: conflicts.length - SHOWN })}</li>}
        </ul>
      )}
      <Text>{text('series.conflict.suggest')}</Text>
      <ul className={styles.list}>
        <li>{text('series.conflict.suggest.start')}</li>
        <li>{text('series.conflict.suggest.duration')}</li>
        <li>{text('series.conflict.suggest.end')}</li>
      </ul>
    </Question>
  );
}
