import {
  type Booking,
  EVENT_TYPES,
  type EventType,
  isUnpriced,
  MAX_BOOKING_LENGTH,
  MIN_DURATION,
  SNAP_MINUTES,
} from '@canchero/shared-contracts/booking';
import { clockTime } from '@canchero/shared-contracts/club';
import { isAppError } from '@canchero/shared-contracts/core';
import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { DateField, Field, Input, Select, Textarea, ToggleButton } from '@canchero/shared-contracts/ui-forms';
import { useMemo } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { type BookingTexts, errorText } from '../../bookings-data/error-text';
import { clubDay, sameTimeOn } from '../../bookings-data/model/club-day';
import { type DraftField, draftEnd, draftOnCourt } from '../model/booking-draft';
import { startOptions } from '../model/start-options';
import { NameField } from '../players/name-field';
import { RecurrenceFields } from '../series/recurrence-fields';
import { SeriesLine } from '../series/series-line';
import { FormNotices } from './form-notices';
import { MoreCourts } from './more-courts';
import { PriceField } from './price-field';
import type { BookingForm } from './use-booking-form';

interface DetailsTabProps {
  /** Null for a new booking. */
  booking: Booking | null;
  form: BookingForm;
}

const DURATIONS = [60, 90, 120];

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { minWidth: 0 },
    '& > * > span': { width: '100%', minWidth: 0 },
    gap: '12px',
    alignItems: 'start',
    '@media (max-width: 400px)': { gridTemplateColumns: '1fr' },
  },
  chips: { display: 'flex', gap: '6px', flexWrap: 'wrap', paddingTop: '6px' },
  end: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
});

/** Tab with the booking's court, time, type and price, below the messages about saving. */
export function DetailsTab({ booking, form }: DetailsTabProps) {
  const { club, courts, texts } = useBookings();
  const { text, formatter } = texts;
  const styles = useStyles();
  const { draft, edit, problems, refusal } = form;
  const day = useMemo(() => clubDay(club, draft.date), [club, draft.date]);
  const end = draftEnd(draft);
  const chooseCourt = (id: string | null) => edit(booking ? { court_id: id } : draftOnCourt(draft, id, courts));

  const validation = (field: DraftField) => {
    const problem = problems[field];
    const refused =
      refusal?.kind === 'field' && refusal.field === field ? refusalText(refusal.error, texts) : undefined;
    const message = problem ? text(`problem.${problem}`) : refused;
    return message ? ({ validationState: 'error', validationMessage: message } as const) : {};
  };

  return (
    <>
      <FormNotices booking={booking} form={form} day={day} />
      {!booking && <NameField form={form} validation={validation('players')} newPlayer={validation('new_player')} />}
      <Field label={text('label.court')} required {...validation('court')}>
        <Select value={draft.court_id ?? ''} onChange={(_, data) => chooseCourt(data.value || null)}>
          <option value="">{text('form.court.choose')}</option>
          {courts.map((court) => (
            <option
              key={court.id}
              value={court.id}
              disabled={court.status !== 'active' && court.id !== form.base?.court_id}
            >
              {court.status === 'active' ? court.name : `${court.name} (${text(`court.status.${court.status}`)})`}
            </option>
          ))}
        </Select>
      </Field>
      {!booking && <MoreCourts form={form} />}
      <div className={styles.row}>
        <Field label={text('label.date')} required {...validation('date')}>
          <DateField
            value={draft.date}
            onChange={(date) => date && edit({ date, start: draft.start && sameTimeOn(club, draft.start, date) })}
          />
        </Field>
        <Field label={text('form.start')} required {...validation('start')}>
          <Select value={draft.start ?? ''} onChange={(_, data) => edit({ start: data.value || null })}>
            <option value="">{text('form.start.choose')}</option>
            {startOptions(day, draft.start).map((start) => (
              <option key={start} value={start}>
                {clockTime(start, formatter, club.timezone)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div>
        <Field label={text('form.duration')} required {...validation('duration')}>
          <Input
            type="number"
            min={MIN_DURATION}
            step={SNAP_MINUTES}
            value={draft.duration === null ? '' : String(draft.duration)}
            contentAfter={text('form.minutes')}
            onChange={(_, { value }) => edit({ duration: value === '' ? null : Math.trunc(Number(value)) })}
          />
        </Field>
        <div className={styles.chips}>
          {DURATIONS.map((minutes) => (
            <ToggleButton
              key={minutes}
              size="small"
              shape="circular"
              checked={draft.duration === minutes}
              onClick={() => edit({ duration: minutes })}
            >
              {minutes} {text('form.minutes')}
            </ToggleButton>
          ))}
        </div>
      </div>
      {draft.start && (
        <Text className={styles.end} role="status">
          {end ? text('form.end', { time: clockTime(end, formatter, club.timezone) }) : text('form.end.error')}
        </Text>
      )}
      <Field label={text('form.type')} required {...validation('type')}>
        <Select
          value={draft.event_type ?? ''}
          onChange={(_, data) => edit({ event_type: (data.value || null) as EventType | null })}
        >
          {EVENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {text(`type.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      {booking ? (
        <SeriesLine booking={booking} date={draft.date} />
      ) : (
        <RecurrenceFields form={form} validation={validation('end_date')} />
      )}
      <Field label={text('form.description')}>
        <Textarea
          value={draft.description}
          maxLength={MAX_BOOKING_LENGTH.description}
          resize="vertical"
          onChange={(_, data) => edit({ description: data.value })}
        />
      </Field>
      <PriceField form={form} validation={validation('price')} />
      {booking && (
        <Text className={styles.end}>
          {text(paymentText(booking), {
            open: formatter.money(booking.price - booking.paid),
            paid: formatter.money(booking.paid),
            price: formatter.money(booking.price),
          })}
        </Text>
      )}
    </>
  );
}

/** Names the text that says what is left to pay of a booking. */
function paymentText(booking: Booking) {
  if (booking.state === 'cancelled') return 'form.payment.kept';
  return isUnpriced(booking) ? 'payment.unpriced' : (`form.payment.${booking.payment_status}` as const);
}

/** Explains a refusal, with the date of the series that it is about if it names one. */
function refusalText(error: unknown, texts: BookingTexts): string {
  const { start } = isAppError(error) ? error.params : {};
  const explained = errorText(error, texts);
  return typeof start === 'string' ? `${texts.formatter.date(start)}: ${explained}` : explained;
}
