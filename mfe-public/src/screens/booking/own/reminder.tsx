import { useErrorText } from '@canchero/shared-contracts/kit';
import type { OnlineBooking } from '@canchero/shared-contracts/online-booking';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Switch } from '@canchero/shared-contracts/ui-forms';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '../../../text';

interface ReminderProps {
  booking: OnlineBooking;
  remind: UseMutationResult<OnlineBooking, Error, boolean>;
  /** True if a mail's link led here to turn the reminder off. */
  off: boolean;
}

/** Switch that turns the reminder mail of a booking on or off. */
export function Reminder({ booking, remind, off }: ReminderProps) {
  const text = useText();
  const errorText = useErrorText();
  const followed = useRef(false);
  const { mutate } = remind;
  const { reminder } = booking;
  useEffect(() => {
    if (!off || followed.current) return;
    followed.current = true;
    if (reminder) mutate(false);
  }, [off, reminder, mutate]);
  return (
    <div>
      <Switch
        label={text('own.reminder')}
        checked={remind.isPending ? remind.variables : reminder}
        onChange={(_, { checked }) => mutate(checked)}
      />
      {remind.isError && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{errorText(remind.error)}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
