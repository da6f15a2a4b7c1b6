import { AppError } from '@canchero/shared-contracts/core';
import { createRetries, type Try } from './retries';

const lost = new AppError('no_connection', 0);
const refused = new AppError('stale_version', 412);
type Outcome = Error | { version: number };

/** Sends contents about a booking in versions; returns the key and version of each call, keys by their number. */
async function callsOf(presses: [content: string, version: number, outcome: Outcome, again?: Outcome][]) {
  const send = createRetries();
  const calls: Try[] = [];
  for (const [content, version, ...outcomes] of presses) {
    await send(content, version, async (attempt) => {
      calls.push(attempt);
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome ?? {};
    }).catch(() => undefined);
  }
  const keys = [...new Set(calls.map(({ idempotencyKey }) => idempotencyKey))];
  return calls.map(({ idempotencyKey, version }) => `${keys.indexOf(idempotencyKey)}@${version}`).join(' ');
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
