import type { Services } from '../../platform/services';
import { applyPayment } from './apply-payment';
import { type Checkout, claimCheckouts, closeCheckout, GRACE_MS, scheduleCheckout } from './checkout-sql';
import { hasOpenPayment } from './payment-sql';
import { openAtGateway, RECONCILE_MS } from './start-checkout';
import { withToken } from './with-token';

const LEASE_MS = 60_000;
/** Time after which the gateway has decided whatever it will. */
const GIVE_UP_MS = 40 * 24 * 60 * 60_000;

/**
 * Looks at the checkouts that are due: opens those that a crash or an outage left unopened, and asks the gateway what
 * was paid of the others, every five minutes until nothing more can come.
 */
export async function reconcile(services: Services): Promise<void> {
  const due = await services.db.platform((tx) => claimCheckouts(tx, LEASE_MS));
  for (const checkout of due) {
    await look(services, checkout).catch((error) =>
      services.log.warn({ err: error, club: checkout.club_id }, 'a checkout was not reconciled'),
    );
  }
}

async function look(services: Services, checkout: Checkout): Promise<void> {
  const { db, clock, gateway } = services;
  const { club_id: clubId, collector, id, expires_at, state } = checkout;
  const ended = clock().getTime() - new Date(expires_at).getTime();
  if (state === 'created' && ended < 0) {
    await openAtGateway(services, checkout);
    return;
  }
  // one that was left unopened may have been opened all the same, if its answer was lost
  const payments = await withToken(services, clubId, collector, (token) => gateway.findPayments(token, id));
  for (const payment of payments ?? []) await applyPayment(services, payment);
  await db.tenant(clubId, async (tx) => {
    const more =
      ended < GRACE_MS || (ended < GIVE_UP_MS && (payments === null || (await hasOpenPayment(tx, checkout))));
    await (more ? scheduleCheckout(tx, checkout, RECONCILE_MS) : closeCheckout(tx, checkout));
  });
}
