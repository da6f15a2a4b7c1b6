import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Simulator } from '../platform/payments/simulator/simulator';

/** Request that the gateway holds. */
export interface HeldRequest {
  /** Settles once the request has come that far. */
  reached: Promise<void>;
  /** Lets the request go on. */
  release(): void;
}

interface Hold {
  call: RegExp;
  when: 'received' | 'handled';
  reach(): void;
  released: Promise<void>;
}

/** Returns a promise, and the function that settles it. */
function signal(): [Promise<void>, () => void] {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return [settled, settle];
}

/** Simulated gateway over HTTP, which can hold a request before it is handled, or before its answer is sent. */
export class GatewayServer {
  private hold: Hold | null = null;

  private constructor(
    private readonly server: http.Server,
    /** Address of its api for the service. */
    readonly url: string,
  ) {}

  static async start(simulator: Simulator): Promise<GatewayServer> {
    const server = http.createServer((request, response) => {
      void gateway.answer(simulator, request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const gateway = new GatewayServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return gateway;
  }

  /** Holds the next request that matches, such as `/^POST .*refunds/`, when it was received or when it was handled. */
  holdNext(call: RegExp, when: Hold['when']): HeldRequest {
    const [reached, reach] = signal();
    const [released, release] = signal();
    this.hold = { call, when, reach, released };
    return { reached, release };
  }

  private async answer(simulator: Simulator, request: http.IncomingMessage, response: http.ServerResponse) {
    const { method = 'GET', url = '/', headers } = request;
    const body = await text(request);
    const { pathname: path, searchParams } = new URL(url, this.url);
    const hold = this.hold?.call.test(`${method} ${path}`) ? this.hold : null;
    if (hold) this.hold = null;
    const pause = async (when: Hold['when']) => {
      if (hold?.when !== when) return;
      hold.reach();
      await hold.released;
    };
    await pause('received');
    if (response.destroyed) return;
    const { status, body: answer } = simulator.handle({
      method,
      path,
      query: Object.fromEntries(searchParams),
      headers: headers as Record<string, string | undefined>,
      body: body ? JSON.parse(body) : undefined,
    });
    await pause('handled');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
