import { createHash, randomBytes } from 'node:crypto';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type MercadoPagoConnection, mercadoPagoErrors } from '@canchero/shared-contracts/mercadopago';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { deleteConnection, insertState, selectConnection } from './sql';
import { contextOf } from './tokens';

const STATE_MS = 10 * 60_000;
const random = () => randomBytes(32).toString('base64url');

/** Hashes a state or a code, which are stored in no other form. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Returns the address to which Mercado Pago redirects; it has to be the same in both steps of the authorization. */
export const redirectUriOf = ({ config }: Pick<Services, 'config'>) => `${config.publicUrl}/oauth/mercadopago/callback`;

const DISCONNECTED = {
  status: 'disconnected',
  seller_id: null,
  live_mode: false,
  connected_at: null,
  connected_by: null,
} as const;

/** Returns the club's connection, or a disconnected one. `simulated`: the service runs against the simulator. */
export async function getConnection(tx: Tx, { simulator }: Services, clubId: string): Promise<MercadoPagoConnection> {
  const connection = await selectConnection(tx, clubId);
  return { ...(connection ?? DISCONNECTED), simulated: simulator !== null };
}

/**
 * Starts an authorization and returns the address at which the seller grants it. The state is bound to user and club,
 * works once and expires after ten minutes.
 * @throws mercadopago_unavailable in production without a gateway
 * @see RFC 6749 section 4.1.1, RFC 7636 section 4.3 (PKCE code challenge)
 */
export async function connect(services: Services, actor: Actor): Promise<{ authorization_url: string }> {
  const { db, sealer, clock, mercadoPago, webhookSecret } = services;
  if (webhookSecret === null) throw AppError.of(mercadoPagoErrors.mercadopago_unavailable);
  const [state, codeVerifier] = [random(), random()];
  await db.tenant(actor.clubId, async (tx) => {
    await insertState(tx, {
      hash: hashOf(state),
      clubId: actor.clubId,
      userId: actor.actorId,
      codeVerifier: sealer.seal(codeVerifier, contextOf(actor.clubId, 'verifier')),
      expiresAt: new Date(clock().getTime() + STATE_MS),
    });
    await audit(tx, { ...actor, action: 'mercadopago.connect', object: { type: 'club', id: actor.clubId } });
  });
  return {
    authorization_url: mercadoPago.authorizationUrl({ state, codeVerifier, redirectUri: redirectUriOf(services) }),
  };
}

/** Deletes the club's connection. @throws not_found */
export async function disconnect(tx: Tx, actor: Actor): Promise<void> {
  if (!(await deleteConnection(tx, actor.clubId))) throw AppError.of(commonErrors.not_found);
  await audit(tx, { ...actor, action: 'mercadopago.disconnect', object: { type: 'club', id: actor.clubId } });
}
