import { type Centavos, formatMoney } from '@canchero/shared-contracts/core';
import { useHost, useStore } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Currency in which plans are charged, whatever that of a club is. */
const CURRENCY = 'ARS';

export interface Format {
  /** Formats centavos of a charge; to the centavo where there are some. */
  money(amount: Centavos, currency?: string): string;
  /** Formats an instant as day, month and year. */
  date(instant: string): string;
}

/** Returns the notation of the reader's language, in the time zone of the selected club or else the browser's. */
export function useFormat(): Format {
  const { locale } = useIntl();
  const timeZone = useStore(useHost().clubs, ({ selected }) => selected?.timezone);
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
    return {
      money: (amount, currency = CURRENCY) => formatMoney(amount, currency, locale === 'es' ? 'es-AR' : locale),
      date: (instant) => date.format(new Date(instant)),
    };
  }, [locale, timeZone]);
}
