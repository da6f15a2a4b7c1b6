import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { backoff } from '../online-payments/writes';
import { type ChargeRefund, claimChargeRefunds, delayChargeRefund, markRefunded } from './charge-sql';

const LEASE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Gives back charges of plans that had ended already, or that the owner had left. One that the gateway refuses to give
 * back is shown to super admins, who make it there, and is looked at once a day until it was.
 */
export async function giveBackCharges(services: Services): Promise<void> {
  const { db, platformAccount } = services;
  if (!platformAccount) return;
  const due = await db.platform((tx) => claimChargeRefunds(tx, LEASE_MS));
  for (const refund of due) await giveBack(services, platformAccount.token, refund);
}

async function giveBack(services: Services, token: string, refund: ChargeRefund): Promise<void> {
  const { db, clock } = services;
  const { id, attempts } = refund;
  const state = await send(services, token, refund);
  await db.platform((tx) => {
    if (state === 'confirmed') return markRefunded(tx, id, clock());
    if (state === 'failed') return delayChargeRefund(tx, id, DAY_MS, clock());
    return delayChargeRefund(tx, id, backoff(attempts), null);
  });
}

/** Asks the gateway for a refund, whose key is the charge: one that is sent again is made once. */
async function send({ gateway, log }: Services, token: string, { id, payment_id: paymentId, amount }: ChargeRefund) {
  try {
    const state = await gateway.refund(token, { paymentId, amount, key: id });
    if (state !== 'failed') return state;
  } catch (error) {
    log.warn({ err: error, charge: id }, 'a charge was not given back');
    if (!(error instanceof MercadoPagoError && error.kind === 'refused')) return 'pending';
  }
  try {
    // perhaps it was given back at the gateway itself
    const payment = await gateway.getPayment(token, paymentId);
    return payment && payment.refunded >= amount ? 'confirmed' : 'failed';
  } catch (error) {
    log.warn({ err: error, charge: id }, 'a payment was not read');
    return 'pending';
  }
}
