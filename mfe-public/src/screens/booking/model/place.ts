import type { PublicClub, PublicCourt } from '@canchero/shared-contracts/club';
import type { Choice } from './choice';

/** Place that a visitor wants to book. */
export interface WantedPlace {
  court: PublicCourt;
  /** ISO-8601 UTC. */
  start: string;
  /** Minutes. */
  duration: number;
}

/** Returns the place that an address names; null if it names none, or no court of the club. */
export function readPlace(
  club: Pick<PublicClub, 'courts'>,
  query: URLSearchParams,
  { duration }: Choice,
): WantedPlace | null {
  const court = club.courts.find(({ id }) => id === query.get('court'));
  const start = new Date(query.get('start') ?? '');
  return court && !Number.isNaN(start.getTime()) ? { court, start: start.toISOString(), duration } : null;
}

/** Returns the query of the address of a place, and of the list that it was chosen from. */
export const placeQuery = (choice: Choice, courtId: string, start: string): string =>
  String(
    new URLSearchParams({
      sport: choice.sport,
      date: choice.date,
      duration: String(choice.duration),
      court: courtId,
      start,
    }),
  );

/** State of the history's step to a place: that the list, from which it was chosen, is the step before. */
export interface StepState {
  fromList: true;
}
