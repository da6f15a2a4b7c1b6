import type { Booking, ConflictPolicy, Series } from '@canchero/shared-contracts/booking';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useHost } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { DateField, Field } from '@canchero/shared-contracts/ui-forms';
import { Question, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { type ReactNode, useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { clubDateOf, laterDate, shiftDate } from '../../bookings-data/model/club-day';
import { BookingLine } from '../../payments/booking-line';
import { usualExtension } from '../model/series-end';
import { useExtensionPreview } from './queries';
import { SeriesDates } from './series-dates';
import { useSeriesActions } from './use-series-actions';

interface ExtendSeriesDialogProps {
  booking: Booking;
  series: Series;
  onClose(): void;
}

/** Asks until when a series goes on, shows its further dates, and books them. */
export function ExtendSeriesDialog({ booking, series, onClose }: ExtendSeriesDialogProps) {
  const { club, texts } = useBookings();
  const { extendSeries } = useSeriesActions();
  const { text } = texts;
  const host = useHost();
  // stays what it was: a try whose answer is lost may have moved the end
  const [ended] = useState(() => laterDate(series.end_date, clubDateOf(club, Date.now())));
  const [until, setUntil] = useState(() => usualExtension(ended, series.frequency));
  const [policy, setPolicy] = useState<ConflictPolicy>('fail');
  const [sending, setSending] = useState(false);
  const [failure, fail] = useFailure(text('series.extend.title'));
  const close = useWhileOpen(onClose);
  const isLater = until > ended;
  const preview = useExtensionPreview(club.id, booking, isLater ? until : null);
  const [tried, setTried] = useState<typeof preview.data>();
  const dates = tried ?? (isLater ? preview.data : undefined);
  const refused = dates?.occurrences.filter((o) => o.problem !== null).length ?? 0;
  // dates of an earlier preview are kept beside the refusal of the latest
  const isRefused = preview.isError && !tried;
  const none = !dates || dates.occurrences.length === 0 || isRefused;

  const choose = (day: string) => {
    setUntil(day);
    setTried(undefined);
  };
  const extend = async () => {
    setSending(true);
    setTried(dates);
    fail(null);
    try {
      const { created, skipped, on_other_courts } = await extendSeries(booking, until, policy);
      host.toast({
        intent: 'success',
        title: text(created > 0 ? 'series.extend.done' : 'series.extend.nothing', {
          created,
          skipped: skipped.length,
          moved: on_other_courts.length,
        }),
      });
      close();
    } catch (error) {
      fail(errorText(error, texts));
      setSending(false);
      if (!isRefusal(error)) return;
      setTried(undefined);
      void preview.refetch();
    }
  };

  return (
    <Question
      title={text('series.extend.title')}
      confirm={text('series.extend')}
      keep={text('form.cancel')}
      busy={sending}
      disabled={none || (refused > 0 && policy === 'fail')}
      onConfirm={() => void extend()}
      onKeep={onClose}
    >
      <BookingLine booking={booking} />
      <Text>{text('series.extend.rule')}</Text>
      <Field
        label={text('series.extend.until')}
        required
        {...(!isLater && { validationState: 'error', validationMessage: text('series.extend.later') })}
      >
        <DateField min={shiftDate(ended, 1)} value={until} onChange={choose} />
      </Field>
      {isLater && preview.isError && <Problem>{errorText(preview.error, texts)}</Problem>}
      {isLater && !preview.isError && !dates && <Text role="status">{text('series.preview.loading')}</Text>}
      {dates && !preview.isError && (
        <SeriesDates previews={[dates]} loading={preview.isFetching} policy={policy} onPolicy={setPolicy} />
      )}
      {failure !== null && <Problem>{failure}</Problem>}
    </Question>
  );
}

const Problem = ({ children }: { children: ReactNode }) => (
  <MessageBar intent="error" layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
