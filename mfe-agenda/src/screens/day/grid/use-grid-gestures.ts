import type { Booking, BookingPlace } from '@canchero/shared-contracts/booking';
import { useRef } from 'react';
import { type Axis, instantOf, minuteOf } from '../model/axis';
import type { Lanes } from '../model/cursor';
import { type Drop, type LanePosition, nudge } from '../model/drag';
import { droppedBooking } from '../model/dropped-booking';
import { freeStart } from '../model/layout';
import type { DragParts } from './drag-host';
import type { Geometry } from './geometry';
import type { GridCourt, GridHandlers } from './types';
import { useDrag } from './use-drag';
import type { GridBlocks } from './use-grid-blocks';
import { useGridKeys } from './use-grid-keys';

/** Content of the grid, by lane. */
export interface GridContent {
  courts: readonly GridCourt[];
  lanes: Lanes;
  blocks: GridBlocks;
  axis: Axis;
  geometry: Geometry;
  /** Minutes between the lines, to which gestures snap. */
  slot: number;
  hold(on: boolean): void;
  /** True if nothing may be changed. */
  readOnly: boolean;
}

interface Gestures {
  handlers: GridHandlers;
  /** Epoch milliseconds of the present. */
  clock: () => number;
  /** Writes the time of an instant as the club does. */
  time(instant: string): string;
}

/** Turns gestures and keys over the grid, in lanes and minutes, into requests about bookings, courts and instants. */
export function useGridGestures(parts: DragParts, content: GridContent, { handlers, clock, time }: Gestures) {
  const { courts, lanes, blocks, axis, geometry, slot, hold, readOnly } = content;

  /** Searches on demand: an index would be rebuilt with each live update. */
  const find = (id: string): { booking: Booking; position: LanePosition } | null => {
    for (const [lane, placed] of lanes.entries()) {
      const booking = placed.find((p) => p.booking.id === id)?.booking;
      if (!booking) continue;
      const from = minuteOf(axis, booking.start);
      return { booking, position: { lane, from, to: from + booking.duration } };
    }
    return null;
  };

  const toBookingPlace = ({ lane, from, to }: LanePosition): BookingPlace | null => {
    const court = courts[lane];
    return court ? { court_id: court.id, start: instantOf(axis, from), duration: to - from } : null;
  };
  const pressed = useRef<Booking | null>(null);
  const place = (booking: Booking | null, position: LanePosition, byKeys = false) => {
    const [target, court] = [toBookingPlace(position), courts[position.lane]];
    if (!booking || !target || !court) return;
    if (court.status !== 'active' && court.id !== booking.court_id) handlers.refuse(court);
    else handlers.place(booking, target, byKeys);
  };
  const freeAt = (lane: number, minute: number) =>
    blocks.at(lane, minute) ? minute : freeStart(minute, slot, [...(lanes[lane] ?? []), ...blocks.on(lane)]);
  const pick = (lane: number, minute: number) => {
    const court = courts[lane];
    if (!court) return;
    const block = blocks.at(lane, minute);
    if (block) handlers.openBlock(block.block.id);
    else if (readOnly) return;
    else if (court.status !== 'active') handlers.refuse(court);
    else handlers.create({ court_id: court.id, start: instantOf(axis, minute), duration: null });
  };
  const onDrop = (drop: Drop) => {
    if (drop.kind === 'open') handlers.open(drop.id);
    else if (drop.kind === 'pick') {
      const minute = freeAt(drop.lane, drop.minute);
      keys.stand({ lane: drop.lane, minute, id: null });
      pick(drop.lane, minute);
    } else if (drop.kind === 'place') {
      place(droppedBooking(pressed.current, find(drop.id)?.booking), drop.position);
      keys.refocus(drop.id);
    } else if (drop.kind === 'create') {
      const target = toBookingPlace(drop.position);
      keys.stand({ lane: drop.position.lane, minute: drop.position.from, id: null });
      if (target) handlers.create(target);
    }
  };

  useDrag(parts, {
    geometry,
    lanes: courts.length,
    minutes: axis.minutes,
    slot,
    isOpen: (lane) => !readOnly && courts[lane]?.status === 'active',
    hold,
    press: (id) => {
      const found = find(id);
      pressed.current = found?.booking ?? null;
      return found?.position ?? null;
    },
    isMovable: (id) => !readOnly && find(id)?.booking.state !== 'hold',
    isUnavailable: ({ lane, from, to }, id) =>
      courts[lane]?.status !== 'active' ||
      blocks.on(lane).some((b) => b.from < to && from < b.to) ||
      (lanes[lane] ?? []).some(
        (p) => p.booking.id !== id && p.booking.state !== 'no_show' && p.from < to && from < p.to,
      ),
    describe: ({ lane, from, to }) =>
      `${time(instantOf(axis, from))} – ${time(instantOf(axis, to))} ${courts[lane]?.name ?? ''}`,
    onDrop,
    onMenu: (at) => {
      if (readOnly) return;
      const booking = (at.id && find(at.id)?.booking) || null;
      const court = courts[at.lane];
      const isFree = !booking && court?.status === 'active' && !blocks.at(at.lane, at.minute);
      const start = instantOf(axis, freeAt(at.lane, at.minute));
      const place = isFree ? { court_id: court.id, start } : null;
      if (booking || place) handlers.menu({ x: at.x, y: at.y, byKeys: at.byKeys, booking, place });
    },
  });

  const nowMinute = () => Math.min(axis.minutes, Math.max(0, minuteOf(axis, new Date(clock()).toISOString())));
  /** Runs `work` for a booking, but of a hold says that it cannot be changed. */
  const change = (id: string, work: (found: { booking: Booking; position: LanePosition }) => void) => {
    const found = readOnly ? null : find(id);
    if (found?.booking.state === 'hold') handlers.refuseHold(found.booking);
    else if (found) work(found);
  };
  const keys = useGridKeys(lanes, { minutes: axis.minutes, slot }, geometry.courtsAs, nowMinute, {
    open: handlers.open,
    create: pick,
    cancel: (id) => change(id, ({ booking }) => handlers.cancel(booking)),
    charge: (id) => change(id, ({ booking }) => handlers.charge(booking)),
    nudge: (id, by) =>
      change(id, ({ booking, position }) => {
        const next = nudge(position, by, { lanes: courts.length, minutes: axis.minutes });
        if (next !== position) place(booking, next, true);
      }),
  });
  return { keys, find };
}
