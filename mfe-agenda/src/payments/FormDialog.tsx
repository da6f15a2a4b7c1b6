import { Button, MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useText } from '../text';
import { useDialogStyles } from './dialog-styles';

interface FormDialogProps {
  title: string;
  /** On the button that sends it. */
  action: string;
  children: ReactNode;
  /** False: something must be mended first, and the form says what. Rejects with what `explain` puts into words. */
  onSubmit(): Promise<boolean>;
  explain(error: unknown): string;
  onClose(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** A small form over the page: Enter sends it, a failure is said in it, Escape closes it. */
export function FormDialog({ title, action, children, onSubmit, explain, onClose, onKeyDown }: FormDialogProps) {
  const text = useText();
  const styles = useDialogStyles();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (sending) return;
    setSending(true);
    setFailure(null);
    try {
      if (await onSubmit()) onClose();
    } catch (error) {
      setFailure(explain(error));
    }
    setSending(false);
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface} onKeyDown={onKeyDown}>
        <form onSubmit={(event) => void send(event)} noValidate>
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
              <Button onClick={onClose}>{text('pay.close')}</Button>
              <Button type="submit" appearance="primary" disabled={sending}>
                {action}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
