import { useCallback } from 'react';
import { useIntl } from 'react-intl';

type Values = Record<string, string | number | Date | boolean | null | undefined>;
/** Returns the text of a message in the current language. */
export type Translate<Id extends string> = (id: Id, values?: Values) => string;

/**
 * Returns the texts of one package. Each package types it by its own catalogue:
 * `export const useText = useTranslate<keyof typeof es>`.
 */
export function useTranslate<Id extends string>(): Translate<Id> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
