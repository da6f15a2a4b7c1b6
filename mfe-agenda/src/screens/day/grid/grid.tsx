import type { Block } from '@canchero/shared-contracts/block';
import type { Booking, BookingPlace } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { useCallback, useMemo, useRef } from 'react';
import { type Axis, instantOf, minuteOf } from '../model/axis';
import { blocksByCourt, type PlacedBlock } from '../model/blocks';
import { type Drop, type LanePosition, nudge } from '../model/drag';
import { freeStart } from '../model/layout';
import { blockTitle } from './block-area';
import type { BookingCardContext } from './booking-card';
import { cachedFormatter } from './cached-formatter';
import { CourtNames } from './court-names';
import { type CourtsAs, measuresOf, type Zoom } from './geometry';
import * as css from './grid.module.css';
import { Hours } from './hours';
import { HoverCard } from './hover-card';
import { Lane } from './lane';
import { NowLine } from './now-line';
import type { GridCourt, GridHandlers, GridTexts } from './types';
import { useDrag } from './use-drag';
import { useGeometry } from './use-geometry';
import { useGridKeys } from './use-grid-keys';
import { useGridWindow } from './use-grid-window';
import { useLanes } from './use-lanes';
import { useOpeningScroll } from './use-opening-scroll';

export interface GridProps {
  /** Accessible name of the grid. */
  label: string;
  /** Courts in the order of the lanes. */
  courts: readonly GridCourt[];
  bookings: readonly Booking[];
  /** Spans in which courts are out of use. */
  blocks?: readonly Block[];
  axis: Axis;
  /** Direction of the courts; columns if absent. */
  courtsAs?: CourtsAs;
  /** Scale of the time axis; the usual one if absent. */
  zoom?: Zoom;
  /** Minutes between the lines of the grid, to which gestures snap. */
  slotMinutes?: number;
  texts: GridTexts;
  formatter: Formatter;
  handlers: GridHandlers;
  /** Epoch milliseconds of the present. */
  clock?: () => number;
  /** Returns true once for a colleague's change that was not shown yet; called once per booking object. */
  isRecentChange?: (booking: Booking) => boolean;
  /** Id of the booking that the drawer beside the grid shows. */
  open?: string | null;
  /** True while bookings are loading. */
  busy?: boolean;
}

const NEVER = () => false;
const NO_BLOCKS: readonly never[] = [];

/**
 * Day of a club: courts side by side with time downwards, or courts stacked with time to the right. Takes plain data,
 * reports gestures, and keeps no bookings of its own. Assistive technology reads each court as a row of the grid, so
 * that its bookings come in order of time.
 */
export function Grid(props: GridProps) {
  const { label, courts, bookings, axis, texts, handlers } = props;
  const {
    clock = Date.now,
    isRecentChange = NEVER,
    busy = false,
    courtsAs = 'columns',
    zoom = 'usual',
    slotMinutes = 30,
    blocks = NO_BLOCKS,
    open = null,
  } = props;
  const formatter = useMemo(() => cachedFormatter(props.formatter), [props.formatter]);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const geometry = useGeometry(scroller, courtsAs, zoom, axis.minutes);
  const lanes = useLanes(courts, bookings, axis);
  useOpeningScroll(scroller, axis, geometry, clock);
  const view = useGridWindow(scroller, { lanes: courts.length, minutes: axis.minutes }, geometry, axis.date);
  const blocked = useMemo(() => blocksByCourt(blocks, axis), [blocks, axis]);
  const blocksOn = useCallback(
    (lane: number): readonly PlacedBlock[] => blocked.get(courts[lane]?.id ?? '') ?? NO_BLOCKS,
    [blocked, courts],
  );
  const blockAt = useCallback(
    (lane: number, minute: number) => blocksOn(lane).find((b) => b.from <= minute && minute < b.to),
    [blocksOn],
  );
  const { laneSize } = view;
  const context = useMemo<BookingCardContext>(
    () => ({ texts, formatter, geometry: { ...geometry, laneSize }, slotMinutes, isRecentChange }),
    [texts, formatter, geometry, laneSize, slotMinutes, isRecentChange],
  );
  const nowMinute = () => Math.min(axis.minutes, Math.max(0, minuteOf(axis, new Date(clock()).toISOString())));

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
  const place = (id: string, position: LanePosition, byKeys = false) => {
    const [found, target, court] = [find(id), toBookingPlace(position), courts[position.lane]];
    if (!found || !target || !court) return;
    if (court.status !== 'active' && court.id !== found.booking.court_id) handlers.refuse(court);
    else handlers.place(found.booking, target, byKeys);
  };
  const freeAt = (lane: number, minute: number) =>
    blockAt(lane, minute) ? minute : freeStart(minute, slotMinutes, [...(lanes[lane] ?? []), ...blocksOn(lane)]);
  const pick = (lane: number, minute: number) => {
    const court = courts[lane];
    if (!court) return;
    const block = blockAt(lane, minute);
    if (block) handlers.openBlock(block.block.id);
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
      place(drop.id, drop.position);
      keys.refocus(drop.id);
    } else if (drop.kind === 'create') {
      const target = toBookingPlace(drop.position);
      keys.stand({ lane: drop.position.lane, minute: drop.position.from, id: null });
      if (target) handlers.create(target);
    }
  };

  useDrag(
    { scroller, lanes: track, ghost },
    {
      geometry,
      lanes: courts.length,
      minutes: axis.minutes,
      slot: slotMinutes,
      isOpen: (lane) => courts[lane]?.status === 'active',
      positionOf: (id) => find(id)?.position ?? null,
      isMovable: (id) => find(id)?.booking.state !== 'hold',
      isUnavailable: ({ lane, from, to }, id) =>
        courts[lane]?.status !== 'active' ||
        blocksOn(lane).some((b) => b.from < to && from < b.to) ||
        (lanes[lane] ?? []).some(
          (p) => p.booking.id !== id && p.booking.state !== 'no_show' && p.from < to && from < p.to,
        ),
      describe: ({ lane, from, to }) =>
        `${formatter.time(instantOf(axis, from))} – ${formatter.time(instantOf(axis, to))} ${courts[lane]?.name ?? ''}`,
      onDrop,
      onMenu: (at) => {
        const booking = (at.id && find(at.id)?.booking) || null;
        const court = courts[at.lane];
        const isFree = !booking && court?.status === 'active' && !blockAt(at.lane, at.minute);
        const start = instantOf(axis, freeAt(at.lane, at.minute));
        const place = isFree ? { court_id: court.id, start } : null;
        if (booking || place) handlers.menu({ x: at.x, y: at.y, booking, place });
      },
    },
  );

  const keys = useGridKeys(lanes, { minutes: axis.minutes, slot: slotMinutes }, courtsAs, nowMinute, {
    open: handlers.open,
    create: pick,
    cancel: (id) => {
      const found = find(id);
      if (found?.booking.state === 'hold') handlers.refuseHold(found.booking);
      else if (found) handlers.cancel(found.booking);
    },
    charge: (id) => {
      const found = find(id);
      if (found?.booking.state === 'hold') handlers.refuseHold(found.booking);
      else if (found) handlers.charge(found.booking);
    },
    nudge: (id, by) => {
      const found = find(id);
      if (!found) return;
      if (found.booking.state === 'hold') return handlers.refuseHold(found.booking);
      const next = nudge(found.position, by, { lanes: courts.length, minutes: axis.minutes });
      if (next !== found.position) place(id, next, true);
    },
  });

  const slotLabel = useCallback(
    (lane: number, minute: number) => {
      const time = formatter.time(instantOf(axis, minute));
      const block = blockAt(lane, minute);
      const court = courts[lane]?.name ?? '';
      return block ? texts.blocked(time, court, blockTitle(block, texts)) : texts.free(time, court);
    },
    [texts, formatter, axis, blockAt, courts],
  );
  const findForCard = (id: string) => {
    const found = find(id);
    return found ? { booking: found.booking, court: courts[found.position.lane]?.name ?? '' } : null;
  };

  const measures = measuresOf(geometry, { lanes: courts.length, minutes: axis.minutes, slot: slotMinutes });
  const names = (
    <CourtNames
      courts={courts}
      from={view.from}
      to={view.to}
      geometry={geometry}
      texts={texts}
      onFilter={handlers.filter}
    />
  );
  const hours = <Hours axis={axis} geometry={geometry} formatter={formatter} clock={clock} />;
  return (
    <div ref={frame} className={css.frame} data-courts-as={courtsAs} style={measures}>
      {busy && <div className={css.progress} aria-hidden />}
      <div ref={scroller} className={css.scroller} data-testid="agenda-scroller">
        <div className={css.area} style={geometry.areaStyle(courts.length, axis.minutes)}>
          <div className={css.head}>
            <div className={css.corner} />
            {courtsAs === 'columns' ? names : hours}
          </div>
          <div className={css.body} style={geometry.trackStyle(axis.minutes)}>
            <div className={css.side}>{courtsAs === 'columns' ? hours : names}</div>
            {/* biome-ignore lint/a11y/useSemanticElements: placed by time, not by a table's rows */}
            <div
              ref={track}
              role="grid"
              aria-label={label}
              aria-rowcount={courts.length}
              aria-busy={busy}
              tabIndex={keys.cursor ? -1 : 0}
              className={css.lanes}
              onKeyDown={keys.onKeyDown}
              onFocus={(event) => {
                if (event.target === event.currentTarget) keys.enter(event.target.matches(':focus-visible'));
                else if (event.target.dataset.id) keys.adopt(event.target.dataset.id);
              }}
            >
              {axis.closed.map((span) => (
                <div
                  key={span.from}
                  aria-hidden
                  className={css.closed}
                  style={geometry.timeStyle(span.from, span.to - span.from)}
                />
              ))}
              <NowLine axis={axis} geometry={geometry} clock={clock} />
              {courts.map((court, lane) => {
                const here = keys.cursor?.lane === lane;
                if (!here && (lane < view.from || lane >= view.to)) return null;
                return (
                  <Lane
                    key={court.id}
                    court={court}
                    lane={lane}
                    lanes={courts.length}
                    placed={lanes[lane] ?? []}
                    from={view.time.from}
                    to={view.time.to}
                    blocks={blocksOn(lane)}
                    cursor={here ? keys.cursor : null}
                    open={open && lanes[lane]?.some((p) => p.booking.id === open) ? open : null}
                    focusRequest={here ? keys.focusRequest : 0}
                    slotLabel={slotLabel}
                    context={context}
                  />
                );
              })}
              <div ref={ghost} className={css.ghost} aria-hidden data-testid="drag-ghost" />
            </div>
          </div>
        </div>
      </div>
      <HoverCard frame={frame} find={findForCard} texts={texts} formatter={formatter} />
    </div>
  );
}
