import type { MercadoPagoTokens } from '../../platform/payments/mercadopago';
import type { Sealer } from '../../platform/sealing/sealer';
import type { StoredConnection } from './sql';

const DAY_MS = 86_400_000;
/** Tokens live 180 days; that leaves a month for trying again. */
const REFRESH_BEFORE_MS = 30 * DAY_MS;

/** What a token is sealed for: it opens as nothing else. */
export const contextOf = (clubId: string, kind: 'access' | 'refresh' | 'verifier') => `mercadopago:${clubId}:${kind}`;

/** Tokens as the table keeps them. */
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
