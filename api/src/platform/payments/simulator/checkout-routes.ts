import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FIRST_STATUSES, NEXT_STATUSES } from './checkout';
import { checkoutPage, type DeliveryChoice } from './checkout-page';
import { refusedPage, viewOf } from './page';
import type { SimulatedPayment, SimulatedPreference } from './records';
import { SIMULATOR_PATH, type Simulator } from './simulator';

const ADDRESS = `${SIMULATOR_PATH}/checkout/v1/redirect`;
const LATE_MS = 10_000;

/** Registers the page on which a tester approves, rejects, delays, repeats, forges and loses payments' messages. */
export function registerCheckoutPage(app: FastifyInstance, simulator: Simulator) {
  const { checkout } = simulator;
  const hidden = { schema: { hide: true } };
  const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  const found = (request: FastifyRequest) => checkout.preference((request.query as { pref_id?: string }).pref_id ?? '');

  app.get(ADDRESS, hidden, (request, reply) => {
    const preference = found(request);
    const view = viewOf(request, reply);
    if (!preference) return html(reply.code(404), refusedPage(view, 'pref_id'));
    const shown = { expired: checkout.hasExpired(preference), payments: checkout.paymentsOf(preference) };
    return html(reply, checkoutPage(view, preference, shown, request.url));
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request: FastifyRequest, text: string, done: (error: null, body: unknown) => void) =>
        done(null, Object.fromEntries(new URLSearchParams(text))),
    );
    scope.post(ADDRESS, hidden, (request, reply) => {
      const preference = found(request);
      const form = (request.body ?? {}) as { status?: string; payment?: string; delivery?: DeliveryChoice };
      if (!preference) return html(reply.code(400), refusedPage(viewOf(request, reply), 'pref_id'));
      const payment = decide(simulator, preference, form.status ?? '', form.payment);
      if (!payment) return html(reply.code(409), refusedPage(viewOf(request, reply), 'status'));
      void send(simulator, payment, form.delivery ?? 'once').catch((error) =>
        request.log.warn({ err: error }, 'a message of the simulator did not arrive'),
      );
      return reply.redirect(form.payment ? request.url : (returnAddress(payment) ?? request.url), 303);
    });
  });
}

/** Pays, or moves a payment that was made before; the same status moves nothing. Null if its state does not allow it. */
function decide(
  { checkout }: Simulator,
  preference: SimulatedPreference,
  asked: string,
  paymentId: string | undefined,
): SimulatedPayment | null {
  if (paymentId === undefined) {
    const status = FIRST_STATUSES.find((first) => first === asked);
    return status && !checkout.hasExpired(preference) ? checkout.pay(preference, status) : null;
  }
  const payment = checkout.paymentsOf(preference).find(({ id }) => String(id) === paymentId);
  if (!payment || payment.status === asked) return payment ?? null;
  const status = NEXT_STATUSES[payment.status].find((next) => next === asked);
  if (!status) return null;
  if (status === 'refunded') checkout.refund(payment.sellerId, paymentId, undefined);
  else checkout.move(payment, status);
  return payment;
}

async function send(simulator: Simulator, payment: SimulatedPayment, delivery: DeliveryChoice): Promise<void> {
  if (delivery === 'lost') return;
  if (delivery === 'late') await sleep(LATE_MS, undefined, { ref: false });
  await simulator.notify(payment, { times: delivery === 'repeated' ? 5 : 1, forged: delivery === 'forged' });
}

/** Returns where the payer goes, with what the gateway adds to the address; null if the seller named no address. */
function returnAddress({ id, status, preference }: SimulatedPayment): string | null {
  const { success, pending, failure } = preference.backUrls;
  const base = status === 'approved' ? success : status === 'rejected' ? failure : pending;
  if (!base) return null;
  const url = new URL(base);
  for (const [name, value] of Object.entries({
    collection_id: String(id),
    collection_status: status,
    payment_id: String(id),
    status,
    external_reference: preference.reference ?? 'null',
    payment_type: 'credit_card',
    preference_id: preference.id,
    site_id: 'MLA',
    processing_mode: 'aggregator',
  })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
