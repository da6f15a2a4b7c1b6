import { memo, useEffect, useRef } from 'react';
import type { MinuteRange } from '../model/axis';
import type { PlacedBlock } from '../model/blocks';
import type { Cursor } from '../model/cursor';
import type { PlacedBooking } from '../model/layout';
import { BlockArea } from './block-area';
import { BookingCard, type BookingCardContext } from './booking-card';
import * as css from './grid.module.css';
import { SlotCursor } from './slot-cursor';
import type { GridCourt } from './types';
import { useChangeFlash } from './use-change-flash';

interface LaneProps {
  court: GridCourt;
  lane: number;
  lanes: number;
  placed: readonly PlacedBooking[];
  /** Minutes whose bookings are drawn; in the lane of the keyboard cursor all are drawn. */
  from: number;
  to: number;
  blocks: readonly PlacedBlock[];
  /** Keyboard cursor, if it is in this lane. */
  cursor: Cursor | null;
  /** Booking that the drawer beside the grid shows, if it is in this lane. */
  open: string | null;
  /** Increases when the cursor's place should take the focus. */
  focusRequest: number;
  slotLabel(lane: number, minute: number): string;
  context: BookingCardContext;
}

/** One court: a row for assistive technology, with its bookings in order of time and one free slot at the cursor. */
export const Lane = memo(function Lane(props: LaneProps) {
  const { court, lane, lanes, placed, from, to, blocks, cursor, open, focusRequest, slotLabel, context } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { texts, isRecentChange, geometry, slotMinutes } = context;
  const drawn = cursor ? placed : placed.filter((p) => p.from < to && p.to > from);
  useChangeFlash(ref, drawn, isRecentChange);
  useEffect(() => {
    if (focusRequest === 0) return;
    const target = ref.current?.querySelector<HTMLElement>('[tabindex="0"]');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [focusRequest]);
  const closed = court.status === 'active' ? null : texts[court.status];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    // biome-ignore lint/a11y/useSemanticElements: laid out by time, not as a table
    <div
      ref={ref}
      role="row"
      aria-rowindex={lane + 1}
      data-lane={lane}
      className={closed ? `${css.lane} ${css.laneClosed}` : css.lane}
      style={geometry.laneStyle(lane, lanes)}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: a name, not a control */}
      {/* biome-ignore lint/a11y/useSemanticElements: as the row */}
      <span role="rowheader" className={css.hidden}>
        {closed ? `${court.name}, ${closed}` : court.name}
      </span>
      {blocks.map((b) => (
        <BlockArea key={b.block.id} placed={b} geometry={geometry} texts={texts} />
      ))}
      {drawn.map((p) => (
        <BookingCard
          key={p.booking.id}
          booking={p.booking}
          court={court.name}
          from={p.from}
          to={p.to}
          column={p.column}
          columns={p.columns}
          focused={cursor?.id === p.booking.id}
          open={open === p.booking.id}
          context={context}
        />
      ))}
      {cursor && cursor.id === null && (
        <SlotCursor
          geometry={geometry}
          slot={freeSlot(cursor.minute, placed, slotMinutes)}
          label={slotLabel(lane, cursor.minute)}
        />
      )}
    </div>
  );
});

/** Returns the free range at a minute: up to the next line of the grid or the next booking. */
function freeSlot(minute: number, placed: readonly PlacedBooking[], slot: number): MinuteRange {
  const to = (Math.floor(minute / slot) + 1) * slot;
  const next = placed.find((p) => p.from > minute);
  return { from: minute, to: next ? Math.min(to, next.from) : to };
}
