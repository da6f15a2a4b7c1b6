interface Claims {
  exp?: unknown;
  iat?: unknown;
  sid?: unknown;
}

/**
 * Returns the claims of a JWT without checking its signature; none if it cannot be parsed.
 * @see https://www.rfc-editor.org/rfc/rfc7519 JSON Web Token
 */
function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}

/** Returns the expiry (`exp`) in epoch milliseconds, or null if there is none. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** Returns the time of issue (`iat`) in epoch milliseconds, or null if there is none. */
export function issueOf(token: string): number | null {
  const { iat } = claimsOf(token);
  return typeof iat === 'number' ? iat * 1000 : null;
}

/** Returns the id of the session on the server (`sid`), or null if there is none. */
export function sessionOf(token: string): string | null {
  const { sid } = claimsOf(token);
  return typeof sid === 'string' ? sid : null;
}

/** Checks whether a token has expired. A token without an expiry never does here. */
export const isExpired = (token: string, now: number): boolean => (expiryOf(token) ?? Number.POSITIVE_INFINITY) <= now;

const SOON_MS = 300_000;

/** Checks whether a token expires within five minutes. `expiry`: epoch milliseconds, null for never. */
export const expiresSoon = (expiry: number | null, now: number): boolean => expiry !== null && expiry - now < SOON_MS;
