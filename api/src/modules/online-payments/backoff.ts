const FIRST_MS = 5_000;
const MAX_MS = 60 * 60_000;

/** Returns the milliseconds to wait after so many attempts: they double, up to an hour. */
export const backoff = (attempts: number): number => Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
