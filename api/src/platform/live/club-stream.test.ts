import { once } from 'node:events';
import http from 'node:http';
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
  ...rest,
});

/** Returns the text that a client receives from a stream that is used like this. */
async function received(use: (stream: ClubStream) => void): Promise<(string | undefined)[]> {
  const server = http.createServer((_request, response) => {
    const grant = { userId: 'me', permits: (anyOf: readonly string[]) => anyOf.includes('schedule') };
    const stream = new ClubStream('c', response, grant);
    stream.open({});
    use(stream);
    stream.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const source = await TestEventSource.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await source.ended;
  server.close();
  return source.frames.map((frame) => frame.id);
}

test('new events wait until the missed ones are sent, and are not sent twice', async () => {
  const ids = await received((stream) => {
    stream.deliver(event(5, 2));
    stream.deliver(event(6, 3));
    stream.resume([event(4, 1), event(5, 2)], { txid: 6n, id: 0n });
    stream.deliver(event(6, 3));
    stream.deliver(event(7, 4));
  });
  expect(ids).toEqual(['4-1', '5-2', '6-0', '6-3', '7-4']);
});

test('a new stream starts at its position, without earlier events', async () => {
  const ids = await received((stream) => {
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
  const ids = await received((stream) => {
    stream.resume(mixed(1), { txid: 1n, id: 0n });
    for (const e of mixed(2)) stream.deliver(e);
  });
  expect(ids).toEqual(['1-1', '1-3', '2-1', '2-3']);
});
