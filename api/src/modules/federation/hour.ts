const HOUR_MS = 3_600_000;

/** Returns the begin of the hour in which loads and failures of a moment are counted. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
