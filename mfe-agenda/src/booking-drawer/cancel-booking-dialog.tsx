import type { Booking } from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import { Question, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useBookings } from '../bookings-data/bookings-context';
import { errorText } from '../bookings-data/error-text';
import { OpenConsumptions } from './cancellation/open-consumptions';
import { ReasonField } from './cancellation/reason-field';
import { SettlementChoice } from './cancellation/settlement-choice';
import { useSettlement } from './cancellation/use-settlement';
import { outcomeOf } from './model/cancellation';

interface CancelBookingDialogProps {
  booking: Booking;
  /** Reports the cancelled booking, and in words what became of its money. */
  onCancelled(booking: Booking, title: string): void;
  onClose(cancelled: boolean): void;
}

/** Asks for the reason and for what becomes of the money, cancels the booking, and explains a refusal. */
export function CancelBookingDialog({ booking, onCancelled, onClose }: CancelBookingDialogProps) {
  const { actions, courts, texts, undo } = useBookings();
  const { text, formatter } = texts;
  const [reason, setReason] = useState('');
  const [sending, setSending] = useState(false);
  const [failure, fail] = useFailure(text('failed.cancel'));
  const close = useWhileOpen(onClose);
  const settlement = useSettlement(booking);
  const { chosen, refund } = settlement;
  const money = { kept: formatter.money(chosen.kept), returned: formatter.money(chosen.returned) };

  const confirm = async () => {
    setSending(true);
    fail(null);
    try {
      const cancelled = await actions.cancel(booking, reason, refund);
      const title = refund ? text(`cancel.done.${chosen.kind}`, money) : text('history.booking.cancel');
      if (refund && chosen.returned > 0) undo.reportFinal(title);
      else onCancelled(cancelled, title);
      close(true);
    } catch (error) {
      if (isError(error, commonErrors.stale_version)) await actions.refresh(booking.id).catch(() => undefined);
      fail(errorText(error, texts));
      setSending(false);
    }
  };
  const name = booking.players[0]?.name || booking.description;
  return (
    <Question
      title={name ? text('cancel.title.of', { name }) : text('cancel.title')}
      confirm={refund ? text(`cancel.confirm.${outcomeOf(chosen)}`, money) : text('cancel.confirm')}
      keep={text('cancel.keep')}
      busy={sending}
      disabled={!settlement.ready}
      onConfirm={() => void confirm()}
      onKeep={() => onClose(false)}
    >
      <span>
        {text('cancel.body', {
          court: courts.find((c) => c.id === booking.court_id)?.name,
          date: formatter.date(booking.start),
          from: formatter.time(booking.start),
          to: formatter.time(booking.end),
        })}
      </span>
      {booking.paid > 0 && <SettlementChoice booking={booking} settlement={settlement} />}
      <OpenConsumptions bookings={[booking]} />
      <ReasonField value={reason} onChange={setReason} />
      {failure !== null && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{text('failed.cancel')}</MessageBarTitle>
            {failure}
          </MessageBarBody>
        </MessageBar>
      )}
    </Question>
  );
}
