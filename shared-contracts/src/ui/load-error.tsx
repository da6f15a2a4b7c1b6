import { Button } from '@fluentui/react-components';
import { useLabels } from './labels';
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from './message-bar';

interface LoadErrorProps {
  title: string;
  reason: string;
  onRetry(): void;
}

/** Failure to read something: what failed, why, and a button to read again. */
export function LoadError({ title, reason, onRetry }: LoadErrorProps) {
  return (
    <MessageBar intent="error" role="alert" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {reason}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{useLabels().retry}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
