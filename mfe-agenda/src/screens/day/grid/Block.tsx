import type { Booking } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { type CSSProperties, memo } from 'react';
import * as css from './block.module.css';
import { blockClass, linesOf, titleLines } from './block-class';
import { bookingLabel, bookingTitle, timeRange } from './block-text';
import { heightOf } from './geometry';
import type { GridTexts } from './types';

/** What is the same for every block of a grid. Stable. */
export interface BlockContext {
  texts: GridTexts;
  formatter: Formatter;
  isNews(booking: Booking): boolean;
}

interface BlockProps {
  booking: Booking;
  court: string;
  from: number;
  to: number;
  column: number;
  columns: number;
  focused: boolean;
  context: BlockContext;
}

export const Block = memo(function Block({ booking, court, from, to, column, columns, focused, context }: BlockProps) {
  const { texts, formatter } = context;
  const minutes = to - from;
  const lines = linesOf(minutes);
  const title = bookingTitle(booking, texts);
  const shown = {
    time: lines > 2 && columns === 1 ? timeRange(booking, formatter) : formatter.time(booking.start),
    title,
    price: 1 + titleLines(title) < lines ? formatter.money(booking.price) : '',
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a booking is no table cell; the grid is laid out by time
    <div
      role="gridcell"
      tabIndex={focused ? 0 : -1}
      data-id={booking.id}
      aria-label={bookingLabel(booking, shown, court, texts, formatter)}
      className={blockClass(booking, minutes, columns > 1, title)}
      style={placeOf(from, minutes, column, columns)}
    >
      <b className={css.time}>{shown.time}</b>
      {shown.price ? `\n${shown.title}\n${shown.price}` : `\n${shown.title}`}
    </div>
  );
});

/** A block that has its column's width to itself takes it from the style sheet. */
function placeOf(from: number, minutes: number, column: number, columns: number): CSSProperties {
  const place = { top: heightOf(from), height: heightOf(minutes) - 1 };
  if (columns === 1) return place;
  return { ...place, left: `calc(${(column / columns) * 100}% + 2px)`, width: `calc(${100 / columns}% - 5px)` };
}
