import type { Booking } from '@canchero/shared-contracts/booking';
import { Button } from '@canchero/shared-contracts/ui';
import { SidePanelFooter } from '@canchero/shared-contracts/ui-overlay';
import { useBookings } from '../../bookings-data/bookings-context';
import { StatusMenu } from './status-menu';
import type { BookingForm } from './use-booking-form';

interface DetailsFooterProps {
  /** Null for a new booking. */
  booking: Booking | null;
  form: BookingForm;
  onCancelBooking(booking: Booking): void;
}

/** Buttons below the details: to save, to change the status and to cancel the booking. */
export function DetailsFooter({ booking, form, onCancelBooking }: DetailsFooterProps) {
  const { text } = useBookings().texts;
  const held = booking?.state === 'hold';
  return (
    <SidePanelFooter
      others={
        booking &&
        !form.gone &&
        !held && (
          <>
            <StatusMenu booking={booking} />
            <Button appearance="subtle" onClick={() => onCancelBooking(booking)}>
              {text('form.cancelBooking')}
            </Button>
          </>
        )
      }
    >
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={form.saving}
        disabled={form.gone || held || form.theirs !== null || (booking !== null && !form.dirty)}
      >
        {text(form.saving ? 'form.saving' : booking ? 'form.save' : 'form.create')}
      </Button>
    </SidePanelFooter>
  );
}
