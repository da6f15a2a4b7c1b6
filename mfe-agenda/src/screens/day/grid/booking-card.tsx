import type { Booking } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { type CSSProperties, memo } from 'react';
import { marksOf, marksStyle } from '../../../bookings-data/marks';
import * as css from './booking-card.module.css';
import { bookingCardClass, hasRoomForRange, linesOf, marksClass, titleLines, widthOf } from './booking-card-class';
import { bookingLabel, bookingTitle, timeRange } from './booking-card-text';
import type { Geometry } from './geometry';
import { placeMarks } from './marks-place';
import type { GridTexts } from './types';

/** Values that all cards of a grid share. Keep the object stable: cards are memoised. */
export interface BookingCardContext {
  texts: GridTexts;
  formatter: Formatter;
  geometry: Geometry;
  /** Minutes between the lines. */
  slotMinutes: number;
  isRecentChange(booking: Booking): boolean;
}

interface BookingCardProps {
  booking: Booking;
  court: string;
  from: number;
  to: number;
  column: number;
  columns: number;
  focused: boolean;
  /** True while the drawer beside the grid shows it. */
  open: boolean;
  context: BookingCardContext;
}

export const BookingCard = memo(function BookingCard({
  booking,
  court,
  from,
  to,
  column,
  columns,
  focused,
  open,
  context,
}: BookingCardProps) {
  const { texts, formatter, geometry } = context;
  const minutes = to - from;
  const room = linesOf(geometry, minutes, columns);
  const title = bookingTitle(booking, texts);
  const needed = columns > 1 ? Number.POSITIVE_INFINITY : titleLines(geometry, minutes, title);
  const { width, narrow } = widthOf(geometry, minutes, columns);
  const marks = placeMarks(marksOf(booking), { width, narrow, lines: room, used: 1 + needed });
  const lines = marks?.place === 'foot' ? room - 1 : room;
  const time =
    marks?.place !== 'head' && hasRoomForRange(geometry, minutes, columns)
      ? timeRange(booking, formatter)
      : formatter.time(booking.start);
  const price = 1 + needed < lines ? formatter.money(booking.price) : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a booking is not a table cell; the grid is laid out by time
    <div
      role="gridcell"
      tabIndex={focused ? 0 : -1}
      data-id={booking.id}
      data-open={open || undefined}
      aria-label={bookingLabel(booking, { time, title, price }, court, texts, formatter)}
      className={bookingCardClass(booking, { geometry, minutes, columns, lines })}
      style={placeOf(geometry, from, minutes, column, columns)}
    >
      {1 + needed > lines ? (
        <span className={css.long}>
          <b className={css.time}>{time}</b>
          {`\n${title}`}
        </span>
      ) : (
        <>
          <b className={css.time}>{time}</b>
          {price ? `\n${title}\n${price}` : `\n${title}`}
        </>
      )}
      {marks && <i aria-hidden className={marksClass(marks.place, narrow)} style={marksStyle(marks.shown)} />}
    </div>
  );
});

/** Pixels between a card and the next one in time. */
const GAP = 1;

/** Returns a card's position; a card alone on its court takes its width from the style sheet. */
function placeOf(geometry: Geometry, from: number, minutes: number, column: number, columns: number): CSSProperties {
  const place = geometry.timeStyle(from, minutes - GAP / geometry.pxPerMinute);
  return columns === 1 ? place : { ...place, ...geometry.shareStyle(column, columns) };
}
