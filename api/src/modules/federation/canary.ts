import { createHash } from 'node:crypto';

/** Loads from which on a canary is judged. */
const LEAST_LOADS = 20;
/** Part of its loads by which a canary may fail more often than the active release. */
const TOLERANCE = 0.02;

/** Clubs that try a release: a share of all, and some by name. */
export interface CanaryReach {
  /** 0 to 100. */
  percent: number;
  club_ids: readonly string[];
}

/** Counts of pages since a canary started. */
export interface CanaryCounts {
  loads: number;
  failures: number;
  active_loads: number;
  active_failures: number;
}

/**
 * Checks whether a club tries a release. The clubs in a share differ by remote, so that the same clubs do not try
 * everything. A club in a share is also in every larger share.
 */
export const triesOut = (name: string, { percent, club_ids }: CanaryReach, clubId: string): boolean =>
  club_ids.includes(clubId) || placeOf(name, clubId) < percent;

/** Returns the place of a club in the order in which clubs try releases of a remote, from 0 to below 100. */
function placeOf(name: string, clubId: string): number {
  const hash = createHash('sha256').update(`${name}/${clubId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Checks whether a canary fails so often that it must not go on. Without a load of the active one, that one never fails. */
export const failsTooOften = ({ loads, failures, active_loads, active_failures }: CanaryCounts): boolean =>
  loads >= LEAST_LOADS && failures / loads - (active_loads > 0 ? active_failures / active_loads : 0) > TOLERANCE;
