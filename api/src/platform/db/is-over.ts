/** Milliseconds by which the last time zone, UTC-12, is behind UTC. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** Checks whether a calendar day (YYYY-MM-DD) is over in every time zone. */
export const isOver = (day: string, now: Date): boolean =>
  day < new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);
