const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetimes in milliseconds. */
export const LIFETIME = {
  /** Longest lifetime of a session, however often it is refreshed. */
  session: 7 * 24 * HOUR_MS,
  /** Lifetime of an unused refresh token. */
  idle: 24 * HOUR_MS,
  /** Time in which a refresh token that is used again gets the same successor. */
  renewal: 30_000,
  /** Time for which a session may get admin tokens after it passed the second factor. */
  secondFactor: 12 * HOUR_MS,
  /** Lifetime of a link that verifies an e-mail address. */
  verify: 24 * HOUR_MS,
  /** Lifetime of a link that resets a password. */
  reset: 30 * MINUTE_MS,
} as const;

/** Returns the instant `lifetime` milliseconds after `now`. */
export const after = (now: Date, lifetime: number) => new Date(now.getTime() + lifetime);
