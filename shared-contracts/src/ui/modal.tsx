import {
  Dialog as FluentDialog,
  OverlayDrawer as FluentOverlayDrawer,
  useModalAttributes,
} from '@fluentui/react-components';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { keepMounted } from './kept';

/**
 * The focus manager behind overlays goes with the last component that uses it, and then leaves the page hidden from
 * assistive technology. This one stays, and so the manager does, and tidies up.
 */
function FocusManager() {
  useModalAttributes();
  return null;
}

/** Milliseconds after closing at which the focus may turn out to be lost: what opened takes its time to go. */
const LOST_AFTER = [0, 50, 250, 500, 1000];
/** The manager's own word for "the focus is lost": it would give it to whichever menu had it last, used or only passed. */
const LOST = 'tabster:restorer:restore-focus';
let lookingAfterFocus: ReturnType<typeof setTimeout>[] = [];
/** Where the focus was before what closes now, the innermost last. */
let places: HTMLElement[] = [];

const place = () => places.findLast((one) => one.isConnected);
function look() {
  if (document.activeElement === null || document.activeElement === document.body)
    place()?.focus({ preventScroll: true });
}
function lookInstead(event: Event) {
  if (!place()) return;
  event.stopImmediatePropagation();
  setTimeout(look);
}
function stopLooking() {
  for (const timer of lookingAfterFocus) clearTimeout(timer);
  window.removeEventListener(LOST, lookInstead, true);
  places = [];
}
function lookAfterFocus(back: Element | null) {
  const closing = places;
  stopLooking();
  places = back instanceof HTMLElement && back !== document.body ? [...closing, back] : closing;
  window.addEventListener(LOST, lookInstead, true);
  lookingAfterFocus = [
    ...LOST_AFTER.map((after) => setTimeout(look, after)),
    setTimeout(stopLooking, (LOST_AFTER.at(-1) ?? 0) + 1),
  ];
}

/**
 * Gives the focus back to where it was when this opened, should it be nowhere once this has gone. Until the focus is on
 * the page again, the manager keeps the page hidden from assistive technology.
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

/** Milliseconds after opening at which the manager may not know yet that this has the focus. */
const UNKNOWN_AFTER = [0, 50, 250, 1000, 2500];

/**
 * The manager looks for what has got the focus before it has looked at what was added to the page, if both happen at
 * once: then it keeps the very thing that opened hidden from assistive technology, until the focus moves.
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
 * Whether it is open or was so before. What opens over the page is there from then on, and not before: the manager adds
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

export function Dialog(props: ComponentProps<typeof FluentDialog> & { open: boolean }) {
  return useOpened(props.open) && <FluentDialog {...props} />;
}

export function OverlayDrawer(props: ComponentProps<typeof FluentOverlayDrawer> & { open: boolean }) {
  return useOpened(props.open) && <FluentOverlayDrawer {...props} />;
}
