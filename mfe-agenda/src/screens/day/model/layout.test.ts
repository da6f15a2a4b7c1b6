import { uuid } from '@canchero/shared-contracts/testing/records';
import fc from 'fast-check';
import { aBooking } from '../../../testing/fixtures';
import type { Axis } from './axis';
import { byCourt, freeStart, placeBookings } from './layout';

const axis: Axis = { date: '2026-11-21', start: Date.parse('2026-11-21T11:00:00Z'), minutes: 900, closed: [] };
const at = (minute: number, duration: number, n = minute) =>
  aBooking({ id: uuid(n), start: new Date(axis.start + minute * 60_000).toISOString(), duration });
const shape = (list: ReturnType<typeof at>[]) =>
  placeBookings(list, axis).map((p) => [p.from, p.to, p.column, p.columns]);

test.each([
  ['one alone', [at(0, 60)], [[0, 60, 0, 1]]],
  [
    'touching ones do not share',
    [at(60, 60), at(0, 60)],
    [
      [0, 60, 0, 1],
      [60, 120, 0, 1],
    ],
  ],
  [
    'two that overlap',
    [at(0, 60), at(30, 60)],
    [
      [0, 60, 0, 2],
      [30, 90, 1, 2],
    ],
  ],
  [
    'a third reuses the first column',
    [at(0, 60), at(30, 60), at(60, 60)],
    [
      [0, 60, 0, 2],
      [30, 90, 1, 2],
      [60, 120, 0, 2],
    ],
  ],
  [
    'a cluster ends where nothing overlaps',
    [at(0, 60), at(30, 30, 7), at(60, 30)],
    [
      [0, 60, 0, 2],
      [30, 60, 1, 2],
      [60, 90, 0, 1],
    ],
  ],
  [
    'cut at the ends of the axis',
    [at(-30, 60), at(870, 60)],
    [
      [0, 30, 0, 1],
      [870, 900, 0, 1],
    ],
  ],
  ['outside of the axis', [at(-90, 60), at(900, 60)], []],
])('%s', (_, bookings, expected) => expect(shape(bookings)).toEqual(expected));

test('what overlaps in time never overlaps in width, and all have a place', () => {
  const booking = fc.record({ minute: fc.integer({ min: 0, max: 58 }), length: fc.integer({ min: 2, max: 10 }) });
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 25 }), (list) => {
      const placed = placeBookings(
        list.map(({ minute, length }, n) => at(minute * 15, length * 15, n)),
        axis,
      );
      expect(placed).toHaveLength(list.length);
      for (const a of placed) {
        expect(a.column).toBeLessThan(a.columns);
        for (const b of placed) {
          if (a === b || a.from >= b.to || b.from >= a.to) continue;
          const [aLeft, aRight] = [a.column / a.columns, (a.column + 1) / a.columns];
          const [bLeft, bRight] = [b.column / b.columns, (b.column + 1) / b.columns];
          expect(aRight <= bLeft + 1e-9 || bRight <= aLeft + 1e-9).toBe(true);
        }
      }
    }),
  );
});

test.each([
  ['at the line before', 44, 30, [], 30],
  ['at the end of what stands there', 44, 30, [{ from: 0, to: 40 }], 40],
  ['not at the end of what ended earlier', 44, 15, [{ from: 0, to: 20 }], 30],
  ['not at the end of what comes', 44, 60, [{ from: 45, to: 90 }], 0],
])('a free place begins %s', (_, minute, slot, taken, start) => expect(freeStart(minute, slot, taken)).toBe(start));

test('bookings by court', () => {
  const [a, b] = [at(0, 60), { ...at(60, 60), court_id: uuid(102) }];
  expect([...byCourt([a, b])]).toEqual([
    [uuid(101), [a]],
    [uuid(102), [b]],
  ]);
});
