import {
  Dialog as FluentDialog,
  OverlayDrawer as FluentOverlayDrawer,
  useModalAttributes,
} from '@fluentui/react-components';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { keepMounted } from './keep-mounted';

/**
 * Keeps the focus manager behind overlays alive. It would go with the last component that uses it and leave the page
 * hidden from assistive technology.
 */
function FocusManager() {
  useModalAttributes();
  return null;
}

/** Milliseconds after closing at which to look for a lost focus: overlays leave with an animation. */
const LOST_AFTER = [0, 50, 250, 500, 1000];
/** Milliseconds after closing from which on another overlay, or the page, takes a focus whose former places are all gone. */
const PAGE_AFTER = 250;
/** Event by which the manager handles a lost focus. It would focus whichever menu had it last, even in passing. */
const LOST = 'tabster:restorer:restore-focus';
let lookingAfterFocus: ReturnType<typeof setTimeout>[] = [];
/** Elements that had the focus before the overlays that close now, the innermost last. */
let places: HTMLElement[] = [];

const place = () => places.findLast((one) => one.isConnected);
function look(after = 0) {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const back = place() ?? (after < PAGE_AFTER ? null : around());
  back?.focus({ preventScroll: true });
}
/** Returns the overlay that is still open, or the page: the focus on the page would close an overlay over it. */
const around = () =>
  [...document.querySelectorAll<HTMLElement>('[role$="dialog"]')].at(-1) ?? document.querySelector('main');
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
    ...LOST_AFTER.map((after) => setTimeout(look, after, after)),
    setTimeout(stopLooking, (LOST_AFTER.at(-1) ?? 0) + 1),
  ];
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

/** Drawer of Fluent over the page that mounts on first opening and restores a lost focus. */
export function OverlayDrawer(props: ComponentProps<typeof FluentOverlayDrawer> & { open: boolean }) {
  return useOpened(props.open) && <FluentOverlayDrawer {...props} />;
}
