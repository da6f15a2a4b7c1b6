import {
  Dialog as FluentDialog,
  DialogSurface as FluentDialogSurface,
  OverlayDrawer as FluentOverlayDrawer,
  useDialogContext_unstable,
  useModalAttributes,
} from '@fluentui/react-components';
import { type ComponentProps, memo, useEffect, useRef, useState } from 'react';
import { lookAfterFocus, stopLooking } from './focus-back';
import { keepMounted } from './keep-mounted';

/**
 * Keeps the focus manager behind overlays alive. It would go with the last component that uses it and leave the page
 * hidden from assistive technology.
 */
function FocusManager() {
  useModalAttributes();
  return null;
}

/**
 * Restores the focus to where it was before opening if closing loses it, or to the page if that is gone. Until the focus
 * is on the page again, the manager keeps the page hidden from assistive technology.
 */
function useFocusBack(open: boolean) {
  const before = useRef<Element | null>(null);
  if (open && !before.current) before.current = document.activeElement;
  useEffect(() => {
    if (!open) return;
    stopLooking();
    return () => {
      lookAfterFocus(before.current);
      before.current = null;
    };
  }, [open]);
}

/** Milliseconds after opening at which the manager may not have noticed the focus yet. */
const UNKNOWN_AFTER = [0, 50, 250, 1000, 2500];

/**
 * Works around the manager's order of events: it handles a focus change before an element added in the same task,
 * and then keeps the opened overlay hidden from assistive technology until the focus moves.
 */
function useKnownFocus(open: boolean) {
  useEffect(() => {
    if (!open) return;
    const tell = () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !focused.closest('[role$="dialog"][aria-hidden="true"]')) return;
      focused.blur();
      focused.focus({ preventScroll: true });
    };
    const timers = UNKNOWN_AFTER.map((after) => setTimeout(tell, after));
    return () => timers.forEach(clearTimeout);
  }, [open]);
}

/**
 * Tells whether the overlay is open or was before. Overlays mount on first opening only, since the manager adds
 * stops to the page's focus order.
 */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  useEffect(() => {
    if (open) keepMounted(FocusManager);
  }, [open]);
  useFocusBack(open);
  useKnownFocus(open);
  return opened || open;
}

/** Dialog of Fluent that mounts on first opening and restores a lost focus. */
export function Dialog(props: ComponentProps<typeof FluentDialog> & { open: boolean }) {
  return useOpened(props.open) && <FluentDialog {...props} />;
}

const THROUGH = { pointerEvents: 'none' } as const;

/** Surface of a dialog. While it fades after closing, presses go through it to what they are meant for. */
export const DialogSurface: typeof FluentDialogSurface = memo(function DialogSurface(props) {
  const leaving = useDialogContext_unstable((dialog) => !dialog.open);
  const through = leaving && { style: { ...props.style, ...THROUGH }, backdrop: { style: THROUGH } };
  return <FluentDialogSurface {...props} {...through} />;
});

/** Drawer of Fluent over the page that mounts on first opening and restores a lost focus. */
export function OverlayDrawer(props: ComponentProps<typeof FluentOverlayDrawer> & { open: boolean }) {
  return useOpened(props.open) && <FluentOverlayDrawer {...props} />;
}
