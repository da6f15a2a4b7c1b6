import { type Booking, bookingErrors } from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import { Field, Textarea } from '@canchero/shared-contracts/ui-forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useBookings } from '../bookings-data/bookings-context';
import { errorText } from '../bookings-data/error-text';

interface CancelBookingDialogProps {
  booking: Booking;
  /** Reports the cancellation with the booking as it was before. */
  onCancelled(booking: Booking): void;
  onClose(cancelled: boolean): void;
}

/** Asks for the reason, cancels the booking, and explains a refusal. */
export function CancelBookingDialog({ booking, onCancelled, onClose }: CancelBookingDialogProps) {
  const { actions, courts, texts } = useBookings();
  const { text, formatter } = texts;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [sending, setSending] = useState(false);

  const confirm = async () => {
    setSending(true);
    setError(null);
    try {
      await actions.cancel(booking, reason);
      onCancelled(booking);
      onClose(true);
    } catch (failure) {
      if (isError(failure, commonErrors.stale_version)) await actions.refresh(booking.id).catch(() => undefined);
      setError(failure);
      setSending(false);
    }
  };
  const explain = () =>
    isError(error, bookingErrors.booking_has_payments)
      ? text('cancel.hasPayments', { paid: formatter.money(Number(error.params.paid ?? booking.paid)) })
      : errorText(error, texts);

  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onClose(false)}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text('cancel.title')}</DialogTitle>
          <DialogContent>
            <p style={{ marginTop: 0 }}>
              {text('cancel.body', {
                court: courts.find((c) => c.id === booking.court_id)?.name,
                date: formatter.date(booking.start),
                from: formatter.time(booking.start),
                to: formatter.time(booking.end),
              })}
            </p>
            <Field label={text('cancel.reason')}>
              <Textarea value={reason} maxLength={500} onChange={(_, data) => setReason(data.value)} />
            </Field>
            {error !== null && (
              <MessageBar intent="error" layout="multiline" role="alert" style={{ marginTop: 12 }}>
                <MessageBarBody>
                  <MessageBarTitle>{text('failed.delete')}</MessageBarTitle>
                  {explain()}
                </MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => onClose(false)}>{text('cancel.keep')}</Button>
            <Button appearance="primary" disabled={sending} onClick={confirm}>
              {text('cancel.confirm')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
