import type { Language } from '@canchero/shared-contracts/core';

/** Notation of figures and dates in files of a language. */
export interface Notation {
  /** Between the cells of a CSV file: where the comma is the decimal mark, spreadsheets expect a semicolon. */
  separator: ',' | ';';
  decimal: '.' | ',';
  /** Format of dates in spreadsheets. */
  dateFormat: 'yyyy-mm-dd' | 'dd/mm/yyyy';
  /** BCP 47 tag. */
  locale: string;
}

export const NOTATIONS: Readonly<Record<Language, Notation>> = {
  es: { separator: ';', decimal: ',', dateFormat: 'dd/mm/yyyy', locale: 'es-AR' },
  pt: { separator: ';', decimal: ',', dateFormat: 'dd/mm/yyyy', locale: 'pt-BR' },
  en: { separator: ',', decimal: '.', dateFormat: 'yyyy-mm-dd', locale: 'en' },
};

/** Writes a calendar date (YYYY-MM-DD) as people read it. */
export const dateText = (date: string, { dateFormat }: Notation): string =>
  dateFormat === 'yyyy-mm-dd' ? date : date.split('-').reverse().join('/');
