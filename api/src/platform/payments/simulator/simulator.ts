import type { MercadoPagoSettings } from '../mercadopago';
import { SimulatedOAuth } from './oauth';

/** Path of the simulator on our own address. */
export const SIMULATOR_PATH = '/simulator/mercadopago';
const CLIENT = { id: '1000000000000001', secret: 'simulated-client-secret' };

/**
 * Simulates Mercado Pago if none is configured, so that everything works offline: the same calls with the same shapes.
 * Our own client reaches it without a network, people and other clients over HTTP (`registerSimulator`).
 */
export class Simulator {
  readonly oauth: SimulatedOAuth;
  readonly settings: MercadoPagoSettings;

  constructor(publicUrl: string, clock: () => Date) {
    const url = `${publicUrl}${SIMULATOR_PATH}`;
    this.oauth = new SimulatedOAuth(CLIENT, clock);
    this.settings = { authUrl: url, apiUrl: url, clientId: CLIENT.id, clientSecret: CLIENT.secret };
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (init?.method !== 'POST' || pathname !== `${SIMULATOR_PATH}/oauth/token`)
      return new Response(null, { status: 404 });
    const { status, body } = this.oauth.token(JSON.parse(String(init.body)) as Record<string, unknown>);
    return Response.json(body, { status });
  };
}
