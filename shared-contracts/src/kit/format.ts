import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Centavos, formatMoney } from '../core/money';

/** Money, dates and times as this club reads them: its currency, its zone, the user's language. */
export interface Formatter {
  money(amount: Centavos): string;
  /** HH:MM of an instant, 24 hours. */
  time(instant: string): string;
  /** Weekday, day and month of an instant. */
  date(instant: string): string;
  dateTime(instant: string): string;
}

export function createFormatter(locale: string, currency: string, timeZone: string): Formatter {
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const money = (amount: Centavos) => formatMoney(amount, currency, locale === 'es' ? 'es-AR' : locale);
  // the first amount takes milliseconds to make ready: now, while a screen's data is on its way
  money(0);
  return {
    money,
    time: (instant) => time.format(new Date(instant)),
    date: (instant) => date.format(new Date(instant)),
    dateTime: (instant) => `${date.format(new Date(instant))} ${time.format(new Date(instant))}`,
  };
}

export function useFormatter(club: { currency: string; timezone: string }): Formatter {
  const { locale } = useIntl();
  return useMemo(() => createFormatter(locale, club.currency, club.timezone), [locale, club.currency, club.timezone]);
}
