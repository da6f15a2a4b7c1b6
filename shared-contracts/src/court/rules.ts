import type { Court } from './schema';
import { USUAL_DURATIONS } from './vocabulary';

/** Returns the minutes that a new booking of a court starts with. */
export const usualDuration = ({ sport, usual_duration }: Pick<Court, 'sport' | 'usual_duration'>): number =>
  usual_duration ?? USUAL_DURATIONS[sport];
