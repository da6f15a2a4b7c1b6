const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long things last, milliseconds. */
export const LIFETIME = {
  /** Of a session, however often it is refreshed. */
  session: 7 * 24 * HOUR,
  /** Of a refresh token that is not used. */
  idle: 24 * HOUR,
  verify: 24 * HOUR,
  reset: 30 * MINUTE,
} as const;

export const after = (now: Date, lifetime: number) => new Date(now.getTime() + lifetime);
