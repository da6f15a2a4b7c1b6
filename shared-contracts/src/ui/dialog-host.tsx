import { DialogSurface, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from './modal';
import { TOUCH_TARGETS } from './touch';

const useStyles = makeStyles({
  surface: { width: 'min(480px, calc(100vw - 16px))', ...TOUCH_TARGETS },
  wide: { width: 'min(860px, calc(100vw - 16px))', maxWidth: 'none' },
  place: { outlineStyle: 'none' },
});

/** Milliseconds after closing at which the focus may turn out to be lost: the dialog takes its time to go. */
const LOST_AFTER = [50, 250, 500, 1000];

interface DialogHostProps {
  open: boolean;
  /** For a table in it. */
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * The place of a dialog over a screen or a drawer. It stays mounted while closed: a dialog that goes away open leaves
 * what is below it hidden from assistive technology. So does one whose opener is gone by then (an item of a menu, a
 * deleted line): the focus then comes back to this place, and the page stays where it is.
 */
export function DialogHost({ open, wide, onClose, children }: DialogHostProps) {
  const styles = useStyles();
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open || !wasOpen.current) {
      wasOpen.current = open;
      return;
    }
    const catchFocus = () => document.activeElement === document.body && place.current?.focus({ preventScroll: true });
    const timers = LOST_AFTER.map((after) => setTimeout(catchFocus, after));
    return () => timers.forEach(clearTimeout);
  }, [open]);
  return (
    <>
      <span ref={place} tabIndex={-1} className={styles.place} />
      <Dialog open={open} onOpenChange={(_, data) => !data.open && onClose()}>
        <DialogSurface className={wide ? styles.wide : styles.surface}>{open && children}</DialogSurface>
      </Dialog>
    </>
  );
}
