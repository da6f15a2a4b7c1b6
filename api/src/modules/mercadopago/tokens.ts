import type { Sealer } from '../../platform/encryption/sealer';
import type { MercadoPagoTokens } from '../../platform/payments/mercadopago';
import type { StoredConnection } from './sql';

const DAY_MS = 86_400_000;
/** Tokens live for 180 days, so a month remains for retries. */
const REFRESH_BEFORE_MS = 30 * DAY_MS;

/** Names the purpose of a sealed secret, which can be opened for no other. */
export const contextOf = (clubId: string, kind: 'access' | 'refresh' | 'verifier') => `mercadopago:${clubId}:${kind}`;

/** Seals tokens for storage. */
export function storedTokens(sealer: Sealer, clubId: string, tokens: MercadoPagoTokens, now: Date): StoredConnection {
  const expiresAt = now.getTime() + tokens.expires_in * 1000;
  return {
    seller_id: tokens.user_id,
    public_key: tokens.public_key,
    live_mode: tokens.live_mode,
    scope: tokens.scope,
    access_token: sealer.seal(tokens.access_token, contextOf(clubId, 'access')),
    refresh_token: sealer.seal(tokens.refresh_token, contextOf(clubId, 'refresh')),
    expires_at: new Date(expiresAt),
    refresh_at: new Date(Math.max(now.getTime(), expiresAt - REFRESH_BEFORE_MS)),
  };
}
