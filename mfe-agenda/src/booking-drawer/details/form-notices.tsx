import type { Booking } from '@canchero/shared-contracts/booking';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import type { ClubDay } from '../../bookings-data/model/club-day';
import { useDayBookings } from '../../bookings-data/queries';
import { ConflictNotice } from './conflict-notice';
import { StaleNotice } from './stale-notice';
import type { BookingForm } from './use-booking-form';

interface FormNoticesProps {
  booking: Booking | null;
  form: BookingForm;
  /** Day of the form's date. */
  day: ClubDay;
}

/** Messages above the booking form: what changed meanwhile, and why saving was refused. */
export function FormNotices({ booking, form, day }: FormNoticesProps) {
  const { club, cache, texts } = useBookings();
  const { text } = texts;
  const bookings = useDayBookings(club.id, club, day, cache);
  const { refusal } = form;
  return (
    <>
      {form.gone && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text('gone.title')}</MessageBarTitle>
            {text('gone.body')}
          </MessageBarBody>
        </MessageBar>
      )}
      {form.theirs && <StaleNotice form={form} theirs={form.theirs} />}
      {refusal?.kind === 'conflict' && (
        <ConflictNotice refusal={refusal} form={form} day={day} bookings={bookings.data ?? []} />
      )}
      {refusal?.kind === 'form' && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>
              {text(!booking ? 'failed.create' : refusal.ofSeries ? 'failed.updateSeries' : 'failed.update')}
            </MessageBarTitle>
            {errorText(refusal.error, texts)}
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
