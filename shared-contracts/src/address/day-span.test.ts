import { endingOn, startingOn } from '@canchero/shared-contracts/address/day-span';
import fc from 'fast-check';

const daysIn = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

test('a first day after the last one moves the last one, and vice versa', () => {
  const may = { from: '2026-05-10', to: '2026-05-20' };
  expect(startingOn(may, '2026-05-12')).toEqual({ from: '2026-05-12', to: '2026-05-20' });
  expect(startingOn(may, '2026-06-01')).toEqual({ from: '2026-06-01', to: '2026-06-01' });
  expect(endingOn(may, '2026-05-18')).toEqual({ from: '2026-05-10', to: '2026-05-18' });
  expect(endingOn(may, '2026-05-01')).toEqual({ from: '2026-05-01', to: '2026-05-01' });
  expect(startingOn(may, '2016-05-12')).toEqual({ from: '2016-05-12', to: '2026-05-20' });
});

test('a span stays in order and no longer than it may be, whichever end moves', () => {
  const date = fc
    .integer({ min: 0, max: 3_000 })
    .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(date, date, date, fc.integer({ min: 1, max: 400 }), (a, b, moved, most) => {
      const span = startingOn({ from: a, to: b }, a, most);
      const [started, ended] = [startingOn(span, moved, most), endingOn(span, moved, most)];
      for (const next of [span, started, ended]) {
        expect(daysIn(next)).toBeGreaterThanOrEqual(1);
        expect(daysIn(next)).toBeLessThanOrEqual(most);
      }
      expect(started.from).toBe(moved);
      expect(ended.to).toBe(moved);
    }),
  );
});
