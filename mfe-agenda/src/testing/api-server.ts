import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Booking } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import type { Player } from '@canchero/shared-contracts/player';
import { aBooking, CLUB_ID } from './fixtures';

interface Refusal {
  status: number;
  error: string;
  params?: Record<string, unknown>;
}

/** A service of one club over real http: it keeps bookings in memory, refuses overlaps and stale versions. */
export interface ApiServer {
  url: string;
  courts: Court[];
  bookings: Booking[];
  players: Player[];
  /** Answered instead of the next call whose `METHOD path` matches. */
  refuseNext(call: RegExp, refusal: Refusal): void;
  /** What calls whose `METHOD path` matches are answered from now on. */
  answer(call: RegExp, reply: (body: Record<string, unknown>, query: URLSearchParams) => unknown): void;
  /** `METHOD path`, body and query of each call so far. */
  calls: { call: string; body: Record<string, unknown>; query: Record<string, string> }[];
  close(): Promise<void>;
}

export async function startApiServer(): Promise<ApiServer> {
  const refusals: { call: RegExp; refusal: Refusal }[] = [];
  const replies: { call: RegExp; reply(body: Record<string, unknown>, query: URLSearchParams): unknown }[] = [];
  const server = createServer((request, response) => {
    readBody(request).then((body) => answer(request, body, response));
  });

  const answer = (request: IncomingMessage, body: Record<string, unknown>, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://local');
    const path = url.pathname.replace(`/club/clubs/${CLUB_ID}`, '');
    const call = `${request.method} ${path}`;
    api.calls.push({ call, body, query: Object.fromEntries(url.searchParams) });
    const planned = refusals.findIndex((r) => r.call.test(call));
    const result = planned >= 0 ? refusals.splice(planned, 1)[0]?.refusal : handle(call, url.searchParams, body);
    if (isRefusal(result)) send(response, result.status, { message: '', params: {}, request_id: 'r', ...result });
    else send(response, request.method === 'POST' ? 201 : 200, { data: result });
  };

  const handle = (call: string, query: URLSearchParams, body: Record<string, unknown>): unknown => {
    const planned = replies.findLast((r) => r.call.test(call));
    if (planned) return planned.reply(body, query);
    const [method, , kind, id, verb] = call.replace(' ', '/').split('/');
    if (call === 'GET /courts') return api.courts;
    if (call === 'GET /players') {
      const q = (query.get('q') ?? '').toLowerCase();
      const items = api.players.filter((p) => `${p.first_name} ${p.last_name}`.toLowerCase().includes(q));
      return { items, next_cursor: null };
    }
    if (call === 'GET /bookings') {
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      return api.bookings.filter((b) => b.state !== 'cancelled' && b.start < to && b.end > from);
    }
    if (kind === 'courts') return api.courts.find((court) => court.id === id) ?? notFound;
    if (kind !== 'bookings') return notFound;
    if (call === 'POST /bookings') return put(aBooking({ ...body, version: 0 } as never), body);
    const booking = api.bookings.find((b) => b.id === id);
    if (!booking) return notFound;
    if (method === 'GET' && verb === 'payments') return moneyOf(booking);
    if (method === 'GET') return booking;
    if (body.version !== booking.version) return { status: 412, error: 'stale_version' };
    if (verb === 'cancel') return keep({ ...booking, state: 'cancelled', cancel_reason: String(body.reason ?? '') });
    return put(booking, body);
  };

  const put = (booking: Booking, change: Record<string, unknown>) => {
    const { version: _, player_ids: __, ...fields } = change;
    const next = aBooking({ ...booking, end: undefined as never, ...fields });
    next.end = new Date(Date.parse(next.start) + next.duration * 60_000).toISOString();
    const conflicts = api.bookings.filter(
      (b) =>
        b.id !== next.id &&
        b.court_id === next.court_id &&
        b.state !== 'cancelled' &&
        b.start < next.end &&
        next.start < b.end,
    );
    if (conflicts.length > 0) return { status: 409, error: 'schedule_conflict', params: { conflicts } };
    return keep(next);
  };
  const keep = (booking: Booking) => {
    const next = { ...booking, version: booking.version + 1 };
    api.bookings = [...api.bookings.filter((b) => b.id !== next.id), next];
    return next;
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api: ApiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    courts: [],
    bookings: [],
    players: [],
    calls: [],
    answer: (call, reply) => replies.push({ call, reply }),
    refuseNext: (call, refusal) => refusals.push({ call, refusal }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

/** Of a booking that nobody has paid for yet. */
const moneyOf = (booking: Booking) => ({ booking, payments: [], shares: [], remaining: booking.price, surplus: 0 });

const notFound: Refusal = { status: 404, error: 'not_found' };

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'error' in value && 'status' in value;

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
}
