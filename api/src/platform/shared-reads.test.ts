import { createSharedReads } from './shared-reads';

/** Creates reads that end on command, in the order in which they began. */
function controlledReads() {
  const open: ((value: string | Error) => void)[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => {
      open.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    });
  return { open, read };
}

test('those who ask while a read runs share the next one, which starts after they asked', async () => {
  const { open, read } = controlledReads();
  const shared = createSharedReads();
  const first = shared('day', read);
  const late = [shared('day', read), shared('day', read)];
  expect(open).toHaveLength(1);
  open[0]?.('before');
  expect(await first).toBe('before');
  await Promise.resolve();
  expect(open).toHaveLength(2);
  open[1]?.('after');
  expect(await Promise.all(late)).toEqual(['after', 'after']);
});

test('who asks while the shared one runs waits for another', async () => {
  const { open, read } = controlledReads();
  const shared = createSharedReads();
  const answers = [shared('day', read), shared('day', read)];
  open[0]?.('1');
  await answers[0];
  await Promise.resolve();
  answers.push(shared('day', read));
  open[1]?.('2');
  await answers[1];
  await Promise.resolve();
  open[2]?.('3');
  expect(await Promise.all(answers)).toEqual(['1', '2', '3']);
});

test('a read that fails does not fail the next, and other keys do not wait', async () => {
  const { open, read } = controlledReads();
  const shared = createSharedReads();
  const failing = shared('day', read);
  const next = shared('day', read);
  const other = shared('other day', read);
  expect(open).toHaveLength(2);
  open[1]?.('other');
  expect(await other).toBe('other');
  open[0]?.(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  await Promise.resolve();
  open[2]?.('next');
  expect(await next).toBe('next');
});

test('a read after all have ended starts at once', async () => {
  const { open, read } = controlledReads();
  const shared = createSharedReads();
  for (const value of ['1', '2']) {
    const answer = shared('day', read);
    open.at(-1)?.(value);
    expect(await answer).toBe(value);
    await Promise.resolve();
  }
  expect(open).toHaveLength(2);
});
