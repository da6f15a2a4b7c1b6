import type { Booking } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { type CSSProperties, memo } from 'react';
import { marksOf, marksStyle } from '../../../bookings-data/marks';
import * as css from './booking-card.module.css';
import { bookingCardClass, marksClass } from './booking-card-class';
import { bookingLabel, bookingTitle, timeRange } from './booking-card-text';
import { roomOf, titleLines } from './card-room';
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
  const room = roomOf(geometry, minutes, columns);
  const title = bookingTitle(booking, texts);
  const needed = columns > 1 ? Number.POSITIVE_INFINITY : titleLines(room.width, title);
  const marks = placeMarks(marksOf(booking), { ...room, used: 1 + needed });
  const lines = marks?.place === 'foot' ? room.lines - 1 : room.lines;
  const time = marks?.place !== 'head' && room.range ? timeRange(booking, formatter) : formatter.time(booking.start);
  const price = 1 + needed < lines ? formatter.money(booking.price) : '';
  const bold = <b className={css.time}>{time}</b>;
  const rest = price ? `\n${title}\n${price}` : `\n${title}`;
  const isLong = 1 + needed > lines;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a booking is not a table cell; the grid is laid out by time
    <div
      role="gridcell"
      tabIndex={focused ? 0 : -1}
      data-id={booking.id}
      data-open={open || undefined}
      aria-label={bookingLabel(booking, { time, title, price }, court, texts, formatter)}
      className={bookingCardClass(booking, room, lines)}
      style={placeOf(geometry, from, minutes, column, columns)}
    >
      {isLong ? (
        <span className={css.long}>
          {bold}
          {rest}
        </span>
      ) : (
        bold
      )}
      {/* beside it, since a fragment would be one more component of each card */}
      {!isLong && rest}
      {marks && <i aria-hidden className={marksClass(marks.place, room.narrow)} style={marksStyle(marks.shown)} />}
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
