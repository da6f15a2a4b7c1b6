import { createHmac, timingSafeEqual } from 'node:crypto';

const MINUTE_MS = 60_000;
/** Longest time after which the gateway repeats a message that it could not deliver. */
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE_MS;
const MAX_AHEAD_MS = 5 * MINUTE_MS;
/** Instants above it are milliseconds: as seconds it is the year 5138. */
const MILLISECONDS_FROM = 100_000_000_000;

/** Signed parts of a message. */
export interface SignedParts {
  dataId: string | undefined;
  requestId: string | undefined;
}

/**
 * Returns the signature of a message.
 * @param ts instant as its header gives it, in seconds or milliseconds
 */
export function signatureOf(secret: string, { dataId, requestId }: SignedParts, ts: string): string {
  const manifest = `${dataId ? `id:${dataId};` : ''}${requestId ? `request-id:${requestId};` : ''}ts:${ts};`;
  return createHmac('sha256', secret).update(manifest).digest('hex');
}

/**
 * Checks the header `x-signature` of a message and returns its signature; null if it is not signed with the secret, or
 * not lately. The id may have been signed as it was sent or in lower case.
 * @see https://www.mercadopago.com.ar/developers/en/docs/your-integrations/notifications/webhooks
 */
export function checkSignature(secret: string, header: string, parts: SignedParts, now: Date): string | null {
  const fields = new Map(header.split(',').map((part) => part.trim().split('=', 2) as [string, string]));
  const [ts, v1] = [fields.get('ts') ?? '', fields.get('v1') ?? ''];
  if (!/^\d{9,14}$/.test(ts) || !/^[0-9a-f]{64}$/i.test(v1)) return null;
  const at = Number(ts) * (Number(ts) < MILLISECONDS_FROM ? 1000 : 1);
  if (at > now.getTime() + MAX_AHEAD_MS || at < now.getTime() - MAX_AGE_MS) return null;
  const given = Buffer.from(v1.toLowerCase(), 'hex');
  const ids = new Set([parts.dataId, parts.dataId?.toLowerCase()]);
  const known = [...ids].some((dataId) =>
    timingSafeEqual(given, Buffer.from(signatureOf(secret, { ...parts, dataId }, ts), 'hex')),
  );
  return known ? v1.toLowerCase() : null;
}
