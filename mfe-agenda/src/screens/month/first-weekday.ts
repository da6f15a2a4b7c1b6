import type { Language } from '@canchero/shared-contracts/core';

/** The weekday on which calendars of the region begin, 1 Monday to 7 Sunday, as wall calendars there are printed. */
const FIRST: Readonly<Record<Language, number>> = { es: 1, en: 7, pt: 7 };

export const firstWeekday = (locale: string): number => FIRST[locale as Language] ?? 1;
