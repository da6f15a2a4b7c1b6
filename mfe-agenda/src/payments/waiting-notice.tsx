import type { Booking } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useText } from '../text';

/** Warns whoever charges a booking that its player may be paying it online at this moment. */
export function WaitingNotice({ booking, formatter }: { booking: Booking; formatter: Formatter }) {
  const text = useText();
  const { state, awaits, hold_until } = booking;
  if (state !== 'pending_payment' || awaits === 'contact' || !hold_until) return null;
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>{text('pay.waiting', { time: formatter.time(hold_until) })}</MessageBarBody>
    </MessageBar>
  );
}
