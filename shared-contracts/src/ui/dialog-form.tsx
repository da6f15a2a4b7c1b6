import { Button, DialogBody, DialogContent, DialogTitle, makeStyles } from '@fluentui/react-components';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { DialogActions } from './dialog-actions';
import { useLabels } from './labels';
import { MessageBar, MessageBarBody } from './message-bar';
import { useFailure } from './use-failure';
import { useWhileOpen } from './use-while-open';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '8px' },
});

interface DialogFormProps {
  title: string;
  /** Text of the button that sends it. */
  action: string;
  children: ReactNode;
  /** False disables the button. */
  ready?: boolean;
  /** Resolves to false if the fields show what is wrong. Its rejection is shown as `explain` words it. */
  onSubmit(): Promise<boolean>;
  explain(error: unknown): ReactNode;
  onClose(): void;
  /** Told when sending begins and ends, by a form that cannot be given up meanwhile: its `DialogHost` must stay as well. */
  onSending?(sending: boolean): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/**
 * Small form in a `DialogHost`. Enter sends it; a failure appears in it until a field is changed, or is told if it was
 * closed meanwhile.
 */
export function DialogForm({
  title,
  action,
  children,
  ready = true,
  onSubmit,
  explain,
  onClose,
  onSending,
  onKeyDown,
}: DialogFormProps) {
  const styles = useStyles();
  const { cancel } = useLabels();
  const [sending, setSending] = useState(false);
  const [failure, fail] = useFailure(title);
  const close = useWhileOpen(onClose);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (sending) return;
    setSending(true);
    onSending?.(true);
    fail(null);
    try {
      if (await onSubmit()) close();
    } catch (error) {
      fail(explain(error));
    }
    setSending(false);
    onSending?.(false);
  };
  const press = (event: KeyboardEvent) => {
    const before = event.defaultPrevented;
    onKeyDown?.(event);
    // a key that the form took for itself is input, such as the digit of a method
    if (event.defaultPrevented && !before) fail(null);
  };
  return (
    <form onSubmit={(event) => void send(event)} onChange={() => fail(null)} onKeyDown={press} noValidate>
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent className={styles.content}>
          {children}
          {failure && (
            <MessageBar intent="error" role="alert">
              <MessageBarBody>{failure}</MessageBarBody>
            </MessageBar>
          )}
        </DialogContent>
        <DialogActions>
          <Button disabledFocusable={onSending !== undefined && sending} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" appearance="primary" disabled={!ready} disabledFocusable={sending}>
            {action}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
