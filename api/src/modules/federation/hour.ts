const HOUR_MS = 3_600_000;

/** Returns the start of the hour in which a load or failure at this time is counted. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
