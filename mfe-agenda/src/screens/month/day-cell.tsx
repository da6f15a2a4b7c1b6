import { type MonthDay, occupancy } from '@canchero/shared-contracts/booking';
import { memo } from 'react';
import { useText } from '../../text';
import * as css from './calendar.module.css';
import type { CalendarDay } from './model/weeks';

type DayFormats = ReturnType<typeof createDayFormats>;

/** Creates the formats of all day cells. Looking them up in each cell costs more than formatting. */
export const createDayFormats = (locale: string) => ({
  date: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  count: new Intl.NumberFormat(locale),
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
}

/** Cell of a day: its number, its number of bookings, and its occupancy. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const text = useText();
  const { day, counts, loading, closure, isToday, focused, formats } = props;
  const isShut = day.inMonth && (closure !== null || counts?.open_minutes === 0);
  // what is left on a closed day fills no hours
  const share = counts && !isShut ? occupancy(counts) : null;
  const percent = share === null ? null : formats.share.format(share);
  const shut = isShut ? text('month.closed', { name: closure || 'none' }) : null;
  const label = [
    formats.date.format(new Date(day.date)),
    ...(isToday ? [text('agenda.today')] : []),
    ...(shut ? [shut] : []),
    ...(counts ? [text('month.bookings', { count: counts.bookings })] : []),
    ...(percent ? [text('month.occupied', { percent })] : []),
    ...(counts && counts.blocked_minutes > 0 ? [text('month.blocked')] : []),
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
        <span className={css.hidden}>{label}</span>
        <span className={css.shown} aria-hidden>
          <span className={css.number}>{Number(day.date.slice(8))}</span>
          {day.inMonth && loading && <span className={css.bone} />}
          {counts && counts.blocked_minutes > 0 && <span className={css.blocked} />}
          {counts && counts.bookings > 0 && (
            <span className={css.count}>
              <b>{formats.count.format(counts.bookings)}</b>{' '}
              <span>{text('month.unit', { count: counts.bookings })}</span>
            </span>
          )}
          {percent !== null && (
            <span className={css.fill}>
              <span
                className={css.bar}
                style={{ backgroundSize: `${(share ?? 0) * 100}% 100%` }}
                data-full={(share ?? 0) >= 0.85 || undefined}
              />
              <span className={css.percent}>{percent}</span>
            </span>
          )}
          {shut && <span className={css.shut}>{shut}</span>}
        </span>
      </button>
    </td>
  );
});
