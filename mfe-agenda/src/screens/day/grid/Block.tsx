import type { Booking } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { type CSSProperties, memo } from 'react';
import * as css from './block.module.css';
import { blockClass, blockSize } from './block-class';
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

/** Minutes from which a block has room for the price. */
const PRICE_MINUTES = 60;

export const Block = memo(function Block({ booking, court, from, to, column, columns, focused, context }: BlockProps) {
  const { texts, formatter } = context;
  const minutes = to - from;
  const size = blockSize(minutes);
  const shown = {
    time: size !== 'short' && columns === 1 ? timeRange(booking, formatter) : formatter.time(booking.start),
    title: bookingTitle(booking, texts),
    price: minutes >= PRICE_MINUTES ? formatter.money(booking.price) : '',
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a booking is no table cell; the grid is laid out by time
    <div
      role="gridcell"
      tabIndex={focused ? 0 : -1}
      data-id={booking.id}
      aria-label={bookingLabel(booking, shown, court, texts, formatter)}
      className={blockClass(booking, minutes, columns > 1)}
      style={placeOf(from, minutes, column, columns)}
    >
      {/* the spaces part the texts for those who select or search them */}
      <b className={css.time}>{`${shown.time} `}</b>
      <span className={css.title}>{shown.price ? `${shown.title} ` : shown.title}</span>
      {shown.price && <i className={css.price}>{shown.price}</i>}
    </div>
  );
});

/** A block that has its column's width to itself takes it from the style sheet. */
function placeOf(from: number, minutes: number, column: number, columns: number): CSSProperties {
  const place = { top: heightOf(from), height: heightOf(minutes) - 1 };
  if (columns === 1) return place;
  return { ...place, left: `calc(${(column / columns) * 100}% + 2px)`, width: `calc(${100 / columns}% - 5px)` };
}
