import type { Booking, RemovalOutcome, RemovalScope } from '@canchero/shared-contracts/booking';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useCan } from '@canchero/shared-contracts/kit';
import { useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { clubDateOf, clubDay, laterDate } from '../../bookings-data/model/club-day';
import { useReturnedCash } from '../../payments/use-returned-cash';
import { useSettlement } from '../cancellation/use-settlement';
import { SERIES_SETTLEMENTS, type SeriesSettlement } from '../model/cancellation';
import { type Loss, lossOf, returnedOf } from '../model/series';
import { useSeries } from './queries';
import { useSeriesActions } from './use-series-actions';

const FAILED = { one: 'failed.cancel', series: 'failed.cancelSeries', from: 'failed.cancelFrom' } as const;

/** Holds how much of a booking's series is to be cancelled, and cancels it: several dates only once that is confirmed. */
export function useSeriesRemoval(
  booking: Booking,
  onCancelled: (booking: Booking, title: string) => void,
  onClose: (cancelled: boolean) => void,
) {
  const { club, actions, texts, undo } = useBookings();
  const { removeSeries } = useSeriesActions();
  const { text, formatter } = texts;
  const close = useWhileOpen(onClose);
  const today = clubDateOf(club, Date.now());
  const [scope, setScope] = useState<RemovalScope>('one');
  const [from, setFrom] = useState(() => laterDate(clubDateOf(club, Date.parse(booking.start)), today));
  const [reason, setReason] = useState('');
  const [confirming, setConfirming] = useState(false);
  const [sending, setSending] = useState(false);
  const failed = text(FAILED[scope]);
  const [failure, fail] = useFailure(failed);

  const settlement = useSettlement(booking);
  const mayRefund = useCan('booking');
  const [settling, settle] = useState<SeriesSettlement>(mayRefund ? 'rule' : 'leave');
  const refund = SERIES_SETTLEMENTS[settling];
  const series = useSeries(club.id, booking);
  // a try whose answer is lost may have cancelled them: they stay what was tried, until it is refused
  const [tried, setTried] = useState<Loss | null>(null);
  const since = scope === 'from' && from ? clubDay(club, from).from : null;
  const loss = tried ?? lossOf(series.data?.occurrences ?? [], Date.now(), since);
  const { going, staying } = loss;
  const cash = useReturnedCash(club.id, confirming ? returnedOf(staying, refund, club, Date.now()) : []);

  const { chosen } = settlement;
  const money = { kept: formatter.money(chosen.kept), returned: formatter.money(chosen.returned) };
  const cancelOne = async () => {
    const cancelled = await actions.cancel(booking, reason, settlement.refund);
    const title = settlement.refund ? text(`cancel.done.${chosen.kind}`, money) : text('history.booking.cancel');
    if (settlement.refund && chosen.returned > 0) undo.reportFinal(title);
    else onCancelled(cancelled, title);
  };
  const report = ({ cancelled, kept, refunded }: RemovalOutcome) => {
    const outcome =
      kept.length > 0 ? 'series.removed.kept' : refunded > 0 ? 'series.removed.refunded' : 'series.removed';
    const values = { cancelled, kept: kept.length, refunded: formatter.money(refunded) };
    undo.reportFinal(text(outcome, values), kept.length > 0 ? 'warning' : 'success');
  };
  const cancelSeries = async () =>
    report(
      await removeSeries(booking, scope === 'from' ? from : null, reason, staying.length > 0 ? refund : undefined),
    );

  const back = () => {
    setConfirming(false);
    setTried(null);
  };
  const remove = async () => {
    setSending(true);
    if (confirming) setTried(loss);
    fail(null);
    try {
      await (scope === 'one' ? cancelOne() : cancelSeries());
      close(true);
    } catch (error) {
      await actions.refresh(booking.id).catch(() => undefined);
      fail(errorText(error, texts));
      setSending(false);
      if (isRefusal(error)) back();
    }
  };
  return {
    scope,
    setScope,
    /** First day of what is removed, YYYY-MM-DD, if the scope is `from`; empty while none is typed. */
    from,
    setFrom,
    today,
    reason,
    setReason,
    /** True while the person is asked to confirm what will be lost. */
    confirming,
    confirm: () => setConfirming(true),
    back,
    sending,
    remove,
    /** Sentence that says what failed and why; null before that. */
    problem: failure === null ? null : `${failed} ${failure}`,
    /** Money of the single booking, and its sums as texts. */
    settlement,
    money,
    /** False until the dates of the series are known. */
    known: series.data !== undefined,
    /** Dates of the series that go, and those with payments. */
    loss,
    /** Dates that are cancelled, in order. */
    lost: settling === 'leave' ? going : [...going, ...staying].sort((a, b) => a.start.localeCompare(b.start)),
    settling,
    settle,
    mayRefund,
    cash,
  };
}

export type SeriesRemoval = ReturnType<typeof useSeriesRemoval>;
