import { fillOf } from './usage';

test.each([
  [0, 100, 0, 'free'],
  [79, 100, 0.79, 'free'],
  [80, 100, 0.8, 'near'],
  [100, 100, 1, 'full'],
  [0, 0, 1, 'full'],
  [3, 1, 1, 'over'],
])('%d of %d fill %d of the bar: %s', (used, max, share, level) => {
  expect(fillOf({ used, max })).toEqual({ share, level });
});

test('what has no limit has no bar', () => {
  expect(fillOf({ used: 1_000, max: -1 })).toBeNull();
});
