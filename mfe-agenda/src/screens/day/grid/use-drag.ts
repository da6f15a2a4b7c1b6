import { type RefObject, useEffect, useRef } from 'react';
import {
  type DragTarget,
  type Drop,
  dropOf,
  type Gesture,
  type GridPoint,
  IDLE,
  type LanePosition,
  reduceDrag,
} from '../model/drag';
import type { Geometry } from './geometry';

/** Facts about the grid that gestures need. Read when a gesture begins and when its position changes. */
export interface DragHost {
  geometry: Geometry;
  lanes: number;
  minutes: number;
  /** Minutes between the lines. */
  slot: number;
  /** Checks whether a court takes bookings. */
  isOpen(lane: number): boolean;
  /** Keeps the lanes and minutes as they are, or no longer. */
  hold(on: boolean): void;
  /** Takes note of the booking that is pressed, and returns where it is. */
  press(id: string): LanePosition | null;
  /** Checks whether a booking can be moved. */
  isMovable(id: string): boolean;
  /** Checks whether a position is known to be taken or out of use. Advisory: changes the ghost's look only. */
  isUnavailable(position: LanePosition, id: string | null): boolean;
  describe(position: LanePosition): string;
  onDrop(drop: Drop): void;
  /** Opens a menu: right button, menu key or a resting finger. The minute is not snapped. */
  onMenu(at: MenuPoint): void;
}

export interface MenuPoint {
  id: string | null;
  lane: number;
  minute: number;
  x: number;
  y: number;
  /** True if a key asked for it. */
  byKeys: boolean;
}

/** Elements of the grid: its scroll box, the area of its lanes, and what shows the place of a gesture. */
export interface DragParts {
  scroller: RefObject<HTMLElement | null>;
  lanes: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
}

const TOUCH_HOLD_MS = 300;
/** Depth in pixels of the end of a card that resizes it. */
const EDGE_PX = 8;
const SCROLL_ZONE = 36;
const SCROLL_SPEED = 12;

/**
 * Handles pointer gestures over the whole grid with one set of listeners. The layout is measured at the press, and again
 * if its size changes; during the gesture only the ghost moves (by transform), and React is notified at the drop.
 */
export function useDrag({ scroller, lanes, ghost }: DragParts, host: DragHost) {
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  useEffect(() => {
    const [scrollBox, track, shadow] = [scroller.current, lanes.current, ghost.current];
    if (!scrollBox || !track || !shadow) return;
    return listen(scrollBox, track, shadow, () => latest.current);
  }, [scroller, lanes, ghost]);
}

function listen(scroller: HTMLElement, track: HTMLElement, ghost: HTMLElement, host: () => DragHost) {
  let gesture: Gesture = IDLE;
  let shown: LanePosition | null = null;
  let measured = { left: 0, top: 0, laneSize: 1, scrollLeft: 0, scrollTop: 0, view: new DOMRect() };
  let pointer = { id: -1, x: 0, y: 0 };
  /** Element that a finger pressed: it has the touch events until the end, even when it is no longer drawn. */
  let pressed: EventTarget | null = null;
  let frame = 0;
  let hold: ReturnType<typeof setTimeout> | undefined;
  /** New booking as the resting finger drew it; null until it rests. */
  let atRest: LanePosition | null = null;

  const limits = () => ({ lanes: host().lanes, minutes: host().minutes, slot: host().slot });
  const isColumns = () => host().geometry.courtsAs === 'columns';
  const pixels = (minutes: number) => minutes * host().geometry.pxPerMinute;
  const pointAt = (x: number, y: number): GridPoint => {
    const left = x - measured.left + scroller.scrollLeft - measured.scrollLeft;
    const top = y - measured.top + scroller.scrollTop - measured.scrollTop;
    const [across, along] = isColumns() ? [left, top] : [top, left];
    return { x, y, lane: Math.floor(across / measured.laneSize), minute: along / host().geometry.pxPerMinute };
  };

  const readGeometry = () => {
    const box = track.getBoundingClientRect();
    measured = {
      left: box.left,
      top: box.top,
      laneSize: (isColumns() ? box.width : box.height) / host().lanes,
      scrollLeft: scroller.scrollLeft,
      scrollTop: scroller.scrollTop,
      view: scroller.getBoundingClientRect(),
    };
  };

  const paint = () => {
    frame = 0;
    if (scrollAtEdge()) frame = requestAnimationFrame(paint);
    gesture = reduceDrag(gesture, { kind: 'move', point: pointAt(pointer.x, pointer.y) }, limits());
    drawGhost();
  };

  /** Scrolls while the pointer is at an edge of the view. */
  const scrollAtEdge = () => {
    if (gesture.kind === 'idle' || gesture.kind === 'pending') return false;
    const { view } = measured;
    const { sideWidth, headHeight } = host().geometry;
    const toward = (at: number, start: number, end: number) =>
      at < start + SCROLL_ZONE ? -SCROLL_SPEED : at > end - SCROLL_ZONE ? SCROLL_SPEED : 0;
    const dy = toward(pointer.y, view.top + headHeight, view.bottom);
    const dx = toward(pointer.x, view.left + sideWidth, view.right);
    if (dx === 0 && dy === 0) return false;
    const before = [scroller.scrollLeft, scroller.scrollTop];
    // a booking that is created or resized keeps its court: it scrolls along time only
    const free = gesture.kind === 'moving';
    scroller.scrollBy(free || !isColumns() ? dx : 0, free || isColumns() ? dy : 0);
    return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop;
  };

  const drawGhost = () => {
    if (gesture.kind === 'idle' || gesture.kind === 'pending') return hideGhost();
    const { position } = gesture;
    if (position === shown) return;
    const id = 'id' in gesture ? gesture.id : null;
    const columns = isColumns();
    if (!shown) {
      ghost.style[columns ? 'width' : 'height'] = `${measured.laneSize - 2}px`;
      ghost.style.display = 'block';
      if (id) cardOf(id)?.setAttribute('data-dragged', '');
    }
    if (!shown || shown.to - shown.from !== position.to - position.from) {
      ghost.style[columns ? 'height' : 'width'] = `${pixels(position.to - position.from)}px`;
    }
    const [across, along] = [position.lane * measured.laneSize, pixels(position.from)];
    ghost.style.transform = columns ? `translate(${across}px, ${along}px)` : `translate(${along}px, ${across}px)`;
    ghost.textContent = host().describe(position);
    ghost.toggleAttribute('data-unavailable', host().isUnavailable(position, id));
    shown = position;
  };

  const cardOf = (id: string) => track.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const hideGhost = () => {
    if (!shown) return;
    shown = null;
    ghost.style.display = 'none';
    for (const card of track.querySelectorAll('[data-dragged]')) card.removeAttribute('data-dragged');
  };

  const end = () => {
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    frame = 0;
    gesture = IDLE;
    host().hold(false);
    atRest = null;
    hideGhost();
    pressed?.removeEventListener('touchmove', onTouchMove);
    pressed = null;
    if (track.hasPointerCapture?.(pointer.id)) track.releasePointerCapture(pointer.id);
    pointer = { id: -1, x: 0, y: 0 };
    window.removeEventListener('keydown', onEscape, true);
  };

  const targetOf = (event: PointerEvent, point: GridPoint): DragTarget | null => {
    const card = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (!card) return host().isOpen(point.lane) ? { kind: 'slot' } : null;
    const id = card.dataset.id ?? '';
    const position = host().press(id);
    if (!position) return null;
    if (!host().isMovable(id)) return { kind: 'still', id };
    const toEdge = pixels(position.to - point.minute);
    return { kind: toEdge <= EDGE_PX ? 'edge' : 'card', id, position };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || gesture.kind !== 'idle') return;
    readGeometry();
    const point = pointAt(event.clientX, event.clientY);
    const target = targetOf(event, point);
    if (!target) return;
    const touch = event.pointerType === 'touch';
    host().hold(true);
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    gesture = reduceDrag(gesture, { kind: 'press', target, point, touch }, limits());
    window.addEventListener('keydown', onEscape, true);
    // the pressed card may be drawn elsewhere or no longer: the gesture goes on without it
    track.setPointerCapture?.(event.pointerId);
    if (!touch) return;
    pressed = event.target;
    pressed?.addEventListener('touchmove', onTouchMove, { passive: false });
    hold = setTimeout(() => {
      gesture = reduceDrag(gesture, { kind: 'hold' }, limits());
      atRest = gesture.kind === 'creating' ? gesture.position : null;
      navigator.vibrate?.(10);
      drawGhost();
    }, TOUCH_HOLD_MS);
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointer.id) {
      if (event.pointerType === 'mouse') showEdge(event);
      return;
    }
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    frame ||= requestAnimationFrame(paint);
  };

  /** Shows by the mouse cursor where a card can be resized. */
  const showEdge = (event: PointerEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (!card || !host().isMovable(card.dataset.id ?? '')) return;
    const toEdge = isColumns() ? card.clientHeight - event.offsetY : card.clientWidth - event.offsetX;
    card.style.cursor = toEdge > EDGE_PX ? '' : isColumns() ? 'ns-resize' : 'ew-resize';
  };

  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointer.id) return;
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    gesture = reduceDrag(gesture, { kind: 'move', point: pointAt(pointer.x, pointer.y) }, limits());
    const drop = dropOf(gesture);
    const touch = event.pointerType === 'touch';
    const held = touch && gesture.kind === 'moving' && drop.kind === 'none' ? gesture.id : null;
    const restedOnPlace = touch && gesture.kind === 'creating' && gesture.position === atRest;
    end();
    if (held || restedOnPlace) return askForMenu(held, event.clientX, event.clientY);
    if (drop.kind !== 'none') host().onDrop(drop);
  };

  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === pointer.id) end();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || gesture.kind === 'idle') return;
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  // after a long press the finger moves the ghost instead of the page
  const onTouchMove = (event: Event) => {
    if (gesture.kind !== 'idle' && gesture.kind !== 'pending') event.preventDefault();
  };
  const askForMenu = (id: string | null, x: number, y: number, byKeys = false) => {
    readGeometry();
    const { lane, minute } = pointAt(x, y);
    host().onMenu({ id, lane, minute, x, y, byKeys });
  };
  const onContextMenu = (event: MouseEvent) => {
    if (gesture.kind !== 'idle' && gesture.kind !== 'pending') return event.preventDefault();
    const target = event.target as Element;
    const cell = target.closest<HTMLElement>('[data-id], [data-slot]');
    event.preventDefault();
    end();
    // the menu key has no coordinates: use the focused element
    const byKeys = event.clientX === 0 || event.button < 0;
    const box = byKeys || cell?.matches('[data-slot]') ? cell?.getBoundingClientRect() : null;
    const id = cell?.dataset.id ?? null;
    if (box) askForMenu(id, box.left + box.width / 2, box.top + Math.min(box.height / 2, 24), byKeys);
    else askForMenu(id, event.clientX, event.clientY);
  };
  /** Opens a booking on a click without a pointer, which comes from assistive technology. */
  const onClick = (event: MouseEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (event.detail === 0 && card?.dataset.id) host().onDrop({ kind: 'open', id: card.dataset.id });
  };

  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerdown', onDown as EventListener],
    ['pointermove', onMove as EventListener],
    ['pointerup', onUp as EventListener],
    ['pointercancel', onCancel as EventListener],
    // here too, since browsers ask at the press who may prevent a scroll
    ['touchmove', onTouchMove, { passive: false }],
    ['contextmenu', onContextMenu as EventListener],
    ['click', onClick as EventListener],
  ];
  for (const [name, handler, options] of listeners) track.addEventListener(name, handler, options);
  const sizes = new ResizeObserver(() => {
    if (gesture.kind === 'idle') return;
    readGeometry();
    hideGhost();
    drawGhost();
  });
  sizes.observe(scroller);
  sizes.observe(track);
  return () => {
    end();
    sizes.disconnect();
    for (const [name, handler, options] of listeners) track.removeEventListener(name, handler, options);
  };
}
