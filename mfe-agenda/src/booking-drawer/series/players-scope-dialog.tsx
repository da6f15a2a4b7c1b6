import type { Booking, ChangeScope } from '@canchero/shared-contracts/booking';
import { Text } from '@canchero/shared-contracts/ui';
import { Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { BookingLine } from '../../payments/booking-line';

interface PlayersScopeDialogProps {
  booking: Booking;
  onChoose(scope: ChangeScope): void;
  onKeep(): void;
}

/**
 * Asks which dates of a series a change of its players is for. All dates are preselected when the first player of a
 * fixed booking is named, and only this date when its players change.
 */
export function PlayersScopeDialog({ booking, onChoose, onKeep }: PlayersScopeDialogProps) {
  const { text, formatter } = useBookings().texts;
  const [scope, setScope] = useState<ChangeScope>(booking.players.length === 0 ? 'series' : 'one');
  return (
    <Question
      title={text('series.players.title')}
      confirm={text('series.players.apply')}
      keep={text('form.cancel')}
      onConfirm={() => onChoose(scope)}
      onKeep={onKeep}
    >
      <BookingLine booking={booking} />
      <RadioGroup value={scope} onChange={(_, data) => setScope(data.value as ChangeScope)}>
        <Radio value="one" label={text('series.scope.one', { date: formatter.date(booking.start) })} />
        <Radio value="from" label={text('series.scope.from')} />
        <Radio value="series" label={text('series.scope.series')} />
      </RadioGroup>
      <Text>{text('series.players.rule')}</Text>
    </Question>
  );
}
