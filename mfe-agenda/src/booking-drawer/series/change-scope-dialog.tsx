import type { Booking, ChangeScope } from '@canchero/shared-contracts/booking';
import { Text } from '@canchero/shared-contracts/ui';
import { Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { BookingLine } from '../../payments/booking-line';
import { upcomingOccurrences } from '../model/series';
import { useSeries } from './queries';

interface ChangeScopeDialogProps {
  booking: Booking;
  /** True if the date was changed, which is possible for a single occurrence only. */
  dateChanged: boolean;
  onChoose(scope: ChangeScope): void;
  onKeep(): void;
}

/** Asks whether a change is for this occurrence, it and the following ones, or its series; several are confirmed. */
export function ChangeScopeDialog({ booking, dateChanged, onChoose, onKeep }: ChangeScopeDialogProps) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const [scope, setScope] = useState<ChangeScope>('one');
  const [confirming, setConfirming] = useState(false);
  const series = useSeries(club.id, booking);
  const coming = upcomingOccurrences(series.data?.occurrences ?? [], Date.now()).filter(
    (o) => scope !== 'from' || o.start >= booking.start,
  );
  const [first] = coming;
  const last = coming.at(-1);

  if (confirming) {
    return (
      <Question
        title={text(scope === 'from' ? 'series.confirm.titleFrom' : 'series.confirm.title')}
        confirm={text('series.confirm.change')}
        keep={text('series.back')}
        onConfirm={() => onChoose(scope)}
        onKeep={() => setConfirming(false)}
      >
        <BookingLine booking={booking} />
        <Text>
          {first && last
            ? text('series.confirm.changeBody', {
                count: coming.length,
                from: formatter.date(first.start),
                to: formatter.date(last.start),
              })
            : text('series.confirm.changeAll')}
        </Text>
        <Text>{text('series.confirm.moved')}</Text>
      </Question>
    );
  }
  return (
    <Question
      title={text('series.edit.title')}
      confirm={text('series.continue')}
      keep={text('discard.keep')}
      onConfirm={() => (scope === 'one' ? onChoose('one') : setConfirming(true))}
      onKeep={onKeep}
    >
      <BookingLine booking={booking} />
      <RadioGroup value={scope} onChange={(_, data) => setScope(data.value as ChangeScope)}>
        <Radio value="one" label={text('series.edit.one', { date: formatter.date(booking.start) })} />
        <Radio value="from" disabled={dateChanged} label={text('series.scope.from')} />
        <Radio value="series" disabled={dateChanged} label={text('series.edit.series')} />
      </RadioGroup>
      {dateChanged && <Text>{text('error.series_keeps_dates')}</Text>}
    </Question>
  );
}
