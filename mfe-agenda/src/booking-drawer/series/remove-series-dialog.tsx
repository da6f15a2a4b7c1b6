import type { Booking, RemovalScope } from '@canchero/shared-contracts/booking';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { DateField, Field, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../bookings-data/bookings-context';
import { BookingLine } from '../../payments/booking-line';
import { OpenConsumptions } from '../cancellation/open-consumptions';
import { ReasonField } from '../cancellation/reason-field';
import { SettlementChoice } from '../cancellation/settlement-choice';
import { outcomeOf } from '../model/cancellation';
import { SeriesLoss } from './series-loss';
import { useSeriesRemoval } from './use-series-removal';

interface RemoveSeriesDialogProps {
  booking: Booking;
  /** Reports that a single booking was cancelled, as it is now. */
  onCancelled(booking: Booking, title: string): void;
  onClose(cancelled: boolean): void;
}

/** Asks how much of a series to cancel, names what will be lost, and cancels it once that is confirmed. */
export function RemoveSeriesDialog({ booking, onCancelled, onClose }: RemoveSeriesDialogProps) {
  const { text, formatter } = useBookings().texts;
  const removal = useSeriesRemoval(booking, onCancelled, onClose);
  const { scope, from, today, settlement } = removal;
  const problem = removal.problem !== null && (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{removal.problem}</MessageBarBody>
    </MessageBar>
  );
  if (removal.confirming) {
    const { lost, cash } = removal;
    return (
      <Question
        title={text('series.remove.confirmTitle')}
        confirm={text('series.remove.confirm', { count: lost.length })}
        keep={text('series.back')}
        busy={removal.sending}
        disabled={lost.length === 0 || cash.lacking}
        onConfirm={() => void removal.remove()}
        onKeep={removal.back}
      >
        <BookingLine booking={booking} />
        <SeriesLoss {...removal} />
        {problem}
      </Question>
    );
  }
  const fromProblem =
    scope === 'from' &&
    (from === '' ? text('error.from_date_required') : from < today && text('error.from_date_in_past'));
  return (
    <Question
      title={text('series.remove.title')}
      confirm={
        scope !== 'one'
          ? text('series.continue')
          : settlement.refund
            ? text(`cancel.confirm.${outcomeOf(settlement.chosen)}`, removal.money)
            : text('cancel.confirm')
      }
      keep={text('cancel.keep')}
      busy={removal.sending}
      disabled={Boolean(fromProblem) || (scope === 'one' ? !settlement.ready : !removal.known)}
      onConfirm={() => (scope === 'one' ? void removal.remove() : removal.confirm())}
      onKeep={() => onClose(false)}
    >
      <BookingLine booking={booking} />
      <RadioGroup value={scope} onChange={(_, data) => removal.setScope(data.value as RemovalScope)}>
        <Radio value="one" label={text('series.edit.one', { date: formatter.date(booking.start) })} />
        <Radio value="series" label={text('series.remove.series')} />
        <Radio value="from" label={text('series.remove.from')} />
      </RadioGroup>
      {scope === 'from' && (
        <Field
          label={text('series.remove.fromDate')}
          required
          {...(fromProblem && { validationState: 'error', validationMessage: fromProblem })}
        >
          <DateField min={today} value={from} onChange={removal.setFrom} />
        </Field>
      )}
      {scope === 'one' && booking.paid > 0 && <SettlementChoice booking={booking} settlement={settlement} />}
      {scope === 'one' && <OpenConsumptions bookings={[booking]} />}
      <ReasonField value={removal.reason} onChange={removal.setReason} />
      {problem}
    </Question>
  );
}
