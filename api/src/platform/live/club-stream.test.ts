import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestEventSource } from '../../testing/test-event-source';
import { ClubStream } from './club-stream';
import type { OutboxEvent } from './outbox';

const event = (txid: number, id: number, rest: Partial<OutboxEvent> = {}): OutboxEvent => ({
  position: { txid: BigInt(txid), id: BigInt(id) },
  clubId: 'c',
  userId: null,
  anyOf: null,
  frame: `id: ${txid}-${id}\nevent: e\ndata: {"name":"e"}\n\n`,
  figuresFrame: null,
  changesAccess: false,
  ...rest,
});

/** Returns the ids of what a client receives over a response that is used like this, and that ends. */
async function received(use: (response: ServerResponse) => unknown): Promise<(string | undefined)[]> {
  const server = http.createServer((_request, response) => use(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const source = await TestEventSource.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await source.ended;
  server.close();
  return source.frames.map((frame) => frame.id);
}

/** Returns the same of a stream that is used like this. */
const receivedOf = (use: (stream: ClubStream) => void) =>
  received((response) => {
    const grant = { userId: 'me', permits: (anyOf: readonly string[]) => anyOf.includes('schedule') };
    const stream = new ClubStream('c', response, grant, async () => grant);
    stream.open({});
    use(stream);
    stream.end();
  });

test('new events wait until the missed ones are sent, and are not sent twice', async () => {
  const ids = await receivedOf((stream) => {
    stream.deliver(event(5, 2));
    stream.deliver(event(6, 3));
    stream.resume([event(4, 1), event(5, 2)], { txid: 6n, id: 0n });
    stream.deliver(event(6, 3));
    stream.deliver(event(7, 4));
  });
  expect(ids).toEqual(['4-1', '5-2', '6-0', '6-3', '7-4']);
});

test('a new stream starts at its position, without earlier events', async () => {
  const ids = await receivedOf((stream) => {
    stream.deliver(event(8, 1));
    stream.deliver(event(9, 2));
    stream.resume([], { txid: 9n, id: 0n });
  });
  expect(ids).toEqual(['9-0', '9-2']);
});

test('events for others are left out, missed and new ones', async () => {
  const mixed = (txid: number) => [
    event(txid, 1, { userId: 'me' }),
    event(txid, 2, { userId: 'other' }),
    event(txid, 3, { anyOf: ['schedule', 'booking'] }),
    event(txid, 4, { anyOf: ['buffet'] }),
  ];
  const ids = await receivedOf((stream) => {
    stream.resume(mixed(1), { txid: 1n, id: 0n });
    for (const e of mixed(2)) stream.deliver(e);
  });
  expect(ids).toEqual(['1-1', '1-3', '2-1', '2-3']);
});

test('events wait for the grant after a change of access, and go by the newest one', async () => {
  const allows = (...permissions: string[]) => ({
    userId: 'me',
    permits: (anyOf: readonly string[]) => anyOf.some((one) => permissions.includes(one)),
  });
  const asked: ((grant: ReturnType<typeof allows> | null) => void)[] = [];
  const ids = await received(async (response) => {
    const stream = new ClubStream(
      'c',
      response,
      allows('schedule'),
      () => new Promise((resolve) => asked.push(resolve)),
    );
    stream.open({});
    stream.resume([], { txid: 0n, id: 0n });
    const heartbeat = stream.renew();
    stream.deliver(event(1, 1, { userId: 'other', changesAccess: true }));
    stream.deliver(event(1, 2, { anyOf: ['schedule'] }));
    stream.deliver(event(2, 3, { userId: 'me', changesAccess: true }));
    stream.deliver(event(3, 4, { anyOf: ['schedule'] }));
    stream.deliver(event(3, 5, { anyOf: ['players'] }));
    asked[1]?.(allows('players'));
    await new Promise(setImmediate);
    asked[0]?.(allows('schedule'));
    await heartbeat;
    stream.deliver(event(4, 6, { anyOf: ['schedule'] }));
    stream.deliver(event(5, 7, { userId: 'me', changesAccess: true }));
    stream.deliver(event(6, 8));
    asked[2]?.(null);
  });
  expect(ids).toEqual(['1-2', '2-3', '3-5', '5-7']);
});
