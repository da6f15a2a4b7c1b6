import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';

interface BarProps {
  title: string;
  intent?: 'warning' | 'error';
  /** Buttons and links. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Notice about the plan, with what the owner can do about it. */
export const Bar = ({ title, intent = 'warning', actions, children }: BarProps) => (
  <MessageBar intent={intent} role="group" aria-label={title}>
    <MessageBarBody>
      <MessageBarTitle>{title}</MessageBarTitle>
      {children}
    </MessageBarBody>
    {actions && <MessageBarActions>{actions}</MessageBarActions>}
  </MessageBar>
);
