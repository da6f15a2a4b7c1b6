import type { MonthDay } from '@canchero/shared-contracts/booking';
import type { ClosedDay } from '@canchero/shared-contracts/club';
import type { Language } from '@canchero/shared-contracts/core';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { shiftDate, shiftMonth } from '../../bookings-data/model/club-day';
import { useText } from '../../text';
import * as css from './calendar.module.css';
import { createDayFormats, DayCell } from './day-cell';
import { daysOfKey, weeksOf } from './model/weeks';

interface CalendarProps {
  /** YYYY-MM */
  month: string;
  /** Day of the keyboard cursor. */
  date: string;
  today: string;
  /** Undefined while loading. */
  days: readonly MonthDay[] | undefined;
  closedDays: readonly ClosedDay[];
  busy: boolean;
  onDate(date: string): void;
  onOpen(date: string): void;
}

/** Weekday on which calendars of the region begin, 1 Monday to 7 Sunday. */
const FIRST_WEEKDAY: Readonly<Record<Language, number>> = { es: 1, en: 7, pt: 7 };

/** Month as a table of weeks. Arrow keys move by day, page keys by month; Enter opens a day. */
export function Calendar({ month, date, today, days, closedDays, busy, onDate, onOpen }: CalendarProps) {
  const text = useText();
  const { locale } = useIntl();
  const first = FIRST_WEEKDAY[locale as Language] ?? 1;
  const weeks = useMemo(() => weeksOf(month, first), [month, first]);
  const byDate = useMemo(() => new Map(days?.map((day) => [day.date, day])), [days]);
  const closures = useMemo(() => new Map(closedDays.map((day) => [day.date, day.name])), [closedDays]);
  const formats = useMemo(() => createDayFormats(locale), [locale]);
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  /** Date reached by keys, ahead of the drawn one: keys come faster than the address changes. */
  const reached = useRef(date);
  useEffect(() => {
    if (!byKey.current) reached.current = date;
    else if (reached.current === date) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [date]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = dateAt(event);
    if (!at) return;
    const from = byKey.current ? reached.current : at;
    const index =
      Math.max(
        0,
        weeks.flat().findIndex((d) => d.date === from),
      ) % 7;
    const step = daysOfKey(event.key, index);
    const page = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === null && !page) return;
    event.preventDefault();
    event.stopPropagation();
    byKey.current = true;
    reached.current = page ? shiftMonth(from, page) : shiftDate(from, step ?? 0);
    onDate(reached.current);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid that the keyboard walks
    <table ref={table} role="grid" className={css.calendar} aria-label={text('month.grid')} aria-busy={busy}>
      <thead>
        <tr className={css.weekdays}>
          {weeks[0]?.map((day) => {
            const date = new Date(day.date);
            return (
              <th key={day.date} scope="col" abbr={formats.weekday.format(date)}>
                {formats.shortWeekday.format(date)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody
        className={css.weeks}
        onClick={(event) => {
          const clicked = dateAt(event);
          if (clicked) onOpen(clicked);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          byKey.current = false;
        }}
      >
        {weeks.map((week) => (
          <tr key={week[0]?.date} className={css.week}>
            {week.map((day) => (
              <DayCell
                key={day.date}
                day={day}
                counts={byDate.get(day.date)}
                loading={!days}
                closure={closures.get(day.date) ?? null}
                isToday={day.date === today}
                focused={day.date === date}
                formats={formats}
                text={text}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the date of the cell that an event comes from. The table listens for all cells, which stay memoised. */
const dateAt = (event: SyntheticEvent) => (event.target as Element).closest<HTMLElement>('[data-date]')?.dataset.date;
