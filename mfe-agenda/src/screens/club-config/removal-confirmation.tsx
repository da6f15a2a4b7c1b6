import { useErrorText } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Question, useFailure } from '@canchero/shared-contracts/ui-overlay';
import { type ReactNode, useState } from 'react';
import { useText } from './text';

export interface RemovalConfirmationProps {
  title: string;
  confirm: string;
  children: ReactNode;
  onRemove(): Promise<void>;
  onKeep(): void;
}

/** Confirmation of a removal, which shows the error if the removal fails. */
export function RemovalConfirmation({ title, confirm, children, onRemove, onKeep }: RemovalConfirmationProps) {
  const text = useText();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, fail] = useFailure(title);
  const remove = () => {
    setBusy(true);
    fail(null);
    onRemove().catch((error) => {
      fail(errorText(error));
      setBusy(false);
    });
  };
  return (
    <Question title={title} confirm={confirm} keep={text('config.keep')} busy={busy} onConfirm={remove} onKeep={onKeep}>
      {children}
      {failure !== null && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
    </Question>
  );
}
