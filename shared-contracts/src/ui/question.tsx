import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Dialog } from './modal';

interface QuestionProps {
  /** Stays mounted while closed where what is below goes on: else that stays hidden from assistive technology. */
  open?: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  /** Absent where there is nothing to choose. */
  keep?: string | undefined;
  busy?: boolean;
  disabled?: boolean;
  onConfirm(): void;
  onKeep(): void;
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '8px' },
});

/** A question that has to be answered before anything happens. Escape keeps things as they are. */
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
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          <DialogActions>
            {keep && <Button onClick={onKeep}>{keep}</Button>}
            <Button appearance="primary" disabled={busy === true || disabled === true} onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
