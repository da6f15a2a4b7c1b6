import { Button, DialogBody, DialogContent, DialogTitle, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DialogActions } from './dialog-actions';
import { LONG_NAMES } from './long-names';
import { Dialog, DialogSurface } from './modal';

interface QuestionProps {
  /** Keep it mounted while closed where the content below stays: else that remains hidden from assistive technology. */
  open?: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  /** Text of the second button; omit it if the question has only one answer. */
  keep?: string | undefined;
  busy?: boolean;
  disabled?: boolean;
  onConfirm(): void;
  onKeep(): void;
}

const useStyles = makeStyles({
  surface: LONG_NAMES,
  content: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '8px' },
});

/** Decision before something happens. Escape changes nothing. */
export function Question({
  open = true,
  title,
  children,
  confirm,
  keep,
  busy,
  disabled,
  onConfirm,
  onKeep,
}: QuestionProps) {
  const styles = useStyles();
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, data) => !data.open && onKeep()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          <DialogActions>
            {keep && <Button onClick={onKeep}>{keep}</Button>}
            <Button
              appearance="primary"
              disabled={disabled === true}
              disabledFocusable={busy === true}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
