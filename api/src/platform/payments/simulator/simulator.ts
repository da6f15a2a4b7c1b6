import type { MercadoPagoSettings } from '../mercadopago';
import { SimulatedAgreements } from './agreements';
import { failure, SimulatedCheckout } from './checkout';
import { type Delivery, type Message, messageOf, platformMessage } from './messages';
import { type Answer, SimulatedOAuth } from './oauth';
import type { SimulatedPayment } from './records';

/** Path of the simulator on our own address. */
export const SIMULATOR_PATH = '/simulator/mercadopago';
const CLIENT = { id: '1000000000000001', secret: 'simulated-client-secret' };
/** Account of the platform itself, which owners of clubs pay for their plans. */
const PLATFORM_TOKEN = `TEST-${CLIENT.id}-${'0'.repeat(32)}-900000001`;
const WEBHOOK_SECRET = 'simulated-webhook-secret';

/** Call of a client, in whatever way it came. */
export interface Call {
  method: string;
  /** Below the simulator's own path. */
  path: string;
  query: Record<string, string | undefined>;
  headers: Record<string, string | undefined>;
  body: unknown;
}

/**
 * Simulates Mercado Pago if none is configured, so that everything works offline: the same calls with the same shapes.
 * Our own client reaches it without a network, people and other clients over HTTP (`registerSimulator`).
 */
export class Simulator {
  readonly oauth: SimulatedOAuth;
  readonly checkout: SimulatedCheckout;
  readonly agreements: SimulatedAgreements;
  readonly settings: MercadoPagoSettings;
  /** Sends a message; replaced by the service that it runs in, which reaches itself without a network. */
  deliver: (message: Message) => Promise<number> = async ({ url, headers, body }) =>
    (await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })).status;

  constructor(
    private readonly publicUrl: string,
    private readonly clock: () => Date,
  ) {
    const url = `${publicUrl}${SIMULATOR_PATH}`;
    this.oauth = new SimulatedOAuth(CLIENT, clock);
    this.checkout = new SimulatedCheckout(url, clock);
    this.agreements = new SimulatedAgreements(url, clock, (charge) => this.checkout.receive(charge));
    this.settings = {
      authUrl: url,
      apiUrl: url,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      webhookSecret: WEBHOOK_SECRET,
      platformToken: PLATFORM_TOKEN,
    };
  }

  /** Sends the message about a payment, all copies at once, and returns how each was answered. */
  async notify(payment: SimulatedPayment, delivery: Delivery = {}): Promise<number[]> {
    const message = messageOf(payment, this.settings.webhookSecret, this.clock(), delivery);
    if (!message) return [];
    return Promise.all(Array.from({ length: delivery.times ?? 1 }, () => this.deliver(message)));
  }

  /** Sends the message that an agreement or its charge has changed, to the address of the application. */
  async tell(topic: string, id: string, sellerId: number, delivery: Delivery = {}): Promise<number[]> {
    const message = platformMessage({ topic, id, sellerId }, this.publicUrl, WEBHOOK_SECRET, this.clock(), delivery);
    return Promise.all(Array.from({ length: delivery.times ?? 1 }, () => this.deliver(message)));
  }

  /** Answers a call of a client. */
  handle({ method, path, query, headers, body }: Call): Answer {
    if (method === 'POST' && path === '/oauth/token') return this.oauth.token((body ?? {}) as Record<string, unknown>);
    const seller = this.oauth.sellerOf(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (seller === null) return failure(401, 'unauthorized', 'invalid access token');
    const [root, second, third, fourth] = path.split('/').slice(1);
    const { checkout, agreements } = this;
    const once = (answer: () => Answer) => checkout.once(seller, headers['x-idempotency-key'], answer);
    if (root === 'checkout' && second === 'preferences') {
      if (method === 'POST' && !third) return once(() => checkout.createPreference(seller, body));
      if (method === 'GET' && third) return checkout.readPreference(seller, third);
    }
    if (root === 'v1' && second === 'payments' && third) {
      if (method === 'GET' && third === 'search') return checkout.search(seller, query.external_reference);
      if (method === 'GET' && !fourth) return checkout.readPayment(seller, third);
      if (method === 'PUT' && !fourth) return checkout.change(seller, third, body);
      if (method === 'POST' && fourth === 'refunds') return once(() => checkout.refund(seller, third, body));
      if (method === 'GET' && fourth === 'refunds') return checkout.refunds(seller, third);
    }
    if (root === 'preapproval') {
      if (method === 'POST' && !second) return once(() => agreements.create(seller, body));
      if (method === 'GET' && second) return agreements.read(seller, second);
      if (method === 'PUT' && second) return agreements.change(seller, second, body);
    }
    if (root === 'authorized_payments' && method === 'GET' && second) {
      if (second === 'search') return agreements.searchCharges(seller, query.preapproval_id);
      return agreements.readCharge(seller, second);
    }
    return failure(404, 'not_found', 'resource not found');
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    if (!pathname.startsWith(SIMULATOR_PATH)) return new Response(null, { status: 404 });
    const { status, body } = this.handle({
      method: init?.method ?? 'GET',
      path: pathname.slice(SIMULATOR_PATH.length),
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return Response.json(body, { status });
  };
}
