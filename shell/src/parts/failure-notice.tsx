import { Button } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Notice } from './centered';

interface Props {
  title: string;
  /** Label of the button; without it, the button says to try again. */
  action?: string;
  onAction: () => void;
  /** Reason of the failure, or what helps. */
  children: ReactNode;
}

/** Draws in place of content that something failed, and a button that tries again. */
export function FailureNotice({ title, action, onAction, children }: Props) {
  const text = useText();
  const button = (
    <Button appearance="primary" onClick={onAction}>
      {action ?? text('action.retry')}
    </Button>
  );
  return (
    <Notice role="alert" title={title} actions={button}>
      {children}
    </Notice>
  );
}
