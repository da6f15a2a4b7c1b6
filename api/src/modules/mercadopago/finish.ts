import { AppError, commonErrors, isAppError } from '@canchero/shared-contracts/core';
import { mercadoPagoErrors, type OAuthConnected } from '@canchero/shared-contracts/mercadopago';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { MercadoPagoError, type MercadoPagoTokens } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { clubNameOf } from '../clubs/reads';
import { heldBy, standingOf } from '../permissions/reads';
import { hashOf, redirectUriOf } from './grant';
import { consumeState, endState, putConnection, type StateUse, selectUse } from './sql';
import { contextOf, storedTokens } from './tokens';

const CONNECTED = 'connected';
/** Longer than Mercado Pago is waited for. */
const WAIT_MS = 12_000;
const LOOK_EVERY_MS = 150;

/**
 * Ends a connection that this user began, if they may still configure the club. The state is used up whatever follows.
 * The same state and code once more, as by a page that is loaded again, does nothing: it waits for what comes of the
 * first call and is answered the same.
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
  const begun = await db.platform((tx) => consumeState(tx, use, clock()));
  if (!begun) return repeated(services, use);
  const { club_id: clubId } = begun;
  try {
    await requireConfiguring(services, caller, clubId);
    const verifier = sealer.open(begun.code_verifier, contextOf(clubId, 'verifier'));
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

interface Agreed {
  caller: Caller;
  requestId: string;
  clubId: string;
  use: StateUse;
  tokens: MercadoPagoTokens;
}

const store = (
  { db, sealer, clock }: Services,
  { caller, requestId, clubId, use, tokens }: Agreed,
): Promise<OAuthConnected> =>
  db.platform(async (tx) => {
    const standing = await standingOf(tx, clubId, caller);
    const now = clock();
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
    return { club_id: clubId, club_name: await clubNameOf(tx, clubId) };
  });

/** What came of the first call with the same state and code, once it is known. @throws as `finishConnecting` */
async function repeated({ db, clock }: Services, use: StateUse): Promise<OAuthConnected> {
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    const answer = await db.platform(async (tx) => {
      const known = await selectUse(tx, use, clock());
      if (!known) throw AppError.of(mercadoPagoErrors.oauth_state_invalid);
      const { club_id, outcome, connected } = known;
      if (outcome === null) return null;
      if (outcome === CONNECTED && connected) return { club_id, club_name: await clubNameOf(tx, club_id) };
      throw AppError.of(REPEATED[outcome] ?? mercadoPagoErrors.oauth_state_invalid);
    });
    if (answer) return answer;
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  throw AppError.of(mercadoPagoErrors.mercadopago_unavailable);
}

const REPEATED: Readonly<Record<string, Parameters<typeof AppError.of>[0]>> = Object.fromEntries(
  [mercadoPagoErrors.oauth_code_refused, mercadoPagoErrors.mercadopago_unavailable, commonErrors.permission_denied].map(
    (error) => [error.code, error],
  ),
);

async function requireConfiguring({ db }: Services, caller: Caller, clubId: string): Promise<void> {
  const held = await db.platform((tx) => heldBy(tx, clubId, caller));
  if (!held.configuration) throw AppError.of(commonErrors.permission_denied);
}
