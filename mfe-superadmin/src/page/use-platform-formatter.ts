import { createFormatter, type Formatter } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * Returns the platform's formatter: pesos, the times of the browser, since the platform belongs to no club, and dates with
 * their year, since it looks at more than the present one.
 */
export function usePlatformFormatter(): Formatter {
  const { locale } = useIntl();
  return useMemo(() => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const date = new Intl.DateTimeFormat(locale, { ...DATE, timeZone });
    const dateTime = new Intl.DateTimeFormat(locale, {
      ...DATE,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
    return {
      ...createFormatter(locale, 'ARS', timeZone),
      date: (instant) => date.format(new Date(instant)),
      dateTime: (instant) => dateTime.format(new Date(instant)),
    };
  }, [locale]);
}
