import type { Booking, RemovalOutcome, RemovalScope } from '@canchero/shared-contracts/booking';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useCan } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { DateField, Field, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { Question, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { clubDateOf, clubDay, laterDate } from '../../bookings-data/model/club-day';
import { BookingLine } from '../../payments/booking-line';
import { CashNotice } from '../../payments/cash-notice';
import { useReturnedCash } from '../../payments/use-returned-cash';
import { OpenConsumptions } from '../cancellation/open-consumptions';
import { ReasonField } from '../cancellation/reason-field';
import { SettlementChoice } from '../cancellation/settlement-choice';
import { useSettlement } from '../cancellation/use-settlement';
import { SERIES_SETTLEMENTS, type SeriesSettlement } from '../model/cancellation';
import { lossOf, returnedOf, settledByRule } from '../model/series';
import { useSeries } from './queries';
import { useSeriesActions } from './use-series-actions';

interface RemoveSeriesDialogProps {
  booking: Booking;
  /** Reports that a single booking was cancelled, as it is now. */
  onCancelled(booking: Booking, title: string): void;
  onClose(cancelled: boolean): void;
}

/** Asks how much of a series to cancel, names what will be lost, and cancels it once that is confirmed. */
export function RemoveSeriesDialog({ booking, onCancelled, onClose }: RemoveSeriesDialogProps) {
  const { club, actions, texts, undo } = useBookings();
  const { removeSeries } = useSeriesActions();
  const { text, formatter } = texts;
  const today = clubDateOf(club, Date.now());
  const [scope, setScope] = useState<RemovalScope>('one');
  const [from, setFrom] = useState(() => laterDate(clubDateOf(club, Date.parse(booking.start)), today));
  const [reason, setReason] = useState('');
  const [confirming, setConfirming] = useState(false);
  const [sending, setSending] = useState(false);
  const failed = text(
    scope === 'from' ? 'failed.cancelFrom' : scope === 'series' ? 'failed.cancelSeries' : 'failed.cancel',
  );
  const [failure, fail] = useFailure(failed);
  const close = useWhileOpen(onClose);
  const settlement = useSettlement(booking);
  const mayRefund = useCan('booking');
  const [settling, setSettling] = useState<SeriesSettlement>(mayRefund ? 'rule' : 'leave');
  const series = useSeries(club.id, booking);
  // a try whose answer is lost may have cancelled them: they stay what was tried, until it is refused
  const [tried, setTried] = useState<ReturnType<typeof lossOf> | null>(null);
  const loss =
    tried ??
    lossOf(series.data?.occurrences ?? [], Date.now(), scope === 'from' && from ? clubDay(club, from).from : null);
  const { going, staying } = loss;
  const refund = SERIES_SETTLEMENTS[settling];
  const cash = useReturnedCash(club.id, confirming ? returnedOf(staying, refund, club, Date.now()) : []);
  const fromProblem =
    scope === 'from' &&
    (from === '' ? text('error.from_date_required') : from < today && text('error.from_date_in_past'));

  const report = ({ cancelled, kept, refunded }: RemovalOutcome) => {
    const outcome =
      kept.length > 0 ? 'series.removed.kept' : refunded > 0 ? 'series.removed.refunded' : 'series.removed';
    const values = { cancelled, kept: kept.length, refunded: formatter.money(refunded) };
    undo.reportFinal(text(outcome, values), kept.length > 0 ? 'warning' : 'success');
  };
  const remove = async () => {
    setSending(true);
    if (confirming) setTried(loss);
    fail(null);
    try {
      if (scope === 'one') {
        const cancelled = await actions.cancel(booking, reason, settlement.refund);
        const title = settlement.refund ? text(`cancel.done.${chosen.kind}`, money) : text('history.booking.cancel');
        if (settlement.refund && chosen.returned > 0) undo.reportFinal(title);
        else onCancelled(cancelled, title);
      } else {
        const settled = staying.length > 0 ? refund : undefined;
        report(await removeSeries(booking, scope === 'from' ? from : null, reason, settled));
      }
      close(true);
    } catch (error) {
      await actions.refresh(booking.id).catch(() => undefined);
      fail(errorText(error, texts));
      setSending(false);
      if (!isRefusal(error)) return;
      setTried(null);
      setConfirming(false);
    }
  };

  const { chosen } = settlement;
  const money = { kept: formatter.money(chosen.kept), returned: formatter.money(chosen.returned) };
  const lost = settling === 'leave' ? going : [...going, ...staying].sort((a, b) => a.start.localeCompare(b.start));
  const [first] = lost;
  const last = lost.at(-1);
  const sums = settledByRule(staying, club, Date.now());
  const problem = failure !== null && (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        {failed} {failure}
      </MessageBarBody>
    </MessageBar>
  );
  if (confirming) {
    return (
      <Question
        title={text('series.remove.confirmTitle')}
        confirm={text('series.remove.confirm', { count: lost.length })}
        keep={text('series.back')}
        busy={sending}
        disabled={lost.length === 0 || cash.lacking}
        onConfirm={() => void remove()}
        onKeep={() => {
          setConfirming(false);
          setTried(null);
        }}
      >
        <BookingLine booking={booking} />
        <Text>
          {first && last
            ? text('series.remove.loss', {
                count: lost.length,
                from: formatter.date(first.start),
                to: formatter.date(last.start),
              })
            : text('error.series_is_over')}
        </Text>
        {staying.length > 0 && mayRefund && (
          <Field label={text('series.remove.paid', { count: staying.length, paid: formatter.money(sums.paid) })}>
            <RadioGroup value={settling} onChange={(_, data) => setSettling(data.value as SeriesSettlement)}>
              {(Object.keys(SERIES_SETTLEMENTS) as SeriesSettlement[]).map((way) => (
                <Radio
                  key={way}
                  value={way}
                  label={text(`series.remove.paid.${way}`, {
                    kept: formatter.money(sums.kept),
                    returned: formatter.money(way === 'rule' ? sums.paid - sums.kept : sums.paid),
                  })}
                />
              ))}
            </RadioGroup>
          </Field>
        )}
        <OpenConsumptions bookings={lost.filter((occurrence) => occurrence.has_consumptions)} />
        {cash.lacking && <CashNotice cash={cash} />}
        {staying.length > 0 && !mayRefund && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{text('series.remove.staying', { count: staying.length })}</MessageBarBody>
          </MessageBar>
        )}
        <Text weight="semibold">{text('series.remove.forGood')}</Text>
        {problem}
      </Question>
    );
  }
  return (
    <Question
      title={text('series.remove.title')}
      confirm={
        scope !== 'one'
          ? text('series.continue')
          : settlement.refund
            ? text(`cancel.confirm.${chosen.kind}`, money)
            : text('cancel.confirm')
      }
      keep={text('cancel.keep')}
      busy={sending}
      disabled={Boolean(fromProblem) || (scope === 'one' ? !settlement.ready : !series.data)}
      onConfirm={() => (scope === 'one' ? void remove() : setConfirming(true))}
      onKeep={() => onClose(false)}
    >
      <BookingLine booking={booking} />
      <RadioGroup value={scope} onChange={(_, data) => setScope(data.value as RemovalScope)}>
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
          <DateField min={today} value={from} onChange={setFrom} />
        </Field>
      )}
      {scope === 'one' && booking.paid > 0 && <SettlementChoice booking={booking} settlement={settlement} />}
      {scope === 'one' && <OpenConsumptions bookings={[booking]} />}
      <ReasonField value={reason} onChange={setReason} />
      {problem}
    </Question>
  );
}
