import { createFormatter, type Formatter } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns the platform's formatter: pesos, and the times of the browser, since the platform belongs to no club. */
export function usePlatformFormatter(): Formatter {
  const { locale } = useIntl();
  return useMemo(() => createFormatter(locale, 'ARS', Intl.DateTimeFormat().resolvedOptions().timeZone), [locale]);
}
