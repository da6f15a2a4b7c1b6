import { useEffect, useRef } from 'react';
import { cardOf } from './card-edge';
import type { DragElements, DragHost, DragParts } from './drag-host';
import { gridPointAt, measureGrid } from './grid-place';
import { type MenuPlace, menuPlace } from './menu-place';
import { createPointerGesture } from './pointer-gesture';

/**
 * Handles pointer gestures over the whole grid with one set of listeners. React is notified at the drop and when a menu
 * is asked for.
 */
export function useDrag({ scroller, lanes, ghost }: DragParts, host: DragHost) {
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  useEffect(() => {
    const elements = { scroller: scroller.current, lanes: lanes.current, ghost: ghost.current };
    if (isDrawn(elements)) return listen(elements, () => latest.current);
  }, [scroller, lanes, ghost]);
}

const isDrawn = (elements: { [part in keyof DragElements]: HTMLElement | null }): elements is DragElements =>
  Object.values(elements).every((element) => element !== null);

/** Listens to the grid until the returned function is called. */
function listen(elements: DragElements, host: () => DragHost) {
  const { scroller, lanes } = elements;
  const askForMenu = (place: MenuPlace) => {
    const { geometry, lanes: count, onMenu } = host();
    const { lane, minute } = gridPointAt(measureGrid(elements, geometry, count), scroller, geometry, place);
    onMenu({ ...place, lane, minute });
  };
  const gesture = createPointerGesture(elements, host, (id, { x, y }) => askForMenu({ id, x, y, byKeys: false }));

  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    if (gesture.isDrawing()) return;
    gesture.end();
    askForMenu(menuPlace(event));
  };
  /** Opens a booking on a click without a pointer, which comes from assistive technology. */
  const openByClick = (event: MouseEvent) => {
    const id = cardOf(event)?.dataset.id;
    if (event.detail === 0 && id) host().onDrop({ kind: 'open', id });
  };
  const endByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !gesture.isPressed()) return;
    event.stopPropagation();
    event.preventDefault();
    gesture.end();
  };

  const stops = [
    on(lanes, 'pointerdown', gesture.press),
    on(lanes, 'pointermove', gesture.move),
    on(lanes, 'pointerup', gesture.release),
    on(lanes, 'pointercancel', gesture.cancel),
    // here too, since browsers ask at the press who may prevent a scroll
    on(lanes, 'touchmove', gesture.keepPage, { passive: false }),
    on(lanes, 'contextmenu', openMenu),
    on(lanes, 'click', openByClick),
    on(window, 'keydown', endByEscape, { capture: true }),
  ];
  const sizes = new ResizeObserver(gesture.resize);
  sizes.observe(scroller);
  sizes.observe(lanes);
  return () => {
    gesture.end();
    sizes.disconnect();
    for (const stop of stops) stop();
  };
}

/** Adds a listener, and returns the function that removes it. */
function on<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement | Window,
  name: Name,
  handler: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
) {
  target.addEventListener(name, handler as EventListener, options);
  return () => target.removeEventListener(name, handler as EventListener, options);
}
