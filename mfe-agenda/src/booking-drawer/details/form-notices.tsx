import { type Booking, isAgendaYear, occupies, shownState } from '@canchero/shared-contracts/booking';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import { intoView } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import type { ClubDay } from '../../bookings-data/model/club-day';
import { useDayBookings } from '../../bookings-data/queries';
import { clashesOf } from '../model/clash';
import { ConflictNotice } from './conflict-notice';
import { StaleNotice } from './stale-notice';
import type { BookingForm } from './use-booking-form';

interface FormNoticesProps {
  booking: Booking | null;
  form: BookingForm;
  /** Day of the form's date. */
  day: ClubDay;
}

/**
 * Messages above the booking form: what changed meanwhile, which bookings are in the way, also before it is saved, and why
 * saving was refused.
 */
export function FormNotices({ booking, form, day }: FormNoticesProps) {
  const { club, cache, texts } = useBookings();
  const { text, formatter } = texts;
  const bookings = useDayBookings(club.id, club, day, cache, isAgendaYear(day.date));
  const { refusal, base } = form;
  // the dates of a series are checked by its own list
  const asked = !refusal && !form.saving && !form.draft.frequency && (base ? form.dirty && occupies(base) : true);
  const clashes = asked ? clashesOf(form.draft, bookings.data ?? [], base?.id) : [];
  const conflict = clashes.length > 0 ? ({ kind: 'conflict', conflicts: clashes, error: null } as const) : refusal;
  return (
    <>
      {form.gone && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text('detail.cancelled')}</MessageBarTitle>
            {text('gone.body')}
          </MessageBarBody>
        </MessageBar>
      )}
      {booking?.state === 'pending_payment' && booking.hold_until && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>
            <MessageBarTitle>{text(`bookings.state.${shownState(booking)}`)}</MessageBarTitle>
            {text('waiting.until', { time: formatter.time(booking.hold_until) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {form.theirs && <StaleNotice form={form} theirs={form.theirs} />}
      {conflict?.kind === 'conflict' && (
        <ConflictNotice refusal={conflict} form={form} day={day} bookings={bookings.data ?? []} />
      )}
      {refusal?.kind === 'form' && (
        <MessageBar ref={intoView} intent="error" layout="multiline" role="alert">
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
