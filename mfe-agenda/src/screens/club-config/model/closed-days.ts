import type { ClosedDay } from '@canchero/shared-contracts/club';

/** Returns the first closed day without a date, or with the date of another day; null if all are valid. */
export const faultyClosedDay = (days: readonly ClosedDay[]): ClosedDay | null =>
  days.find((day, i) => day.date === '' || days.findIndex(({ date }) => date === day.date) < i) ?? null;

/** Returns the closed days by date. */
export const byDate = (days: readonly ClosedDay[]): ClosedDay[] =>
  [...days].sort((a, b) => a.date.localeCompare(b.date));
