import { type MonthDay, occupancy } from '@canchero/shared-contracts/booking';
import { memo } from 'react';
import type { AgendaText } from '../../text';
import * as css from './calendar.module.css';
import type { CalendarDay } from './model/weeks';

type DayFormats = ReturnType<typeof createDayFormats>;

/** Creates the formats of a calendar. Looking them up in each cell costs more than formatting. */
export const createDayFormats = (locale: string) => ({
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  shortWeekday: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
});

interface DayCellProps {
  day: CalendarDay;
  /** Undefined for days of other months, and while loading. */
  counts: MonthDay | undefined;
  loading: boolean;
  /** Name of a closed day, perhaps empty; null on other days. */
  closure: string | null;
  isToday: boolean;
  focused: boolean;
  formats: DayFormats;
  text: AgendaText;
}

/**
 * Cell of a day: its number, its number of bookings, and its occupancy. A month has 42 cells, so that each element and
 * each formatted text here counts. The words for screen readers are a text, since a label would have to begin with what
 * is shown.
 */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, counts, loading, closure, isToday, focused, formats, text } = props;
  const isShut = day.inMonth && (closure !== null || counts?.open_minutes === 0);
  // a closed day has no opening hours of which a share could be booked
  const share = counts && !isShut ? occupancy(counts) : null;
  const percent = share === null ? null : formats.share.format(share);
  const shut = isShut ? text('month.closed', { name: closure || 'none' }) : null;
  const isBlocked = counts !== undefined && counts.blocked_minutes > 0;
  const booked = counts ? text('month.bookings', { count: counts.bookings }) : '';
  // "97 reservas" begins with its number in every language; to format it once more would cost each cell as much again
  const number = booked.split(' ', 1)[0] ?? '';
  const label = [
    formats.date.format(new Date(day.date)),
    ...(isToday ? [text('agenda.today')] : []),
    ...(shut ? [shut] : []),
    ...(booked ? [booked] : []),
    ...(percent ? [text('month.occupied', { percent })] : []),
    ...(isBlocked ? [text('month.blocked')] : []),
  ].join(', ');
  return (
    <td className={day.inMonth ? css.cell : `${css.cell} ${css.outside}`}>
      <button
        type="button"
        data-date={day.date}
        className={css.day}
        tabIndex={focused ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className={css.words}>{label}</span>
        <span aria-hidden className={css.number}>
          {Number(day.date.slice(8))}
        </span>
        {day.inMonth && loading && <span aria-hidden className={css.bone} />}
        {isBlocked && <span aria-hidden className={css.blocked} />}
        {counts && counts.bookings > 0 && (
          <span aria-hidden className={css.count}>
            <b>{number}</b>
            {booked.slice(number.length)}
          </span>
        )}
        {percent !== null && share !== null && (
          <span
            aria-hidden
            className={share >= 0.85 ? `${css.fill} ${css.full}` : css.fill}
            style={{ backgroundSize: `${share * 100}% 100%` }}
          >
            {percent}
          </span>
        )}
        {shut && (
          <span aria-hidden className={css.shut}>
            {shut}
          </span>
        )}
      </button>
    </td>
  );
});
