import { MIN_DURATION, SNAP_MINUTES } from '@canchero/shared-contracts/booking';

/** Distance in pixels at which a press becomes a drag. */
const DRAG_THRESHOLD = 4;
/** Distance in pixels at which a finger is scrolling instead of pressing. */
const TOUCH_SLOP = 8;

/** Position of the pointer on the screen, in pixels, and in the grid. `minute` is not snapped. */
export interface GridPoint {
  x: number;
  y: number;
  lane: number;
  minute: number;
}

/** Range of minutes of the axis in a lane; `lane` is the index of the court. */
export interface LanePosition {
  lane: number;
  from: number;
  to: number;
}

/** Target of the press. */
export type DragTarget =
  | { kind: 'slot' }
  | { kind: 'card' | 'edge'; id: string; position: LanePosition }
  /** Card of a booking that can be opened, but not moved. */
  | { kind: 'still'; id: string };

/** State of a pointer gesture. */
export type Gesture =
  | { kind: 'idle' }
  | { kind: 'pending'; target: DragTarget; origin: GridPoint; touch: boolean }
  | { kind: 'creating'; origin: GridPoint; position: LanePosition }
  | { kind: 'moving'; id: string; grab: number; original: LanePosition; position: LanePosition }
  | { kind: 'resizing'; id: string; original: LanePosition; position: LanePosition };

export type DragEvent =
  | { kind: 'press'; target: DragTarget; point: GridPoint; touch: boolean }
  /** Sent when a finger has rested for long enough. */
  | { kind: 'hold' }
  | { kind: 'move'; point: GridPoint }
  | { kind: 'cancel' };

/** Size of the grid, and minutes between its lines, to which gestures snap. */
export interface DragLimits {
  lanes: number;
  minutes: number;
  slot: number;
}

export const IDLE: Gesture = { kind: 'idle' };

/** Gesture that has begun to draw: it has a place in the grid. */
export type Drawing = Exclude<Gesture, { kind: 'idle' | 'pending' }>;

/** Checks whether a gesture draws, instead of waiting for what the pressed pointer will do. */
export const isDrawing = (gesture: Gesture): gesture is Drawing =>
  gesture.kind !== 'idle' && gesture.kind !== 'pending';

/** Returns the gesture after an event. */
export function reduceDrag(gesture: Gesture, event: DragEvent, limits: DragLimits): Gesture {
  switch (event.kind) {
    case 'press':
      return gesture.kind === 'idle'
        ? { kind: 'pending', target: event.target, origin: event.point, touch: event.touch }
        : gesture;
    case 'hold':
      return gesture.kind === 'pending' ? begin(gesture, gesture.origin, limits) : gesture;
    case 'move':
      return follow(gesture, event.point, limits);
    case 'cancel':
      return IDLE;
  }
}

/** Meaning of releasing the pointer. */
export type Drop =
  | { kind: 'none' }
  | { kind: 'open'; id: string }
  /** `minute` is that of the press, not snapped. */
  | { kind: 'pick'; lane: number; minute: number }
  | { kind: 'create'; position: LanePosition }
  | { kind: 'place'; id: string; position: LanePosition };

export function dropOf(gesture: Gesture): Drop {
  switch (gesture.kind) {
    case 'idle':
      return { kind: 'none' };
    case 'pending':
      return gesture.target.kind === 'slot'
        ? { kind: 'pick', lane: gesture.origin.lane, minute: gesture.origin.minute }
        : { kind: 'open', id: gesture.target.id };
    case 'creating':
      return { kind: 'create', position: gesture.position };
    case 'moving':
    case 'resizing':
      return isSamePosition(gesture.position, gesture.original)
        ? { kind: 'none' }
        : { kind: 'place', id: gesture.id, position: gesture.position };
  }
}

const isSamePosition = (a: LanePosition, b: LanePosition) => a.lane === b.lane && a.from === b.from && a.to === b.to;

type Pending = Extract<Gesture, { kind: 'pending' }>;

function follow(gesture: Gesture, point: GridPoint, limits: DragLimits): Gesture {
  switch (gesture.kind) {
    case 'idle':
      return gesture;
    case 'pending': {
      const distance = Math.hypot(point.x - gesture.origin.x, point.y - gesture.origin.y);
      if (gesture.touch) return distance > TOUCH_SLOP ? IDLE : gesture;
      if (distance < DRAG_THRESHOLD) return gesture;
      return gesture.target.kind === 'still' ? IDLE : begin(gesture, point, limits);
    }
    case 'creating':
      return keep(gesture, created(gesture.origin, point, limits));
    case 'moving':
      return keep(gesture, moved(gesture.original, point.minute - gesture.grab, point.lane, limits));
    case 'resizing':
      return keep(gesture, resized(gesture.original, point.minute, limits));
  }
}

/** Returns the same object if the position did not change, so that nothing is painted. */
const keep = <G extends { position: LanePosition }>(gesture: G, position: LanePosition): G =>
  isSamePosition(gesture.position, position) ? gesture : { ...gesture, position };

function begin(gesture: Pending, point: GridPoint, limits: DragLimits): Gesture {
  const { target, origin } = gesture;
  if (target.kind === 'still') return gesture;
  if (target.kind === 'slot') return { kind: 'creating', origin, position: created(origin, point, limits) };
  const { id, position: original } = target;
  if (target.kind === 'edge') {
    return { kind: 'resizing', id, original, position: resized(original, point.minute, limits) };
  }
  const grab = origin.minute - original.from;
  return { kind: 'moving', id, grab, original, position: moved(original, point.minute - grab, point.lane, limits) };
}

function created(origin: GridPoint, point: GridPoint, limits: DragLimits): LanePosition {
  const { slot, minutes } = limits;
  const least = Math.max(MIN_DURATION, slot);
  const anchor = clamp(snapDown(origin.minute, slot), 0, minutes - slot);
  const lane = clamp(origin.lane, 0, limits.lanes - 1);
  if (point.minute >= anchor) {
    const to = Math.min(minutes, Math.max(anchor + least, snap(point.minute, slot)));
    return { lane, from: Math.min(anchor, to - least), to };
  }
  const to = anchor + slot;
  const from = clamp(snapDown(point.minute, slot), 0, Math.max(0, to - least));
  return { lane, from, to: Math.max(to, from + least) };
}

/** Moves a position to an unsnapped minute. A booking that begins off the grid's lines can return to its start. */
function moved(original: LanePosition, from: number, lane: number, limits: DragLimits): LanePosition {
  const duration = original.to - original.from;
  const target = Math.abs(from - original.from) < limits.slot / 2 ? original.from : snap(from, limits.slot);
  const start = clamp(target, 0, Math.max(0, limits.minutes - duration));
  return { lane: clamp(lane, 0, limits.lanes - 1), from: start, to: start + duration };
}

function resized(original: LanePosition, end: number, limits: DragLimits): LanePosition {
  const target = Math.abs(end - original.to) < limits.slot / 2 ? original.to : snap(end, limits.slot);
  return { ...original, to: clamp(target, original.from + MIN_DURATION, Math.max(limits.minutes, original.to)) };
}

/** Returns the position one keyboard step further, finer than the grid's lines; the same object if it cannot move. */
export function nudge(
  original: LanePosition,
  by: { lanes?: number; from?: number; to?: number },
  size: Omit<DragLimits, 'slot'>,
) {
  const limits = { ...size, slot: SNAP_MINUTES };
  const next = by.to
    ? resized(original, original.to + by.to, limits)
    : moved(original, original.from + (by.from ?? 0), original.lane + (by.lanes ?? 0), limits);
  return isSamePosition(next, original) ? original : next;
}

const snap = (minute: number, step: number) => Math.round(minute / step) * step;
const snapDown = (minute: number, step: number) => Math.floor(minute / step) * step;
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
