import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import { useText } from '../text';

/** Something could not be read: what, why, and the way to try again. */
export function LoadError({ title, reason, onRetry }: { title: string; reason: string; onRetry(): void }) {
  const text = useText();
  return (
    <MessageBar intent="error" role="alert" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {reason}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{text('state.retry')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
