/** Expiry of a JWT as epoch milliseconds; null when it says none or is not a JWT. */
export function expiryOf(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** True for a token whose time has passed; one without a time never expires here. */
export const isExpired = (token: string, now: number): boolean => (expiryOf(token) ?? Number.POSITIVE_INFINITY) <= now;
