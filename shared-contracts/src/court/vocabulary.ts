import type { Sport } from '../club/vocabulary';

/** Minutes that a match usually takes, by sport. */
export const USUAL_DURATIONS: Readonly<Record<Sport, number>> = {
  padel: 90,
  tennis: 60,
  squash: 60,
  football5: 60,
  other: 60,
};
export const COURT_STATUSES = ['active', 'maintenance', 'inactive'] as const;
export type CourtStatus = (typeof COURT_STATUSES)[number];
