/** How a day of the month is written. Made once for all cells: looking them up for each costs more than formatting. */
export type DayFormats = ReturnType<typeof createDayFormats>;

export const createDayFormats = (locale: string) => ({
  date: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  count: new Intl.NumberFormat(locale),
  share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
});
