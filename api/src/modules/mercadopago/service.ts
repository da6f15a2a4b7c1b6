import { createHash, randomBytes } from 'node:crypto';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type MercadoPagoConnection,
  mercadoPagoErrors,
  type OAuthConnected,
} from '@canchero/shared-contracts/mercadopago';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { clubNameOf } from '../clubs/reads';
import { heldBy, standingOf } from '../permissions/reads';
import {
  consumeState,
  deleteConnection,
  endState,
  insertState,
  putConnection,
  selectConnection,
  selectEnded,
} from './sql';
import { contextOf, storedTokens } from './tokens';

const STATE_MS = 10 * 60_000;
const random = () => randomBytes(32).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const redirectUriOf = ({ config }: Services) => `${config.publicUrl}/oauth/mercadopago/callback`;

const DISCONNECTED = {
  status: 'disconnected',
  seller_id: null,
  live_mode: false,
  connected_at: null,
  connected_by: null,
} as const;

export async function getConnection({ db, simulator }: Services, clubId: string): Promise<MercadoPagoConnection> {
  const connection = await db.platform((tx) => selectConnection(tx, clubId));
  return { ...(connection ?? DISCONNECTED), simulated: simulator !== null };
}

/** Begins a connection: a state for this user and club, good once and for ten minutes. */
export async function connect(services: Services, actor: Actor): Promise<{ authorization_url: string }> {
  const { db, sealer, clock, mercadoPago } = services;
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

/** @throws not_found when there is no connection */
export function disconnect({ db }: Services, actor: Actor): Promise<void> {
  return db.tenant(actor.clubId, async (tx) => {
    if (!(await deleteConnection(tx, actor.clubId))) throw AppError.of(commonErrors.not_found);
    await audit(tx, { ...actor, action: 'mercadopago.disconnect', object: { type: 'club', id: actor.clubId } });
  });
}

/**
 * Ends a connection that this user began, if they may still configure the club. The state is used up whatever follows;
 * the same state and code once more are answered as before and do nothing.
 * @throws oauth_state_invalid, oauth_code_refused, mercadopago_unavailable, permission_denied
 */
export async function finishConnecting(
  services: Services,
  caller: Caller,
  requestId: string,
  { code, state }: { code: string; state: string },
): Promise<OAuthConnected> {
  const { db, sealer, clock, mercadoPago } = services;
  const begun = await db.platform((tx) => consumeState(tx, hashOf(state), caller.id, clock()));
  if (!begun) return repeated(services, caller, hashOf(state), hashOf(code));
  const { club_id: clubId } = begun;
  await requireConfiguring(services, caller, clubId);
  const codeVerifier = sealer.open(begun.code_verifier, contextOf(clubId, 'verifier'));
  const tokens = await mercadoPago
    .exchangeCode({ code, codeVerifier, redirectUri: redirectUriOf(services) })
    .catch((error: unknown) => {
      if (!(error instanceof MercadoPagoError)) throw error;
      const kind = error.kind === 'refused' ? 'oauth_code_refused' : 'mercadopago_unavailable';
      throw AppError.of(mercadoPagoErrors[kind], {}, { cause: error });
    });
  return db.platform(async (tx) => {
    const standing = await standingOf(tx, clubId, caller);
    const now = clock();
    await putConnection(tx, clubId, caller.id, now, storedTokens(sealer, clubId, tokens, now));
    await endState(tx, hashOf(state), hashOf(code));
    await audit(tx, {
      requestId,
      actorId: caller.id,
      role: standing?.role ?? 'super_admin',
      clubId,
      action: 'mercadopago.connected',
      object: { type: 'club', id: clubId },
    });
    return { club_id: clubId, club_name: await clubNameOf(tx, clubId) };
  });
}

/** The answer to a page that is loaded again. @throws oauth_state_invalid */
const repeated = ({ db, clock }: Services, caller: Caller, hash: string, codeHash: string): Promise<OAuthConnected> =>
  db.platform(async (tx) => {
    const ended = await selectEnded(tx, hash, caller.id, codeHash, clock());
    if (!ended) throw AppError.of(mercadoPagoErrors.oauth_state_invalid);
    return { club_id: ended.club_id, club_name: await clubNameOf(tx, ended.club_id) };
  });

async function requireConfiguring({ db }: Services, caller: Caller, clubId: string): Promise<void> {
  const held = await db.platform((tx) => heldBy(tx, clubId, caller));
  if (!held.configuration) throw AppError.of(commonErrors.permission_denied);
}
