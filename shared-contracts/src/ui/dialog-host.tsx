import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { LONG_NAMES } from './long-names';
import { Dialog, DialogSurface } from './modal';

const useStyles = makeStyles({
  surface: { width: 'min(480px, calc(100vw - 16px))', ...LONG_NAMES },
  wide: { width: 'min(860px, calc(100vw - 16px))', maxWidth: 'none' },
  place: { outlineStyle: 'none' },
});

/** Milliseconds after closing at which to look for a lost focus: the dialog leaves with an animation. */
const LOST_AFTER = [50, 250, 500, 1000];

interface DialogHostProps {
  open: boolean;
  /** Wide enough for a table. */
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * Host of a dialog over a screen or a drawer. Keep it mounted while closed: a dialog that unmounts open leaves the
 * content below hidden from assistive technology. So does one whose opener no longer exists (an item of a menu, a
 * deleted line): focus then returns to this place, without scrolling.
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
