import type { AdminUserDetails } from '@canchero/shared-contracts/admin-user';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../text';

const SHORTEST_REASON = 5;

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
      ready={reason.trim().length >= SHORTEST_REASON}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text('user.block.effect')}</Text>
      <Field label={text('entry.reason')} hint={text('user.block.reasonHint')} required>
        <Input autoFocus maxLength={200} value={reason} onChange={(_, data) => setReason(data.value)} />
      </Field>
    </DialogForm>
  );
}
