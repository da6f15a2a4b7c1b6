import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  /** Below /api. */
  path: string;
  authorization: string | undefined;
  body: unknown;
}
export interface Answer {
  status: number;
  body?: unknown;
}
type Respond = (asked: Asked) => Answer | Promise<Answer> | null;

/** A real server in place of the api, for one test file. Requests of the page to its own origin go there. */
export class ApiServer {
  asked: Asked[] = [];
  /** Null: never answers. */
  respond: Respond = () => ({ status: 200, body: { data: {} } });
  private port = 0;
  private readonly server = http.createServer((request, response) => void this.handle(request, response));

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    this.port = (this.server.address() as AddressInfo).port;
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      // Node's fetch refuses `keepalive`
      const request = new Request(input, { ...init, keepalive: false });
      return fetch(new Request(request.url.replace(window.location.origin, this.address), request));
    };
  }

  /** Listens again after `stop`, where it was. */
  restart(): Promise<void> {
    return new Promise((ready) => this.server.listen(this.port, '127.0.0.1', ready));
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  countOf = (path: string): number => this.asked.filter((one) => one.path === path).length;

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }

  private async handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += part;
    const asked: Asked = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/api/, ''),
      authorization: request.headers.authorization,
      body: text ? JSON.parse(text) : undefined,
    };
    this.asked.push(asked);
    const answer = await this.respond(asked);
    if (!answer) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  }
}

export const error = (status: number, code: string, message = code): Answer => ({
  status,
  body: { error: code, message, params: {}, request_id: 'r1' },
});
