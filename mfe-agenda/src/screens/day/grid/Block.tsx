import type { Booking } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { memo, useEffect, useRef } from 'react';
import { type BlockClasses, blockSize } from './block-styles';
import { bookingLabel, bookingTitle, timeRange } from './block-text';
import { heightOf } from './geometry';
import type { GridTexts } from './types';

/** What is the same for every block of a grid. Stable. */
export interface BlockContext {
  classes: BlockClasses;
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
  const { classes, texts, formatter, isNews } = context;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews(booking)) flash(ref.current);
  }, [booking, isNews]);
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
      ref={ref}
      role="gridcell"
      tabIndex={focused ? 0 : -1}
      data-id={booking.id}
      aria-label={bookingLabel(booking, shown, court, texts, formatter)}
      className={classes.of(booking, size, columns > 1)}
      style={{
        top: heightOf(from),
        height: heightOf(minutes) - 1,
        left: `calc(${(column / columns) * 100}% + 2px)`,
        width: `calc(${100 / columns}% - 5px)`,
      }}
    >
      <b>{shown.time}</b> <span>{shown.title}</span> {shown.price && <i>{shown.price}</i>}
    </div>
  );
});

const FLASH = [
  { outline: '3px solid currentColor', outlineOffset: '-3px', filter: 'brightness(1.15)' },
  { outline: '3px solid transparent', outlineOffset: '-3px', filter: 'none' },
];

function flash(element: HTMLElement | null) {
  if (!element?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate(FLASH, { duration: 1200, easing: 'ease-out' });
}
