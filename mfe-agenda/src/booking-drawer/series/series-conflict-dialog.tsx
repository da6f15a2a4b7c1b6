import type { ConflictPolicy } from '@canchero/shared-contracts/booking';
import { Button, makeStyles, Text } from '@canchero/shared-contracts/ui';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { BookingLine } from '../../payments/booking-line';
import type { BookingForm } from '../details/use-booking-form';
import type { Refusal } from '../model/refusal';

const SHOWN = 8;

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '20px', fontVariantNumeric: 'tabular-nums', maxHeight: '30vh', overflowY: 'auto' },
});

interface SeriesConflictDialogProps {
  refusal: Extract<Refusal, { kind: 'series' }>;
  form: BookingForm;
  /** Books the free dates, and with `other_court` the taken ones on other courts. Absent if an existing series changes. */
  onBookOthers?: ((policy: ConflictPolicy) => void) | undefined;
}

/** Lists the dates of a series that are taken, and suggests what to change. */
export function SeriesConflictDialog({ refusal, form, onBookOthers }: SeriesConflictDialogProps) {
  const { texts } = useBookings();
  const { text, formatter } = texts;
  const styles = useStyles();
  const { conflicts, error } = refusal;
  return (
    <Question
      title={text('series.conflict.title')}
      confirm={text(onBookOthers ? 'series.conflict.skip' : 'series.conflict.close')}
      keep={onBookOthers && text('discard.keep')}
      onConfirm={() => (onBookOthers ? onBookOthers('skip') : form.forgetRefusal())}
      onKeep={form.forgetRefusal}
    >
      {form.base && <BookingLine booking={form.base} />}
      <Text weight="semibold">{errorText(error, texts)}</Text>
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
      {onBookOthers && (
        <Button onClick={() => onBookOthers('other_court')}>{text('series.conflict.otherCourt')}</Button>
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
