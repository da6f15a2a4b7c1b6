/** Milliseconds after closing at which to look for a lost focus: overlays leave with an animation. */
const LOST_AFTER = [0, 50, 250, 500, 1000];
/** Milliseconds after closing from which on another overlay, or the page, takes a focus whose former places are all gone. */
const PAGE_AFTER_MS = 250;
/** Event by which the manager handles a lost focus. It would focus whichever menu had it last, even in passing. */
const LOST = 'tabster:restorer:restore-focus';
let lookingAfterFocus: ReturnType<typeof setTimeout>[] = [];
/** Elements that had the focus before the overlays that close now, the innermost last. */
let places: HTMLElement[] = [];

const place = () => places.findLast((one) => one.isConnected);
function look(after = 0) {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const back = place() ?? (after < PAGE_AFTER_MS ? null : around());
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
/** Leaves the focus to whatever opens next. */
export function stopLooking() {
  for (const timer of lookingAfterFocus) clearTimeout(timer);
  window.removeEventListener(LOST, lookInstead, true);
  places = [];
}
/**
 * Gives a focus that something which closes loses, within a second, back to where it was, or to the page if that is gone.
 * @param back what had the focus before; null for nothing
 */
export function lookAfterFocus(back: Element | null) {
  const closing = places;
  stopLooking();
  places = back instanceof HTMLElement && back !== document.body ? [...closing, back] : closing;
  window.addEventListener(LOST, lookInstead, true);
  lookingAfterFocus = [
    ...LOST_AFTER.map((after) => setTimeout(look, after, after)),
    setTimeout(stopLooking, (LOST_AFTER.at(-1) ?? 0) + 1),
  ];
}
