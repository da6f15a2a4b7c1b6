import type { Booking } from '@canchero/shared-contracts/booking';
import { useHost } from '@canchero/shared-contracts/kit';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';

interface HeldNoticeProps {
  /** Hold of the public page. */
  booking: Booking;
  onTakenBack(): void;
}

const useStyles = makeStyles({
  action: { marginTop: '8px' },
});

/** Says that a player is booking this place on the public page, and takes it back for the club. */
export function HeldNotice({ booking, onTakenBack }: HeldNoticeProps) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const host = useHost();
  const styles = useStyles();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      await host.call(onlineBookingEndpoints.takeBack, { params: { clubId: club.id, holdId: booking.id } });
      host.toast({ intent: 'success', title: text('hold.takenBack'), body: text('hold.takenBack.body') });
      onTakenBack();
    } catch (error) {
      host.toast({ intent: 'error', title: text('hold.takeBack.failed'), body: errorText(error, texts) });
      setBusy(false);
    }
  };
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{text('state.held')}</MessageBarTitle>
        {text('hold.open', { until: booking.hold_until ? formatter.time(booking.hold_until) : '' })}
        <div className={styles.action}>
          <Button onClick={() => void takeBack()} disabledFocusable={busy}>
            {text('hold.takeBack')}
          </Button>
        </div>
      </MessageBarBody>
    </MessageBar>
  );
}
