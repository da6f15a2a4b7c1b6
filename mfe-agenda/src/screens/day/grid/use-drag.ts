import { type RefObject, useEffect, useRef } from 'react';
import {
  type DragTarget,
  type Drop,
  dropOf,
  type Gesture,
  type GridPoint,
  IDLE,
  type Placement,
  reduceDrag,
} from '../model/drag';
import { GUTTER_WIDTH, HEAD_HEIGHT, heightOf, PX_PER_MINUTE } from './geometry';

/** What the gestures need to know of the grid. Read when a gesture begins and when its placement changes. */
export interface DragHost {
  lanes: number;
  minutes: number;
  /** Whether bookings can be put on a court. */
  isOpen(lane: number): boolean;
  placementOf(id: string): Placement | null;
  /** Whether a placement is known not to work. Advisory: it changes the ghost's look only. */
  isBlocked(placement: Placement, id: string | null): boolean;
  describe(placement: Placement): string;
  onDrop(drop: Drop): void;
}

interface DragParts {
  scroller: RefObject<HTMLElement | null>;
  lanes: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
}

const TOUCH_HOLD_MS = 300;
/** Height of a block's lower edge that resizes it; a short block keeps room to be grabbed. */
const EDGE_PX = 8;
const SCROLL_ZONE = 36;
const SCROLL_SPEED = 12;

/**
 * Pointer gestures over the whole grid with one set of listeners. The geometry is read once, at the press; while it
 * goes on, only the ghost moves (by transform), and React hears of it at the drop.
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
  let shown: Placement | null = null;
  let geometry = { left: 0, top: 0, laneWidth: 1, scrollLeft: 0, scrollTop: 0, view: new DOMRect() };
  let pointer = { id: -1, x: 0, y: 0 };
  let frame = 0;
  let hold: ReturnType<typeof setTimeout> | undefined;

  const limits = () => ({ lanes: host().lanes, minutes: host().minutes });
  const pointAt = (x: number, y: number): GridPoint => ({
    x,
    y,
    lane: Math.floor((x - geometry.left + scroller.scrollLeft - geometry.scrollLeft) / geometry.laneWidth),
    minute: (y - geometry.top + scroller.scrollTop - geometry.scrollTop) / PX_PER_MINUTE,
  });

  const readGeometry = () => {
    const box = track.getBoundingClientRect();
    geometry = {
      left: box.left,
      top: box.top,
      laneWidth: box.width / host().lanes,
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
    const { view } = geometry;
    const toward = (at: number, start: number, end: number) =>
      at < start + SCROLL_ZONE ? -SCROLL_SPEED : at > end - SCROLL_ZONE ? SCROLL_SPEED : 0;
    const dy = toward(pointer.y, view.top + HEAD_HEIGHT, view.bottom);
    const dx = toward(pointer.x, view.left + GUTTER_WIDTH, view.right);
    if (dx === 0 && dy === 0) return false;
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy(gesture.kind === 'moving' ? dx : 0, dy);
    return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop;
  };

  const drawGhost = () => {
    if (gesture.kind === 'idle' || gesture.kind === 'pending') return hideGhost();
    const { placement } = gesture;
    if (placement === shown) return;
    const id = 'id' in gesture ? gesture.id : null;
    if (!shown) {
      ghost.style.width = `${geometry.laneWidth - 2}px`;
      ghost.style.display = 'block';
      if (id) blockOf(id)?.setAttribute('data-dragged', '');
    }
    if (!shown || shown.to - shown.from !== placement.to - placement.from) {
      ghost.style.height = `${heightOf(placement.to - placement.from)}px`;
    }
    ghost.style.transform = `translate(${placement.lane * geometry.laneWidth}px, ${heightOf(placement.from)}px)`;
    ghost.textContent = host().describe(placement);
    ghost.toggleAttribute('data-blocked', host().isBlocked(placement, id));
    shown = placement;
  };

  const blockOf = (id: string) => track.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const hideGhost = () => {
    if (!shown) return;
    shown = null;
    ghost.style.display = 'none';
    for (const block of track.querySelectorAll('[data-dragged]')) block.removeAttribute('data-dragged');
  };

  const end = () => {
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    frame = 0;
    gesture = IDLE;
    hideGhost();
    if (track.hasPointerCapture?.(pointer.id)) track.releasePointerCapture(pointer.id);
    pointer = { id: -1, x: 0, y: 0 };
    window.removeEventListener('keydown', onEscape, true);
  };

  const targetOf = (event: PointerEvent, point: GridPoint): DragTarget | null => {
    const block = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (!block) return host().isOpen(point.lane) ? { kind: 'slot' } : null;
    const id = block.dataset.id ?? '';
    const placement = host().placementOf(id);
    if (!placement) return null;
    const toEdge = heightOf(placement.to - point.minute);
    return { kind: toEdge <= EDGE_PX ? 'edge' : 'block', id, placement };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || gesture.kind !== 'idle') return;
    readGeometry();
    const point = pointAt(event.clientX, event.clientY);
    const target = targetOf(event, point);
    if (!target) return;
    const touch = event.pointerType === 'touch';
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    gesture = reduceDrag(gesture, { kind: 'press', target, point, touch }, limits());
    window.addEventListener('keydown', onEscape, true);
    if (!touch) {
      track.setPointerCapture?.(event.pointerId);
      return;
    }
    hold = setTimeout(() => {
      gesture = reduceDrag(gesture, { kind: 'hold' }, limits());
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

  /** The cursor says where a block can be stretched. */
  const showEdge = (event: PointerEvent) => {
    const block = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (block) block.style.cursor = block.clientHeight - event.offsetY <= EDGE_PX ? 'ns-resize' : '';
  };

  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointer.id) return;
    pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    gesture = reduceDrag(gesture, { kind: 'move', point: pointAt(pointer.x, pointer.y) }, limits());
    const drop = dropOf(gesture);
    end();
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
  // once a press was held, the finger moves the ghost and not the page
  const onTouchMove = (event: TouchEvent) => {
    if (gesture.kind !== 'idle' && gesture.kind !== 'pending') event.preventDefault();
  };
  const onContextMenu = (event: Event) => {
    if (gesture.kind !== 'idle') event.preventDefault();
  };
  /** A click that no pointer made comes from assistive technology. */
  const onClick = (event: MouseEvent) => {
    const block = (event.target as Element).closest<HTMLElement>('[data-id]');
    if (event.detail === 0 && block?.dataset.id) host().onDrop({ kind: 'open', id: block.dataset.id });
  };

  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerdown', onDown as EventListener],
    ['pointermove', onMove as EventListener],
    ['pointerup', onUp as EventListener],
    ['pointercancel', onCancel as EventListener],
    ['touchmove', onTouchMove as EventListener, { passive: false }],
    ['contextmenu', onContextMenu],
    ['click', onClick as EventListener],
  ];
  for (const [name, handler, options] of listeners) track.addEventListener(name, handler, options);
  return () => {
    end();
    for (const [name, handler, options] of listeners) track.removeEventListener(name, handler, options);
  };
}
