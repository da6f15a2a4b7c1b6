import { type Frequency, nthWeekdayOf } from '@canchero/shared-contracts/booking';
import { MessageBar, MessageBarBody, makeStyles, Text } from '@canchero/shared-contracts/ui';
import { DateField, Field, Select } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { shiftDate } from '../../bookings-data/model/club-day';
import type { BookingForm } from '../details/use-booking-form';
import { draftProblems, furtherCourts, placeOf } from '../model/booking-draft';
import { weekdayText } from '../model/series';
import { useSeriesPreviews } from './queries';
import { SeriesDates } from './series-dates';

interface RecurrenceFieldsProps {
  form: BookingForm;
  validation: { validationState?: 'error'; validationMessage?: string };
}

const useStyles = makeStyles({
  row: {
    display: 'grid',
    // as wide as the longest way to repeat, which a choice cuts off rather than wrap
    gridTemplateColumns: 'auto minmax(136px, 1fr)',
    '& > *': { minWidth: 0 },
    '& > * > span': { width: '100%', minWidth: 0 },
    gap: '12px',
    alignItems: 'start',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
});

/** Fields for how a new booking repeats and until when, with a preview of its dates. */
export function RecurrenceFields({ form, validation }: RecurrenceFieldsProps) {
  const { text } = useBookings().texts;
  const { locale } = useIntl();
  const styles = useStyles();
  const { draft, edit } = form;
  const { nth, weekday } = nthWeekdayOf(draft.date);
  const day = weekdayText(weekday, locale);
  return (
    <>
      <div className={draft.frequency ? styles.row : ''}>
        <Field label={text('form.modality')}>
          <Select
            value={draft.frequency ?? ''}
            onChange={(_, { value }) => edit({ frequency: (value || null) as Frequency | null })}
          >
            <option value="">{text('form.modality.simple')}</option>
            <option value="weekly">{text('form.repeats.weekly', { day })}</option>
            <option value="monthly">{text('form.repeats.monthly', { nth, day })}</option>
          </Select>
        </Field>
        {draft.frequency && (
          <Field label={text('label.until')} required {...validation}>
            <DateField
              min={shiftDate(draft.date, 1)}
              value={draft.end_date}
              onChange={(end_date) => edit({ end_date })}
            />
          </Field>
        )}
      </div>
      {draft.frequency && <Preview form={form} />}
    </>
  );
}

function Preview({ form }: Omit<RecurrenceFieldsProps, 'validation'>) {
  const { club, texts } = useBookings();
  const { text } = texts;
  const { draft, edit } = form;
  const { frequency, end_date } = draft;
  const problems = draftProblems(draft);
  const place = problems.end_date ? null : placeOf(draft);
  const first = place && frequency ? { ...place, recurrence: { frequency, end_date } } : null;
  const further = furtherCourts(draft);
  const preview = useSeriesPreviews(
    club.id,
    first ? [first, ...further.map((court_id) => ({ ...first, court_id }))] : [],
  );
  if (!place) return null;
  if (preview.isError) {
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{errorText(preview.error, texts)}</MessageBarBody>
      </MessageBar>
    );
  }
  if (!preview.data) return <Text role="status">{text('series.preview.loading')}</Text>;
  return (
    <SeriesDates
      previews={preview.data}
      loading={preview.isFetching}
      policy={draft.on_conflict}
      onPolicy={(on_conflict) => edit({ on_conflict })}
    />
  );
}
