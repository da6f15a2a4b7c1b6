import type { AdminUserDetails } from '@canchero/shared-contracts/admin-user';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';

interface BlockFormProps {
  user: AdminUserDetails;
  block(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks why an account is blocked. */
export function BlockForm({ user, block, onClose }: BlockFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const submit = async () => {
    await block(reason.trim());
    return true;
  };
  return (
    <DialogForm
      title={text('user.block.title', { name: user.name })}
      action={text('user.block')}
      ready={isReason(reason)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text('user.block.effect')}</Text>
      <ReasonField value={reason} hint={text('user.block.reasonHint')} onChange={setReason} />
    </DialogForm>
  );
}
