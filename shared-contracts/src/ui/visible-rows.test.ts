import fc from 'fast-check';
import { visibleRows } from './visible-rows';

test.each([
  [200, 800, 50, 2000, [0, 24]],
  [-5000, 800, 50, 2000, [88, 128]],
  [-100_000, 800, 50, 2000, [1992, 2000]],
  [200, 800, 50, 3, [0, 3]],
  [200, 800, 50, 0, [0, 0]],
])('of a list %i px from the top of %i: rows of %i px, %i of them', (top, height, row, count, range) => {
  expect(visibleRows(top, height, row, count)).toEqual(range);
});

test('every row that is in the window is rendered, and not many others', () => {
  const cases = fc.record({
    top: fc.integer({ min: -200_000, max: 2_000 }),
    height: fc.integer({ min: 200, max: 2_000 }),
    row: fc.integer({ min: 32, max: 120 }),
    count: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(cases, ({ top, height, row, count }) => {
      const [from, to] = visibleRows(top, height, row, count);
      expect(to - from).toBeLessThanOrEqual(height / row + 36);
      for (let i = 0; i < count; i++) {
        const seen = top + (i + 1) * row > 0 && top + i * row < height;
        if (seen) expect(from <= i && i < to).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
