import { renderHook } from '@testing-library/react';
import { useOnce } from './use-once';

/** The keys under which contents were sent; `lost` answers never come. */
async function keysOf(attempts: [content: unknown, outcome: 'answered' | 'lost'][]): Promise<string[]> {
  const { result } = renderHook(() => useOnce());
  const keys: string[] = [];
  for (const [content, outcome] of attempts) {
    const send = async (key: string) => {
      keys.push(key);
      if (outcome === 'lost') throw new Error('no answer');
    };
    await result.current(content, send).catch(() => undefined);
  }
  return keys.map((key) => String(keys.indexOf(key)));
}

test.each([
  [
    'an attempt whose answer was lost',
    [
      ['a', 'lost'],
      ['a', 'lost'],
      ['a', 'answered'],
    ],
    '000',
  ],
  [
    'the same again after it was done',
    [
      ['a', 'answered'],
      ['a', 'answered'],
    ],
    '01',
  ],
  [
    'something else after a lost answer',
    [
      ['a', 'lost'],
      ['b', 'answered'],
    ],
    '01',
  ],
  [
    'contents alike',
    [
      [{ amount: 1 }, 'lost'],
      [{ amount: 1 }, 'answered'],
    ],
    '00',
  ],
] as const)('%s', async (_, attempts, keys) => {
  expect((await keysOf(attempts.map(([content, outcome]) => [content, outcome]))).join('')).toBe(keys);
});
