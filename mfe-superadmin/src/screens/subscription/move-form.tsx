import { useErrorText } from '@canchero/shared-contracts/kit';
import { DateField, Field } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import { type ChangeFormProps, dateOf, endOfDay, tomorrow } from './change-form';

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
      ready={isReason(reason) && (until === '' ? isGranted : until >= tomorrow())}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Field label={text('subscription.until')} hint={isGranted ? text('subscription.untilHint') : undefined}>
        <DateField min={tomorrow()} value={until} onChange={setUntil} />
      </Field>
      <ReasonField value={reason} hint={text('subscription.reasonHint')} autoFocus={false} onChange={setReason} />
    </DialogForm>
  );
}
