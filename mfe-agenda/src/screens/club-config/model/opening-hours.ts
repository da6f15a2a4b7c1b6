import { type OpeningStretch, overlappingWeekday } from '@canchero/shared-contracts/club';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** First stretch of a day without hours. */
const FIRST = { open: '08:00', close: '23:00' };

export const stretchesOf = (hours: readonly OpeningStretch[], weekday: number) =>
  hours.filter((stretch) => stretch.weekday === weekday);

/** Replaces the stretches of a weekday. The result is sorted by weekday. */
export const withDay = (
  hours: readonly OpeningStretch[],
  weekday: number,
  stretches: readonly Omit<OpeningStretch, 'weekday'>[],
): OpeningStretch[] =>
  [...hours.filter((one) => one.weekday !== weekday), ...stretches.map((one) => ({ ...one, weekday }))].sort(
    (a, b) => a.weekday - b.weekday,
  );

/** Returns true if another stretch fits between the last one of a weekday and midnight. */
export const hasRoom = (hours: readonly OpeningStretch[], weekday: number): boolean => {
  const last = stretchesOf(hours, weekday).at(-1);
  return !last || (last.close > last.open && last.close < '23:00');
};

/** Adds a stretch to a weekday for which `hasRoom` is true. */
export function withMore(hours: readonly OpeningStretch[], weekday: number): OpeningStretch[] {
  const before = stretchesOf(hours, weekday);
  const last = before.at(-1);
  // leaves about an hour between them, a usual midday break
  const next = last
    ? { open: `${String(Number(last.close.slice(0, 2)) + 1).padStart(2, '0')}:00`, close: '00:00' }
    : FIRST;
  return withDay(hours, weekday, [...before, next]);
}

/** Copies the hours of a weekday to every day. */
export function copied(hours: readonly OpeningStretch[], weekday: number): OpeningStretch[] {
  const stretches = stretchesOf(hours, weekday).map(({ open, close }) => ({ open, close }));
  return WEEKDAYS.flatMap((day) => stretches.map((stretch) => ({ ...stretch, weekday: day })));
}

/** Returns the first weekday with an unfinished or overlapping stretch, or null. */
export function faultyWeekday(hours: readonly OpeningStretch[]): number | null {
  const unfinished = hours.find((stretch) => !isWhole(stretch));
  return unfinished?.weekday ?? overlappingWeekday(hours);
}

export const isWhole = ({ open, close }: Pick<OpeningStretch, 'open' | 'close'>) => open !== '' && close !== '';

/** Returns true if a stretch ends on the next day. */
export const passesMidnight = ({ open, close }: Pick<OpeningStretch, 'open' | 'close'>) =>
  close !== '' && close !== '24:00' && close !== '00:00' && close <= open;

/** Maps 24:00 to 00:00, because a time field has no 24:00. */
export const shownTime = (time: string) => (time === '24:00' ? '00:00' : time);
