import { audit } from '../../platform/audit/audit';
import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { claimDue, deleteOldStates, markBroken, replaceTokens } from './sql';
import { contextOf, storedTokens } from './tokens';

const REFRESH_EVERY_MS = 60 * 60_000;
/** Far longer than a call takes; a refresh that failed is retried when its claim expires. */
const CLAIM_MS = 15 * 60_000;

/**
 * Refreshes the tokens that are due. A refusal marks the connection as broken; any other failure is retried later.
 * @see RFC 6749 section 6
 */
export async function refreshDue(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const due = await db.platform(async (tx) => {
    await deleteOldStates(tx, now);
    return claimDue(tx, now, new Date(now.getTime() + CLAIM_MS));
  });
  for (const { club_id, refresh_token } of due) await refreshOne(services, club_id, refresh_token);
}

async function refreshOne(
  { db, sealer, clock, mercadoPago, log }: Services,
  clubId: string,
  sealed: string,
): Promise<void> {
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
  } catch (error) {
    log.warn({ err: error, club: clubId }, 'Mercado Pago did not renew a connection');
    if (!(error instanceof MercadoPagoError && error.kind === 'refused')) return;
    await db.platform(async (tx) => {
      await markBroken(tx, clubId, sealed, clock());
      await audit(tx, entry('mercadopago.refresh', 'refused'));
    });
  }
}

/** Refreshes due tokens once an hour. Returns a function that stops it. */
export function startRefreshing(services: Services, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void refreshDue(services).catch(onError), REFRESH_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
