import { useErrorText } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Question, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { type ReactNode, useState } from 'react';
import { useText } from '../text';

export interface ConfirmationProps {
  title: string;
  confirm: string;
  children: ReactNode;
  act(): Promise<unknown>;
  onClose(): void;
}

/** Question before something happens; shows the error if it could not be done. */
export function Confirmation({ title, confirm, children, act, onClose }: ConfirmationProps) {
  const text = useText();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, fail] = useFailure(title);
  const close = useWhileOpen(onClose);
  const run = async () => {
    setBusy(true);
    fail(null);
    try {
      await act();
      close();
    } catch (error) {
      fail(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Question
      title={title}
      confirm={confirm}
      keep={text('cancel')}
      busy={busy}
      onConfirm={() => void run()}
      onKeep={onClose}
    >
      {children}
      {failure !== null && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
    </Question>
  );
}
