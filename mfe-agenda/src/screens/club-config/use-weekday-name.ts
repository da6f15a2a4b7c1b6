import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that names a weekday (1 = Monday … 7 = Sunday) in the current language. */
export function useWeekdayName(): (weekday: number, length?: 'long' | 'short') => string {
  const { locale } = useIntl();
  return useCallback(
    (weekday, length = 'long') =>
      // 2024-01-01 was a Monday
      new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday)),
    [locale],
  );
}
