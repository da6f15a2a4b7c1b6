import { audit } from '../../platform/audit/audit';
import type { SharedJob } from '../../platform/jobs/shared-jobs';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { reportBroken } from './report-broken';
import { claimDue, claimOne, deleteOldStates, markBroken, replaceTokens, selectTokens } from './sql';
import { contextOf, storedTokens } from './tokens';

const REFRESH_EVERY_MS = 60 * 60_000;
/** Far longer than a call takes; a refresh that failed is retried when its claim expires. */
const CLAIM_MS = 15 * 60_000;
const CLAIM_ONE_MS = 60_000;

/**
 * Refreshes the tokens that are due. An `invalid_grant` marks the connection as broken and notifies the owner; any
 * other failure is retried later. An `invalid_client` ends the round, because it concerns our own credentials and would
 * come back for every club.
 * @see RFC 6749 section 6
 * @throws MercadoPagoError of the reason `invalid_client`
 */
export async function refreshDue(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const due = await db.platform(async (tx) => {
    await deleteOldStates(tx, now);
    return claimDue(tx, now, new Date(now.getTime() + CLAIM_MS));
  });
  for (const { club_id, refresh_token } of due) {
    const problem = await refreshOne(services, club_id, refresh_token);
    if (problem?.reason === 'invalid_client') throw problem;
  }
}

/** Refreshes the tokens of a club. Returns what Mercado Pago objected to; null if nothing, or if it was not asked. */
async function refreshOne(services: Services, clubId: string, sealed: string): Promise<MercadoPagoError | null> {
  const { db, sealer, clock, mercadoPago, log } = services;
  const entry = (action: string, outcome: 'done' | 'refused') => ({
    requestId: 'mercadopago-refresh',
    actorId: null,
    clubId,
    action,
    object: { type: 'club', id: clubId },
    outcome,
  });
  try {
    const tokens = await mercadoPago.refresh(sealer.open(sealed, contextOf(clubId, 'refresh')));
    await db.platform(async (tx) => {
      await replaceTokens(tx, clubId, sealed, storedTokens(sealer, clubId, tokens, clock()));
      await audit(tx, entry('mercadopago.refresh', 'done'));
    });
    return null;
  } catch (error) {
    log.warn({ err: error, club: clubId }, 'Mercado Pago did not renew a connection');
    if (!(error instanceof MercadoPagoError)) return null;
    // any other refusal is about our own credentials, not about the club's
    if (error.reason !== 'invalid_grant') return error;
    await db.platform(async (tx) => {
      if (!(await markBroken(tx, clubId, sealed, clock()))) return;
      await audit(tx, entry('mercadopago.refresh', 'refused'));
      await reportBroken(tx, services, clubId);
    });
    return error;
  }
}

/** Token of a club's account at Mercado Pago. */
export interface SellerToken {
  token: string;
  /** Id of the account. */
  collector: string;
}

/** Milliseconds before its end from which a token is not used. */
const MARGIN_MS = 5 * 60_000;

/**
 * Returns a token by which calls for a club are made, refreshed if it has ended or was `refused`; null without a
 * connection that works.
 * @param refused token that Mercado Pago did not accept although it has not ended
 */
export async function sellerToken(services: Services, clubId: string, refused?: string): Promise<SellerToken | null> {
  const { db, sealer, clock } = services;
  const read = async () => {
    const stored = await db.platform((tx) => selectTokens(tx, clubId));
    return stored && { ...stored, token: sealer.open(stored.access_token, contextOf(clubId, 'access')) };
  };
  const known = await read();
  if (!known) return null;
  const { token, seller_id: collector } = known;
  const now = clock();
  if (token !== refused && new Date(known.expires_at).getTime() > now.getTime() + MARGIN_MS) {
    return { token, collector };
  }
  const until = new Date(now.getTime() + CLAIM_ONE_MS);
  const claimed = await db.platform((tx) => claimOne(tx, clubId, known.access_token, now, until));
  if (!claimed) return null;
  await refreshOne(services, clubId, claimed.refresh_token);
  const renewed = await read();
  return renewed && renewed.token !== token ? { token: renewed.token, collector } : null;
}

export const refreshJob = (services: Services): SharedJob => ({
  name: 'mercadopago_tokens',
  everyMs: REFRESH_EVERY_MS,
  work: () => refreshDue(services),
});
