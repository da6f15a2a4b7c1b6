import { stockLevel } from './stock-level';

test.each([
  [true, 0, 0, 'out'],
  [true, 2, 3, 'low'],
  [true, 3, 3, 'ok'],
  [false, 0, 3, 'ok'],
])('tracked %s, %d of %d: %s', (track_stock, stock, min_stock, expected) => {
  expect(stockLevel({ track_stock, stock, min_stock })).toBe(expected);
});
