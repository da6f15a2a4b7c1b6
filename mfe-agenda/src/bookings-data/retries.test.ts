import { bookingEndpoints, type SettableState } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import { createRetries } from './retries';

const lost = new AppError('no_connection', 0);
const refused = new AppError('stale_version', 412);
type Outcome = Error | { version: number };

/** Sends statuses of a booking in versions; returns the key and version of each call, keys by their number. */
async function callsOf(presses: [status: string, version: number, ...outcomes: Outcome[]][]) {
  const calls: { key: string; version: number }[] = [];
  let outcomes: Outcome[] = [];
  const call = async (_: unknown, { body }: { body: { version: number } }, options: { idempotencyKey: string }) => {
    calls.push({ key: options.idempotencyKey, version: body.version });
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const send = createRetries({ call } as never);
  for (const [status, version, ...rest] of presses) {
    outcomes = rest;
    const input = { params: { clubId: 'c', bookingId: 'b' }, body: { status: status as SettableState, version } };
    await send(bookingEndpoints.setStatus, input).catch(() => undefined);
  }
  const keys = [...new Set(calls.map(({ key }) => key))];
  return calls.map(({ key, version }) => `${keys.indexOf(key)}@${version}`).join(' ');
}

test.each<[string, Parameters<typeof callsOf>[0], string]>([
  [
    'a press after a lost answer is the call of before, though the booking changed',
    [
      ['a', 1, lost],
      ['a', 2, { version: 2 }],
    ],
    '0@1 0@1',
  ],
  [
    'a press after an answer is a call of its own',
    [
      ['a', 1, { version: 2 }],
      ['a', 2, { version: 3 }],
    ],
    '0@1 1@2',
  ],
  [
    'a press after a refusal is a call of its own',
    [
      ['a', 1, refused],
      ['a', 2, { version: 3 }],
    ],
    '0@1 1@2',
  ],
  [
    'another change after a lost answer is a call of its own',
    [
      ['a', 1, lost],
      ['b', 2, { version: 3 }],
    ],
    '0@1 1@2',
  ],
  [
    'nothing is remembered past another change',
    [
      ['a', 1, lost],
      ['b', 2, { version: 3 }],
      ['a', 3, { version: 4 }],
    ],
    '0@1 1@2 2@3',
  ],
  [
    'what a colleague changed since is changed by a call of its own',
    [
      ['a', 1, lost],
      ['a', 3, { version: 2 }, { version: 4 }],
    ],
    '0@1 0@1 1@3',
  ],
])('%s', async (_, presses, calls) => {
  expect(await callsOf(presses)).toBe(calls);
});
