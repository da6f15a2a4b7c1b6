import { MAX_DURATION, MIN_DURATION } from '@canchero/shared-contracts/booking';
import type { Sport } from '@canchero/shared-contracts/club';
import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { CAPACITY, type Court, type CourtStatus } from '@canchero/shared-contracts/court';

/** Values of the court form, as typed. */
export interface CourtDraft {
  name: string;
  sport: Sport;
  surface: string;
  indoor: boolean;
  capacity: string;
  color: string;
  status: CourtStatus;
  price: string;
  /** Minutes; empty for those of the sport. */
  usual_duration: string;
}

/** Colours with sufficient contrast in the light and the dark theme. */
export const COLORS = ['#2f7d5b', '#0f7a84', '#2563a8', '#6b4fbb', '#a8327e', '#b3462f', '#9a6700', '#5c6773'] as const;

export const emptyCourt = (sport: Sport, made: number): CourtDraft => ({
  name: '',
  sport,
  surface: '',
  indoor: false,
  capacity: '4',
  color: COLORS[made % COLORS.length] as string,
  status: 'active',
  price: '',
  usual_duration: '',
});

export const draftOf = (court: Court): CourtDraft => ({
  name: court.name,
  sport: court.sport,
  surface: court.surface,
  indoor: court.indoor,
  capacity: String(court.capacity),
  color: court.color,
  status: court.status,
  price: amountText(court.base_price),
  usual_duration: court.usual_duration === null ? '' : String(court.usual_duration),
});

export type CourtProblem = 'name' | 'capacity' | 'price' | 'usual_duration';

/** Returns the fields that have to be corrected before the draft can be saved. */
export function problemsOf(draft: CourtDraft): CourtProblem[] {
  const problems: CourtProblem[] = [];
  if (draft.name.trim() === '') problems.push('name');
  const capacity = Number(draft.capacity);
  if (!Number.isInteger(capacity) || capacity < CAPACITY.min || capacity > CAPACITY.max) problems.push('capacity');
  if (parseAmount(draft.price) === null) problems.push('price');
  const minutes = usualOf(draft);
  if (minutes !== null && !(Number.isInteger(minutes) && minutes >= MIN_DURATION && minutes <= MAX_DURATION))
    problems.push('usual_duration');
  return problems;
}

const usualOf = ({ usual_duration }: Pick<CourtDraft, 'usual_duration'>): number | null =>
  usual_duration.trim() === '' ? null : Number(usual_duration);

/** Maps a draft without problems to the fields of the request. */
export const fieldsOf = ({ price, capacity, ...draft }: CourtDraft) => ({
  ...draft,
  usual_duration: usualOf(draft),
  name: draft.name.trim(),
  surface: draft.surface.trim(),
  capacity: Number(capacity),
  base_price: parseAmount(price) ?? 0,
});
