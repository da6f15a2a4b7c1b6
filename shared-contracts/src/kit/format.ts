import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Centavos, formatMoney } from '../core/money';

/**
 * Formats money, dates and times in the club's currency and zone and the user's language.
 * @sealed
 */
export interface Formatter {
  /** Formats centavos with the currency's symbol. */
  money(amount: Centavos): string;
  /** Formats an instant (ISO-8601 UTC) as HH:MM, 24 hours. */
  time(instant: string): string;
  /** Formats an instant (ISO-8601 UTC) as weekday, day and month, with the year if it is not the club's current one. */
  date(instant: string): string;
  /** Formats an instant (ISO-8601 UTC) as `date`, then `time`. */
  dateTime(instant: string): string;
}

/** Creates a formatter outside of React. `timeZone` is an IANA name. */
export function createFormatter(locale: string, currency: string, timeZone: string): Formatter {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const year = format({ year: 'numeric' });
  const thisYear = format(day);
  const otherYear = format({ ...day, year: 'numeric' });
  const date = (instant: string) => {
    const at = new Date(instant);
    return (year.format(at) === year.format(Date.now()) ? thisYear : otherYear).format(at);
  };
  const money = (amount: Centavos) => formatMoney(amount, currency, locale === 'es' ? 'es-AR' : locale);
  // building the first number format takes milliseconds: do it while the screen's data is loading
  money(0);
  return {
    money,
    time: (instant) => time.format(new Date(instant)),
    date,
    dateTime: (instant) => `${date(instant)} ${time.format(new Date(instant))}`,
  };
}

/** Returns the club's formatter in the current language. */
export function useFormatter(club: { currency: string; timezone: string }): Formatter {
  const { locale } = useIntl();
  return useMemo(() => createFormatter(locale, club.currency, club.timezone), [locale, club.currency, club.timezone]);
}
