import type { Block } from '@canchero/shared-contracts/block';
import type { Booking } from '@canchero/shared-contracts/booking';
import { type Formatter, lazyPart } from '@canchero/shared-contracts/kit';
import { Suspense, useCallback, useMemo, useRef } from 'react';
import { type Axis, instantOf } from '../model/axis';
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
import { useGeometry } from './use-geometry';
import { useGridBlocks } from './use-grid-blocks';
import { useGridGestures } from './use-grid-gestures';
import { useGridWindow } from './use-grid-window';
import { useLanes } from './use-lanes';
import { useOpeningScroll } from './use-opening-scroll';
import { useSteadyFrame } from './use-steady-frame';

// comes with the menu, which is fetched after the first paint
const OpenBookingScroll = lazyPart(() =>
  import(/* webpackChunkName: "day-menu" */ './open-booking-scroll').then((m) => m.OpenBookingScroll),
);

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
  /** True if gestures and keys open what is there and change nothing. */
  readOnly?: boolean;
  /** True while bookings are loading. */
  busy?: boolean;
}

const NEVER = () => false;
const NO_BLOCKS: readonly Block[] = [];

/**
 * Day of a club: courts side by side with time downwards, or courts stacked with time to the right. Takes plain data,
 * reports gestures, and keeps no bookings of its own. Assistive technology reads each court as a row of the grid, so
 * that its bookings come in order of time.
 */
export function Grid(props: GridProps) {
  const { label, bookings, texts, handlers } = props;
  const { courts, axis, hold } = useSteadyFrame(props);
  const {
    clock = Date.now,
    isRecentChange = NEVER,
    busy = false,
    readOnly = false,
    courtsAs = 'columns',
    zoom = 'usual',
    slotMinutes = 30,
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
  const blocks = useGridBlocks(courts, props.blocks ?? NO_BLOCKS, axis);
  const { laneSize } = view;
  const context = useMemo<BookingCardContext>(
    () => ({ texts, formatter, geometry: { ...geometry, laneSize }, slotMinutes, isRecentChange }),
    [texts, formatter, geometry, laneSize, slotMinutes, isRecentChange],
  );
  const { keys, find } = useGridGestures(
    { scroller, lanes: track, ghost },
    { courts, lanes, blocks, axis, geometry, slot: slotMinutes, hold, readOnly },
    { handlers, clock, time: formatter.time },
  );
  const shown = open === null ? null : find(open);

  const slotLabel = useCallback(
    (lane: number, minute: number) => {
      const time = formatter.time(instantOf(axis, minute));
      const block = blocks.at(lane, minute);
      const court = courts[lane]?.name ?? '';
      return block ? texts.blocked(time, court, blockTitle(block, texts)) : texts.free(time, court);
    },
    [texts, formatter, axis, blocks, courts],
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
                    blocks={blocks.on(lane)}
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
      {open && shown && (
        <Suspense>
          <OpenBookingScroll
            scroller={scroller}
            id={open}
            position={shown.position}
            lanes={courts.length}
            date={axis.date}
            geometry={geometry}
          />
        </Suspense>
      )}
      <HoverCard frame={frame} find={findForCard} texts={texts} formatter={formatter} />
    </div>
  );
}
