import type { Booking, RemovalOutcome, RemovalScope } from '@canchero/shared-contracts/booking';
import { useHost } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { DateField, Field, Radio, RadioGroup, Textarea } from '@canchero/shared-contracts/ui-forms';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { clubDateOf, clubDay } from '../../bookings-data/model/club-day';
import { lossOf } from '../model/series';
import { useSeries } from './queries';

interface RemoveSeriesDialogProps {
  booking: Booking;
  /** Reports that a single booking was cancelled, with the booking as it was before. */
  onCancelled(booking: Booking): void;
  onClose(cancelled: boolean): void;
}

/** Asks how much of a series to cancel, names what will be lost, and cancels it once that is confirmed. */
export function RemoveSeriesDialog({ booking, onCancelled, onClose }: RemoveSeriesDialogProps) {
  const { club, actions, texts } = useBookings();
  const { text, formatter } = texts;
  const host = useHost();
  const today = clubDateOf(club, Date.now());
  const [scope, setScope] = useState<RemovalScope>('one');
  const [from, setFrom] = useState(() => later(clubDateOf(club, Date.parse(booking.start)), today));
  const [reason, setReason] = useState('');
  const [confirming, setConfirming] = useState(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const series = useSeries(club.id, booking);
  const { going, staying } = lossOf(
    series.data?.occurrences ?? [],
    Date.now(),
    scope === 'from' && from ? clubDay(club, from).from : null,
  );
  const fromProblem =
    scope === 'from' &&
    (from === '' ? text('error.from_date_required') : from < today && text('error.from_date_in_past'));

  const report = ({ cancelled, kept }: RemovalOutcome) =>
    host.toast({
      intent: kept.length > 0 ? 'warning' : 'success',
      body: text(kept.length > 0 ? 'series.removed.kept' : 'series.removed', { cancelled, kept: kept.length }),
    });
  const remove = async () => {
    setSending(true);
    setError(null);
    try {
      if (scope === 'one') {
        await actions.cancel(booking, reason);
        onCancelled(booking);
      } else report(await actions.removeSeries(booking, scope === 'from' ? from : null, reason));
      onClose(true);
    } catch (failure) {
      await actions.refresh(booking.id).catch(() => undefined);
      setError(failure);
      setConfirming(false);
      setSending(false);
    }
  };

  const [first] = going;
  const last = going.at(-1);
  if (confirming) {
    return (
      <Question
        title={text('series.remove.confirmTitle')}
        confirm={text('series.remove.confirm', { count: going.length })}
        keep={text('series.back')}
        busy={sending}
        disabled={going.length === 0}
        onConfirm={() => void remove()}
        onKeep={() => setConfirming(false)}
      >
        <Text>
          {first && last
            ? text('series.remove.loss', {
                count: going.length,
                from: formatter.date(first.start),
                to: formatter.date(last.start),
              })
            : text('error.series_is_over')}
        </Text>
        {staying.length > 0 && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{text('series.remove.staying', { count: staying.length })}</MessageBarBody>
          </MessageBar>
        )}
        <Text weight="semibold">{text('series.remove.forGood')}</Text>
      </Question>
    );
  }
  return (
    <Question
      title={text('series.remove.title')}
      confirm={text(scope === 'one' ? 'cancel.confirm' : 'series.continue')}
      keep={text('cancel.keep')}
      busy={sending}
      disabled={Boolean(fromProblem) || (scope !== 'one' && !series.data)}
      onConfirm={() => (scope === 'one' ? void remove() : setConfirming(true))}
      onKeep={() => onClose(false)}
    >
      <RadioGroup value={scope} onChange={(_, data) => setScope(data.value as RemovalScope)}>
        <Radio value="one" label={text('series.remove.one', { date: formatter.date(booking.start) })} />
        <Radio value="series" label={text('series.remove.series')} />
        <Radio value="from" label={text('series.remove.from')} />
      </RadioGroup>
      {scope === 'from' && (
        <Field
          label={text('series.remove.fromDate')}
          required
          {...(fromProblem && { validationState: 'error', validationMessage: fromProblem })}
        >
          <DateField min={today} value={from} onChange={setFrom} />
        </Field>
      )}
      <Field label={text('cancel.reason')}>
        <Textarea value={reason} maxLength={500} onChange={(_, data) => setReason(data.value)} />
      </Field>
      {error !== null && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {text(
              scope === 'from' ? 'failed.deleteFrom' : scope === 'series' ? 'failed.deleteSeries' : 'failed.delete',
            )}{' '}
            {errorText(error, texts)}
          </MessageBarBody>
        </MessageBar>
      )}
    </Question>
  );
}

const later = (a: string, b: string) => (a > b ? a : b);
