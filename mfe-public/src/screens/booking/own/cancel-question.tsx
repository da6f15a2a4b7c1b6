import { useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import type { OnlineBooking } from '@canchero/shared-contracts/online-booking';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Question, useFailure } from '@canchero/shared-contracts/ui-overlay';
import type { UseMutationResult } from '@tanstack/react-query';
import { useText } from '../../../text';

interface CancelQuestionProps {
  club: OnlineBooking['club'];
  offer: NonNullable<OnlineBooking['cancellation']>;
  paid: number;
  cancel: UseMutationResult<OnlineBooking, Error, number>;
  onClose(): void;
}

/** Asks before a booking is cancelled, and says what comes back and what stays with the club. */
export function CancelQuestion({ club, offer, paid, cancel, onClose }: CancelQuestionProps) {
  const text = useText();
  const errorText = useErrorText();
  const format = useFormatter(club);
  const [failure, fail] = useFailure(text('cancel.title'));
  const { refund, credit, owed, kept, free_until } = offer;
  const back = refund + owed;
  const outcome = paid === 0 ? 'nothing' : kept === 0 ? 'all' : back === 0 ? 'none' : 'part';
  return (
    <Question
      title={text('cancel.title')}
      confirm={text(cancel.isPending ? 'cancel.busy' : 'cancel.confirm')}
      keep={text('cancel.keep')}
      busy={cancel.isPending}
      onConfirm={() => {
        fail(null);
        cancel.mutate(refund, { onSuccess: onClose, onError: (error) => fail(errorText(error)) });
      }}
      onKeep={onClose}
    >
      <span>{text(`cancel.${outcome}`, { refund: format.money(back), kept: format.money(kept) })}</span>
      {credit > 0 && <span>{text('cancel.credit', { credit: format.money(credit) })}</span>}
      {owed > 0 && <span>{text('cancel.owed', { owed: format.money(owed) })}</span>}
      {kept > 0 && <span>{text('cancel.late', { until: format.dateTime(free_until) })}</span>}
      {failure !== null && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
    </Question>
  );
}
