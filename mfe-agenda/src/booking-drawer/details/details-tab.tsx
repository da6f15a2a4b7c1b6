import { MessageBar, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import { useMemo } from 'react';
import { errorText } from '../../bookings-data/error-text';
import { clubDay } from '../../bookings-data/model/club-day';
import { useDayBookings } from '../../bookings-data/queries';
import type { BookingDrawerProps } from '../props';
import { ConflictNotice } from './conflict-notice';
import { DetailsForm } from './details-form';
import { StaleNotice } from './stale-notice';
import type { BookingForm } from './use-booking-form';

/** Where, when, what and for how much; and above it what stands in the way of saving. */
export function DetailsTab({ club, courts, cache, naming, booking, form }: BookingDrawerProps & { form: BookingForm }) {
  const { text } = naming;
  const day = useMemo(() => clubDay(club, form.draft.date), [club, form.draft.date]);
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
      {form.theirs && <StaleNotice form={form} theirs={form.theirs} courts={courts} naming={naming} />}
      {refusal?.kind === 'conflict' && (
        <ConflictNotice
          refusal={refusal}
          form={form}
          courts={courts}
          day={day}
          bookings={bookings.data ?? []}
          naming={naming}
        />
      )}
      {refusal?.kind === 'form' && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>
              {text(!booking ? 'failed.create' : refusal.ofSeries ? 'failed.updateSeries' : 'failed.update')}
            </MessageBarTitle>
            {errorText(refusal.error, naming)}
          </MessageBarBody>
        </MessageBar>
      )}
      <DetailsForm club={club} courts={courts} day={day} form={form} naming={naming} booking={booking} />
    </>
  );
}
