import { isUnavailable } from '../../platform/db/pg-error';
import type { GatewayPayment } from '../../platform/payments/gateway';
import type { Services } from '../../platform/services';
import { selectClubsOf } from '../mercadopago/reads';
import { sellerToken } from '../mercadopago/writes';
import { applyPayment } from './apply-payment';
import { backoff } from './backoff';
import { selectCheckout } from './checkout-sql';
import { claimMessages, delayMessage, endMessage, type Message } from './message-sql';

const LEASE_MS = 60_000;
/** Attempts before a message is given up: about a day. The job that reconciles does not need it. */
const MAX_ATTEMPTS = 30;
/** Attempts after which a payment that the gateway does not know yet is taken for unknown. */
const MAX_UNKNOWN = 5;

/** Processes the messages that are due: reads what each is about from the gateway, and applies that. */
export async function processMessages(services: Services): Promise<void> {
  const due = await services.db.platform((tx) => claimMessages(tx, 'clubs', LEASE_MS));
  for (const message of due) await processMessage(services, message);
}

async function processMessage(services: Services, message: Message): Promise<void> {
  const { db, log } = services;
  const { id, attempts } = message;
  const end = (outcome: string) => db.platform((tx) => endMessage(tx, id, outcome));
  const delay = () => db.platform((tx) => delayMessage(tx, id, backoff(attempts)));
  try {
    const payments = await readPayments(services, message);
    if (payments.length === 0) return attempts < MAX_UNKNOWN ? void (await delay()) : void (await end('unknown'));
    let ours = false;
    for (const payment of payments) ours = (await applyPayment(services, payment)) || ours;
    await end(ours ? 'applied' : 'foreign');
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.warn({ err: error, attempts }, 'a message of the gateway was not processed');
    if (attempts >= MAX_ATTEMPTS) await end('given_up');
    else await delay();
  }
}

/** Reads what a message is about: a payment, or all payments of the checkout that it names. */
async function readPayments(services: Services, message: Message): Promise<GatewayPayment[]> {
  const { gateway } = services;
  const { topic, object_id, reference } = message;
  const found: GatewayPayment[] = [];
  for (const clubId of await clubsOf(services, message)) {
    const seller = await sellerToken(services, clubId);
    if (!seller) continue;
    if (topic === 'payment') {
      const payment = await gateway.getPayment(seller.token, object_id);
      if (payment) return [payment];
    } else if (reference) found.push(...(await gateway.findPayments(seller.token, reference)));
  }
  return found;
}

/** Returns the clubs with whose tokens a message may be looked into: that of its checkout, or of its account. */
async function clubsOf({ db }: Services, { reference, collector }: Message): Promise<string[]> {
  return db.platform(async (tx) => {
    const checkout = reference ? await selectCheckout(tx, reference) : null;
    if (checkout) return [checkout.club_id];
    return collector ? (await selectClubsOf(tx, collector)).map(({ club_id }) => club_id) : [];
  });
}
