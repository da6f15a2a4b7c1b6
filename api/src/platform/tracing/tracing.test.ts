import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { startTracing } from './start-tracing';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
}

/** Keeps the spans that it receives by OTLP over HTTP. */
class Collector {
  readonly spans: Span[] = [];
  private readonly server = http.createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    if (request.url === '/v1/traces')
      this.spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

const collector = new Collector();
let api: Booted;
let club: TestClub;
let stopTracing: () => Promise<void>;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  stopTracing = startTracing(await collector.start());
});
afterAll(async () => {
  await collector.stop();
  await api.close();
});

const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request is a span by its route, its transactions are children, and nothing in them is about a person', async () => {
  const params = { clubId: club.clubId };
  const body = { first_name: 'Hermenegilda', phone: '+5491155551234' };
  expect((await club.client.call(playerEndpoints.create, { params, body }, club.owner.token)).status).toBe(201);
  await api.app.inject({ url: '/api/nothing/secret?token=secret' });
  await stopTracing();

  const [created, unknown] = collector.spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(created?.name).toBe('POST /api/club/clubs/:clubId/players');
  expect(created && valuesOf(created)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/club/clubs/:clubId/players',
    'http.response.status_code': 201,
  });
  expect(unknown?.name).toBe('GET /*');
  expect(unknown && valuesOf(unknown)['error.type']).toBe('not_found');

  const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === created?.spanId);
  expect(children.length).toBeGreaterThanOrEqual(2);
  expect(children.map(({ name }) => name)).toContain('transaction tenant');
  for (const child of children) {
    expect(child.traceId).toBe(created?.traceId);
    expect(Object.keys(valuesOf(child)).sort()).toEqual(['db.operation.name', 'db.system.name']);
  }
  const text = JSON.stringify(collector.spans);
  for (const personal of ['Hermenegilda', '1155551234', 'secret', club.owner.userId, club.owner.email, club.clubId])
    expect(text).not.toContain(personal);
});
