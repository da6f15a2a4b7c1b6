import { dropOf, type Gesture, IDLE, isDrawing, type LanePosition, reduceDrag } from '../model/drag';
import { pressTarget, showEdge } from './card-edge';
import { createGhost } from './drag-ghost';
import type { DragElements, DragHost } from './drag-host';
import { scrollAtEdge } from './edge-scroll';
import { type GridPlace, gridPointAt, measureGrid } from './grid-place';
import { createRestingFinger } from './resting-finger';

const NO_POINTER = { id: -1, x: 0, y: 0 };
const pointerOf = (event: PointerEvent) => ({ id: event.pointerId, x: event.clientX, y: event.clientY });

/**
 * Follows a pointer from its press on the grid to its release. The layout is measured at the press; during the gesture
 * only the ghost moves, and `host` learns of the drop.
 *
 * @param onRested called when a finger is lifted where it rested, with the id of the booking there or null
 */
export function createPointerGesture(
  elements: DragElements,
  host: () => DragHost,
  onRested: (id: string | null, at: { x: number; y: number }) => void,
) {
  const { scroller, lanes } = elements;
  let gesture: Gesture = IDLE;
  let pointer = NO_POINTER;
  /** Measured at each press, before it is read. */
  let place!: GridPlace;
  let frame = 0;
  /** New booking as the resting finger drew it; null until it rests. */
  let atRest: LanePosition | null = null;

  const ghost = createGhost(elements, host);
  const draw = () => ghost.draw(gesture, place.laneSize);
  const finger = createRestingFinger(
    () => isDrawing(gesture),
    () => {
      gesture = reduceDrag(gesture, { kind: 'hold' }, host());
      atRest = gesture.kind === 'creating' ? gesture.position : null;
      draw();
    },
  );
  const measure = () => {
    place = measureGrid(elements, host().geometry, host().lanes);
  };
  const follow = () => {
    const point = gridPointAt(place, scroller, host().geometry, pointer);
    gesture = reduceDrag(gesture, { kind: 'move', point }, host());
  };
  const paint = () => {
    const scrolled = isDrawing(gesture) && scrollAtEdge(scroller, place.view, host().geometry, gesture, pointer);
    frame = scrolled ? requestAnimationFrame(paint) : 0;
    follow();
    draw();
  };

  const end = () => {
    finger.lift();
    cancelAnimationFrame(frame);
    frame = 0;
    gesture = IDLE;
    host().hold(false);
    atRest = null;
    ghost.hide();
    if (lanes.hasPointerCapture?.(pointer.id)) lanes.releasePointerCapture(pointer.id);
    pointer = NO_POINTER;
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || gesture.kind !== 'idle') return;
    measure();
    const point = gridPointAt(place, scroller, host().geometry, pointerOf(event));
    const target = pressTarget(event, point, host());
    if (!target) return;
    const touch = event.pointerType === 'touch';
    host().hold(true);
    pointer = pointerOf(event);
    gesture = reduceDrag(gesture, { kind: 'press', target, point, touch }, host());
    // the pressed card may be drawn elsewhere or no longer: the gesture goes on without it
    lanes.setPointerCapture?.(event.pointerId);
    if (touch) finger.press(event.target);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId === pointer.id) {
      pointer = pointerOf(event);
      frame ||= requestAnimationFrame(paint);
    } else if (event.pointerType === 'mouse') showEdge(event, host());
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== pointer.id) return;
    pointer = pointerOf(event);
    follow();
    const drop = dropOf(gesture);
    const touch = event.pointerType === 'touch';
    const held = touch && gesture.kind === 'moving' && drop.kind === 'none' ? gesture.id : null;
    const restedOnPlace = touch && gesture.kind === 'creating' && gesture.position === atRest;
    const at = pointer;
    end();
    if (held || restedOnPlace) onRested(held, at);
    else if (drop.kind !== 'none') host().onDrop(drop);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId === pointer.id) end();
  };

  return {
    press,
    move,
    release,
    cancel,
    end,
    keepPage: finger.keepPage,
    isPressed: () => gesture.kind !== 'idle',
    isDrawing: () => isDrawing(gesture),
    /** Draws the gesture again in a grid of another size. */
    resize: () => {
      if (gesture.kind === 'idle') return;
      measure();
      ghost.hide();
      draw();
    },
  };
}
