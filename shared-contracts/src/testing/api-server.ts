import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLUB_ID } from './records';

/** A call that a test's service received. */
export interface ApiCall {
  /** `METHOD path`; a path of the club's is given below the club, as in `GET /items`. */
  call: string;
  body: Record<string, unknown>;
  query: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** Answer of a call that the service refuses. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly params: Record<string, unknown> = {},
  ) {}
}

type Reply = (call: ApiCall) => unknown;

/** Service over real HTTP whose answers a test decides. */
export interface ApiServer {
  url: string;
  /** Calls so far, the oldest first. */
  calls: ApiCall[];
  /** Sets the data, or the Refusal, for calls whose `METHOD path` matches; if several match, the latest counts. */
  answer(call: RegExp, reply: Reply): void;
  /** Refuses the next call whose `METHOD path` matches, whatever else is set for it. */
  refuseNext(call: RegExp, refusal: { status: number; error: string; params?: Record<string, unknown> }): void;
  close(): Promise<void>;
}

/**
 * Starts a service on a free local port.
 * @param otherwise answers calls that match nothing a test has set; refuses them with `not_found` by default
 */
export async function startApiServer(otherwise: Reply = () => new Refusal(404, 'not_found')): Promise<ApiServer> {
  const replies: { call: RegExp; reply: Reply }[] = [];
  const refusals: { call: RegExp; refusal: Refusal }[] = [];
  const calls: ApiCall[] = [];
  const server = createServer((request, response) => void handle(request, response));

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://local');
    const call: ApiCall = {
      call: `${request.method} ${url.pathname.replace(`/club/clubs/${CLUB_ID}`, '')}`,
      body: await readBody(request),
      query: url.searchParams,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    };
    calls.push(call);
    const refused = refusals.findIndex((one) => one.call.test(call.call));
    const reply = replies.findLast((one) => one.call.test(call.call))?.reply ?? otherwise;
    const result = refused >= 0 ? refusals.splice(refused, 1)[0]?.refusal : await reply(call);
    if (result instanceof Refusal) send(response, result.status, { message: '', request_id: 'r', ...result });
    else send(response, request.method === 'POST' ? 201 : 200, { data: result });
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (call, reply) => void replies.push({ call, reply }),
    refuseNext: (call, { status, error, params }) =>
      void refusals.push({ call, refusal: new Refusal(status, error, params) }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
