import { createFormatter, type Formatter } from '@canchero/shared-contracts/kit';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * Returns the platform's formatter: pesos, the times of the platform's zone, in which its lists are filtered and exported,
 * wherever the browser is, and dates with their year, since it looks at more than the present one.
 */
export function usePlatformFormatter(): Formatter {
  const { locale } = useIntl();
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { ...DATE, timeZone: PLATFORM_ZONE });
    const dateTime = new Intl.DateTimeFormat(locale, {
      ...DATE,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: PLATFORM_ZONE,
    });
    return {
      ...createFormatter(locale, 'ARS', PLATFORM_ZONE),
      date: (instant) => date.format(new Date(instant)),
      dateTime: (instant) => dateTime.format(new Date(instant)),
    };
  }, [locale]);
}
