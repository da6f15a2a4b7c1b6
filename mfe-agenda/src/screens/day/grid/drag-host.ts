import type { RefObject } from 'react';
import type { Drop, LanePosition } from '../model/drag';
import type { Geometry } from './geometry';
import type { MenuPlace } from './menu-place';

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

/** Point at which a menu opens, in the window and in the grid. */
export interface MenuPoint extends MenuPlace {
  lane: number;
  minute: number;
}

/** Elements of the grid: its scroll box, the area of its lanes, and what shows the place of a gesture. */
export interface DragParts {
  scroller: RefObject<HTMLElement | null>;
  lanes: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
}

/** The same elements, drawn. */
export type DragElements = { [part in keyof DragParts]: HTMLElement };
