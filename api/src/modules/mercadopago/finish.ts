import { AppError, commonErrors, isAppError } from '@canchero/shared-contracts/core';
import { mercadoPagoErrors, type OAuthConnected } from '@canchero/shared-contracts/mercadopago';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { MercadoPagoError, type MercadoPagoTokens } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { clubFacts } from '../clubs/reads';
import { heldBy, standingOf } from '../permissions/reads';
import { hashOf, redirectUriOf } from './service';
import { consumeState, endState, putConnection, type StateUse, selectUse } from './sql';
import { contextOf, storedTokens } from './tokens';

const CONNECTED = 'connected';
/** Longer than the timeout of a call to Mercado Pago. */
const WAIT_MS = 12_000;
const POLL_MS = 150;

/**
 * Exchanges the code of an authorization that this user started, and stores the tokens if the user may still configure
 * the club. The state is used up whatever the outcome. A repeated call with the same state and code, as from a page
 * that is reloaded, waits for the outcome of the first one and answers the same.
 * @see RFC 6749 section 4.1.3 (authorization code), RFC 7636 section 4.5 (PKCE code verifier)
 * @throws oauth_state_invalid, oauth_code_refused, mercadopago_unavailable, permission_denied
 */
export async function finishConnecting(
  services: Services,
  caller: Caller,
  requestId: string,
  { code, state }: { code: string; state: string },
): Promise<OAuthConnected> {
  const { db, sealer, clock } = services;
  const use: StateUse = { hash: hashOf(state), userId: caller.id, codeHash: hashOf(code) };
  const started = await db.platform((tx) => consumeState(tx, use, clock()));
  if (!started) return repeatOutcome(services, use);
  const { club_id: clubId } = started;
  try {
    await requireConfiguring(services, caller, clubId);
    const verifier = sealer.open(started.code_verifier, contextOf(clubId, 'verifier'));
    const tokens = await exchange(services, code, verifier);
    return await store(services, { caller, requestId, clubId, use, tokens });
  } catch (error) {
    const outcome = isAppError(error) ? error.code : 'failed';
    await db.platform((tx) => endState(tx, use.hash, outcome)).catch(() => undefined);
    throw error;
  }
}

const exchange = ({ mercadoPago, ...services }: Services, code: string, codeVerifier: string) =>
  mercadoPago
    .exchangeCode({ code, codeVerifier, redirectUri: redirectUriOf(services) })
    .catch((error: unknown): never => {
      if (!(error instanceof MercadoPagoError)) throw error;
      const kind = error.kind === 'refused' ? 'oauth_code_refused' : 'mercadopago_unavailable';
      throw AppError.of(mercadoPagoErrors[kind], {}, { cause: error });
    });

interface Authorized {
  caller: Caller;
  requestId: string;
  clubId: string;
  use: StateUse;
  tokens: MercadoPagoTokens;
}

const store = (
  { db, sealer, clock }: Services,
  { caller, requestId, clubId, use, tokens }: Authorized,
): Promise<OAuthConnected> =>
  db.platform(async (tx) => {
    const now = clock();
    const standing = await standingOf(tx, clubId, caller, now);
    await putConnection(tx, clubId, caller.id, now, storedTokens(sealer, clubId, tokens, now));
    await endState(tx, use.hash, CONNECTED);
    await audit(tx, {
      requestId,
      actorId: caller.id,
      role: standing?.role ?? 'super_admin',
      clubId,
      action: 'mercadopago.connected',
      object: { type: 'club', id: clubId },
    });
    return { club_id: clubId, club_name: (await clubFacts(tx, clubId)).name };
  });

/** Waits for the outcome of the first call with the same state and code. @throws those of `finishConnecting` */
async function repeatOutcome({ db, clock }: Services, use: StateUse): Promise<OAuthConnected> {
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const answer = await db.platform(async (tx) => {
      const known = await selectUse(tx, use, clock());
      if (!known) throw AppError.of(mercadoPagoErrors.oauth_state_invalid);
      const { club_id, outcome, connected } = known;
      if (outcome === null) return null;
      if (outcome === CONNECTED && connected) return { club_id, club_name: (await clubFacts(tx, club_id)).name };
      throw AppError.of(REPEATABLE[outcome] ?? mercadoPagoErrors.oauth_state_invalid);
    });
    if (answer) return answer;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw AppError.of(mercadoPagoErrors.mercadopago_unavailable);
}

/** Errors that a repeated call gets as the first one did, by code. */
const REPEATABLE: Readonly<Record<string, Parameters<typeof AppError.of>[0]>> = Object.fromEntries(
  [mercadoPagoErrors.oauth_code_refused, mercadoPagoErrors.mercadopago_unavailable, commonErrors.permission_denied].map(
    (error) => [error.code, error],
  ),
);

async function requireConfiguring({ db, clock }: Services, caller: Caller, clubId: string): Promise<void> {
  const held = await db.platform((tx) => heldBy(tx, clubId, caller, clock()));
  if (!held.configuration) throw AppError.of(commonErrors.permission_denied);
}
