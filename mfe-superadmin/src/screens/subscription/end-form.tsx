import { useErrorText } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import type { ChangeFormProps } from './change-form';

/** Ends a plan at once. */
export function EndForm({ subscription, change, onClose }: ChangeFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const submit = async () => {
    await change({ status: 'expired', reason: reason.trim() });
    return true;
  };
  return (
    <DialogForm
      title={text('subscription.end.title', { name: subscription.owner_name })}
      action={text('subscription.end.action')}
      ready={isReason(reason)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text(subscription.is_charged ? 'subscription.end.effectCharged' : 'subscription.end.effect')}</Text>
      <ReasonField value={reason} hint={text('subscription.reasonHint')} onChange={setReason} />
    </DialogForm>
  );
}
