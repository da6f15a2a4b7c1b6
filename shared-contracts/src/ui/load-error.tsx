import { Button } from '@fluentui/react-components';
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from './message-bar';

interface LoadErrorProps {
  title: string;
  reason: string;
  /** On the button that tries again. */
  retry: string;
  onRetry(): void;
}

/** Something could not be read: what, why, and the way to try again. */
export function LoadError({ title, reason, retry, onRetry }: LoadErrorProps) {
  return (
    <MessageBar intent="error" role="alert" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {reason}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{retry}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
