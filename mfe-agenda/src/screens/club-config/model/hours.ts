import { type OpeningStretch, overlappingWeekday } from '@canchero/shared-contracts/club';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** What a day gets that had no hours. */
const FIRST = { open: '08:00', close: '23:00' };

export const stretchesOf = (hours: readonly OpeningStretch[], weekday: number) =>
  hours.filter((stretch) => stretch.weekday === weekday);

/** Puts other stretches in place of those of a weekday; all in the order of the week. */
export const withDay = (
  hours: readonly OpeningStretch[],
  weekday: number,
  stretches: readonly Omit<OpeningStretch, 'weekday'>[],
): OpeningStretch[] =>
  [...hours.filter((one) => one.weekday !== weekday), ...stretches.map((one) => ({ ...one, weekday }))].sort(
    (a, b) => a.weekday - b.weekday,
  );

/** Whether another stretch fits behind the last one of a weekday, before midnight. */
export const hasRoom = (hours: readonly OpeningStretch[], weekday: number): boolean => {
  const last = stretchesOf(hours, weekday).at(-1);
  return !last || (last.close > last.open && last.close < '23:00');
};

/** One more stretch on a weekday that has room. */
export function withMore(hours: readonly OpeningStretch[], weekday: number): OpeningStretch[] {
  const before = stretchesOf(hours, weekday);
  const last = before.at(-1);
  // an hour of pause, as at noon
  const next = last
    ? { open: `${String(Number(last.close.slice(0, 2)) + 1).padStart(2, '0')}:00`, close: '00:00' }
    : FIRST;
  return withDay(hours, weekday, [...before, next]);
}

/** The hours of one weekday on every day. */
export function copied(hours: readonly OpeningStretch[], weekday: number): OpeningStretch[] {
  const stretches = stretchesOf(hours, weekday).map(({ open, close }) => ({ open, close }));
  return WEEKDAYS.flatMap((day) => stretches.map((stretch) => ({ ...stretch, weekday: day })));
}

/** The weekday whose hours overlap, or lack an end; null: all is well. */
export function faultyWeekday(hours: readonly OpeningStretch[]): number | null {
  const unfinished = hours.find((stretch) => !isWhole(stretch));
  return unfinished?.weekday ?? overlappingWeekday(hours);
}

export const isWhole = ({ open, close }: Pick<OpeningStretch, 'open' | 'close'>) => open !== '' && close !== '';

/** Whether a stretch ends on the day after. */
export const passesMidnight = ({ open, close }: Pick<OpeningStretch, 'open' | 'close'>) =>
  close !== '' && close !== '24:00' && close !== '00:00' && close <= open;

/** A field of times knows no 24:00. */
export const shownTime = (time: string) => (time === '24:00' ? '00:00' : time);
