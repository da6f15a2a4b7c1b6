import { type Formatter, useClub, useFormatter } from '@canchero/shared-contracts/kit';
import type { DaySpan } from '@canchero/shared-contracts/report';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Notation of figures in the user's language and the club's currency. */
export interface Figures extends Pick<Formatter, 'money' | 'time' | 'dateTime'> {
  count(value: number): string;
  /** Formats a share from 0 to 1 as a whole percentage. */
  share(value: number): string;
  /** Formats a mean with one decimal. */
  average(value: number): string;
  /** Formats whole minutes, as in `90 min`. */
  minutes(value: number): string;
  /** Formats hours, with the half ones, as in `2.5 h`. */
  hours(value: number): string;
  /** Formats centavos in few characters, as beside an axis. */
  shortMoney(value: number): string;
  /** Formats a calendar date as weekday, day and month. */
  day(date: string): string;
  /** Formats a calendar date in full, with the year. */
  longDay(date: string): string;
  /** Formats a calendar date as weekday and day. */
  shortDay(date: string): string;
  /** Formats the days of a span in few characters, with the year. */
  span(days: DaySpan): string;
  /** Formats a calendar date as day and month. */
  dayMonth(date: string): string;
  /** Formats the month of a calendar date in few characters, with the year. */
  shortMonth(date: string): string;
  /** Formats the month of a calendar date, with the year. */
  month(date: string): string;
  /** Names the month of a calendar date, without the year. */
  monthName(date: string): string;
  /** Names an ISO weekday, 1 for Monday. */
  weekday(weekday: number, style: 'short' | 'long'): string;
}

/** A calendar date has no zone: it is formatted as that day in UTC. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** ISO weekday 1 was the first day of January 2024. */
const dayOf = (weekday: number) => noon(`2024-01-0${weekday}`);

export function useFigures(): Figures {
  const club = useClub();
  const formatter = useFormatter(club);
  const { locale, formatNumber } = useIntl();
  return useMemo(() => {
    const date = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (day: string) => format.format(noon(day));
    };
    const number = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(locale === 'es' ? 'es-AR' : locale, options);
      return (value: number) => format.format(value);
    };
    const spans = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const short = number({
      style: 'currency',
      currency: club.currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    });
    return {
      money: formatter.money,
      time: formatter.time,
      dateTime: formatter.dateTime,
      count: number({}),
      // with a space in Spanish, as all texts have it; the one of Argentina has none
      share: (value) => formatNumber(value, { style: 'percent', maximumFractionDigits: 0 }),
      average: number({ maximumFractionDigits: 1 }),
      minutes: number({ style: 'unit', unit: 'minute', maximumFractionDigits: 0 }),
      hours: number({ style: 'unit', unit: 'hour', maximumFractionDigits: 1 }),
      shortMoney: (value) => short(value / 100),
      day: date({ weekday: 'short', day: 'numeric', month: 'short' }),
      longDay: date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      shortDay: date({ weekday: 'short', day: 'numeric' }),
      span: ({ from, to }) => spans.formatRange(noon(from), noon(to)),
      dayMonth: date({ day: 'numeric', month: 'short' }),
      shortMonth: date({ month: 'short', year: '2-digit' }),
      month: date({ month: 'long', year: 'numeric' }),
      monthName: date({ month: 'long' }),
      weekday: (weekday, style) =>
        new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(dayOf(weekday)),
    };
  }, [club.currency, formatter, formatNumber, locale]);
}
