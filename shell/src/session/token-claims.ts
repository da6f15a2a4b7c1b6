interface Claims {
  exp?: unknown;
  iat?: unknown;
  sid?: unknown;
}

/** What a JWT says, unchecked; nothing when it is none. */
function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}

/** Expiry of a JWT as epoch milliseconds; null when it says none or is not a JWT. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** When a JWT was issued as epoch milliseconds; null when it does not say or is not a JWT. */
export function issueOf(token: string): number | null {
  const { iat } = claimsOf(token);
  return typeof iat === 'number' ? iat * 1000 : null;
}

/** The session on the server that a JWT belongs to; null when it says none or is not a JWT. */
export function sessionOf(token: string): string | null {
  const { sid } = claimsOf(token);
  return typeof sid === 'string' ? sid : null;
}

/** True for a token whose time has passed; one without a time never expires here. */
export const isExpired = (token: string, now: number): boolean => (expiryOf(token) ?? Number.POSITIVE_INFINITY) <= now;

const SOON_MS = 300_000;

/** Checks whether a token expires within five minutes. `expiry`: epoch milliseconds, null for never. */
export const expiresSoon = (expiry: number | null, now: number): boolean => expiry !== null && expiry - now < SOON_MS;
