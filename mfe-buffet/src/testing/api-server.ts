import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLUB_ID } from './fixtures';

interface Call {
  /** `METHOD path`, the path below the club's, as in `GET /items`. */
  call: string;
  body: Record<string, unknown>;
  query: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** What a call is answered: the data, or a refusal. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly params: Record<string, unknown> = {},
  ) {}
}

/** A service over real http that answers as a test says. */
export interface ApiServer {
  url: string;
  /** What calls whose `METHOD path` matches are answered from now on; the last that fits counts. May answer a Refusal. */
  answer(call: RegExp, reply: (call: Call) => unknown): void;
  /** The calls so far. */
  calls: Call[];
  close(): Promise<void>;
}

export async function startApiServer(): Promise<ApiServer> {
  const replies: { call: RegExp; reply(call: Call): unknown }[] = [];
  const server = createServer((request, response) => void handle(request, response));

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://local');
    const call: Call = {
      call: `${request.method} ${url.pathname.replace(`/club/clubs/${CLUB_ID}`, '')}`,
      body: await readBody(request),
      query: url.searchParams,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    };
    api.calls.push(call);
    const fitting = replies.findLast((one) => one.call.test(call.call));
    const result = fitting ? await fitting.reply(call) : new Refusal(404, 'not_found');
    if (result instanceof Refusal) send(response, result.status, { message: '', request_id: 'r', ...result });
    else send(response, request.method === 'POST' ? 201 : 200, { data: result });
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: ApiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: (call, reply) => void replies.push({ call, reply }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
}
