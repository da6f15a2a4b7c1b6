/** Counts of what is held at a club and not booked: holds of the last half hour that have not become bookings. */
export interface HoldPressure {
  /** Places that the address holds now. */
  open: number;
  ofAddress: number;
  ofClub: number;
  /** Holds of the same court at an overlapping time, by anybody. */
  ofPlace: number;
  /** Courts of the club that take bookings. */
  courts: number;
}

/**
 * Places that one address may hold at once without a proof: enough for a family behind one router, too few to block an
 * evening.
 */
const FREE_OPEN = 3;
/** Holds of an address without a proof: somebody who compares a few places. */
const FREE_OF_ADDRESS = 6;
/**
 * Holds that a club may have without a proof: `FREE_OF_COURT` for each court, but at least `FREE_OF_CLUB`. An evening
 * has twice as many starts.
 */
const FREE_OF_COURT = 6;
const FREE_OF_CLUB = 12;
/** Holds of a place without a proof: players who changed their mind. A place has few that do so in half an hour. */
const FREE_OF_PLACE = 2;
const MAX_FACTOR = 8;

/**
 * Returns the factor of the work that another hold costs: 0 without a proof, then 1, twice as much whenever what is free
 * is held once more, and 8 at most.
 * @param limitFactor multiplies what is free
 */
export function workOf(pressure: HoldPressure, limitFactor: number): number {
  const { open, ofAddress, ofPlace } = pressure;
  const over = Math.max(
    open / (FREE_OPEN * limitFactor),
    ofAddress / (FREE_OF_ADDRESS * limitFactor),
    ofPlace / (FREE_OF_PLACE * limitFactor),
    shareOfClub(pressure, limitFactor),
  );
  return over < 1 ? 0 : Math.min(MAX_FACTOR, 2 ** (Math.floor(over) - 1));
}

/** Checks whether the holds of a club, by anybody, amount to abuse. */
export const isAbused = (pressure: HoldPressure, limitFactor: number): boolean =>
  shareOfClub(pressure, limitFactor) >= 1;

const shareOfClub = ({ ofClub, courts }: HoldPressure, limitFactor: number) =>
  ofClub / (Math.max(FREE_OF_CLUB, FREE_OF_COURT * courts) * limitFactor);
