import { setTimeout as sleep } from 'node:timers/promises';
import { Turns } from './turns';

/** Creates work that ends on command. */
function work() {
  let begun = false;
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = async () => {
    begun = true;
    await ended;
    return 'done';
  };
  return { run, finish: () => finish(), hasBegun: () => begun };
}

const wanted = () => false;

test('an account has two turns at once; the third comes when one of them ends, another account has its own', async () => {
  const turns = new Turns(2);
  const all = [work(), work(), work()];
  const results = all.map(({ run }) => turns.run('ana', wanted, run));
  const other = work();
  const ofOther = turns.run('bea', wanted, other.run);
  await sleep(0);
  expect(all.map((one) => one.hasBegun())).toEqual([true, true, false]);
  expect(other.hasBegun()).toBe(true);
  all[1]?.finish();
  await sleep(0);
  expect(all[2]?.hasBegun()).toBe(true);
  for (const one of [...all, other]) one.finish();
  expect(await Promise.all([...results, ofOther])).toEqual(['done', 'done', 'done', 'done']);
});

test('what nobody waits for any more is left out when its turn comes, and the next one begins', async () => {
  const turns = new Turns(1);
  const [first, left, last] = [work(), work(), work()];
  let isGone = false;
  const results = [
    turns.run('ana', wanted, first.run),
    turns.run('ana', () => isGone, left.run),
    turns.run('ana', wanted, last.run),
  ];
  isGone = true;
  first.finish();
  last.finish();
  expect(await Promise.all(results)).toEqual(['done', null, 'done']);
  expect(left.hasBegun()).toBe(false);
});

test('work that fails passes its turn on', async () => {
  const turns = new Turns(1);
  const failing = turns.run('ana', wanted, async () => Promise.reject(new Error('no')));
  const next = turns.run('ana', wanted, async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
