import { useErrorText } from '@canchero/shared-contracts/kit';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import { type ChangeFormProps, dateOf, endOfDay, isEnd } from './change-form';
import { UntilField } from './until-field';

/** Moves the end of a trial, of a cancelled period, or of a plan that was granted. */
export function MoveForm({ subscription, change, onClose }: ChangeFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [until, setUntil] = useState(dateOf(subscription.ends_at));
  const [reason, setReason] = useState('');
  // a granted plan may go on without an end
  const isGranted = subscription.status === 'active';
  const submit = async () => {
    await change({ period_end: until ? endOfDay(until) : null, reason: reason.trim() });
    return true;
  };
  return (
    <DialogForm
      title={text('subscription.move.title', { name: subscription.owner_name })}
      action={text('subscription.move.action')}
      ready={isReason(reason) && (until === '' ? isGranted : isEnd(until))}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <UntilField value={until} endless={isGranted} onChange={setUntil} />
      <ReasonField value={reason} hint={text('subscription.reasonHint')} autoFocus={false} onChange={setReason} />
    </DialogForm>
  );
}
