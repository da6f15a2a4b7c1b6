import type { Booking } from '@canchero/shared-contracts/booking';
import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { useCourts } from '../bookings-data/queries';
import { useText } from '../text';
import { useDialogStyles } from './dialog-styles';

/** Says which booking a dialog is about: its players or description, court, day and hours. */
export function BookingLine({ booking }: { booking: Booking }) {
  const text = useText();
  const club = useClub();
  const formatter = useFormatter(club);
  const styles = useDialogStyles();
  const courts = useCourts(club.id).data ?? [];
  const who = booking.players[0]?.name ?? booking.description;
  const values = {
    court: courts.find(({ id }) => id === booking.court_id)?.name ?? '',
    date: formatter.date(booking.start),
    from: formatter.time(booking.start),
    to: formatter.time(booking.end),
  };
  return <Text className={styles.muted}>{[who, text('pay.booking', values)].filter(Boolean).join(' · ')}</Text>;
}
