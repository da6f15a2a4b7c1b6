import type { MercadoPagoSettings } from '../mercadopago';
import { failure, SimulatedCheckout } from './checkout';
import { type Delivery, type Message, messageOf } from './messages';
import { type Answer, SimulatedOAuth } from './oauth';
import type { SimulatedPayment } from './records';

/** Path of the simulator on our own address. */
export const SIMULATOR_PATH = '/simulator/mercadopago';
const CLIENT = { id: '1000000000000001', secret: 'simulated-client-secret' };
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
  readonly settings: MercadoPagoSettings;
  /** Sends a message; replaced by the service that it runs in, which reaches itself without a network. */
  deliver: (message: Message) => Promise<number> = async ({ url, headers, body }) =>
    (await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })).status;

  constructor(
    publicUrl: string,
    private readonly clock: () => Date,
  ) {
    const url = `${publicUrl}${SIMULATOR_PATH}`;
    this.oauth = new SimulatedOAuth(CLIENT, clock);
    this.checkout = new SimulatedCheckout(url, clock);
    this.settings = {
      authUrl: url,
      apiUrl: url,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      webhookSecret: WEBHOOK_SECRET,
    };
  }

  /** Sends the message about a payment, all copies at once, and returns how each was answered. */
  async notify(payment: SimulatedPayment, delivery: Delivery = {}): Promise<number[]> {
    const message = messageOf(payment, this.settings.webhookSecret, this.clock(), delivery);
    if (!message) return [];
    return Promise.all(Array.from({ length: delivery.times ?? 1 }, () => this.deliver(message)));
  }

  /** Answers a call of a client. */
  handle({ method, path, query, headers, body }: Call): Answer {
    if (method === 'POST' && path === '/oauth/token') return this.oauth.token((body ?? {}) as Record<string, unknown>);
    const seller = this.oauth.sellerOf(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (seller === null) return failure(401, 'unauthorized', 'invalid access token');
    const [root, second, third, fourth] = path.split('/').slice(1);
    const { checkout } = this;
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
