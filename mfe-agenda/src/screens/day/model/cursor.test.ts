import { uuid } from '@canchero/shared-contracts/testing/records';
import fc from 'fast-check';
import { aBooking } from '../../../testing/fixtures';
import { type Cursor, entryCursor, followCursor, type Lanes, moveCursor } from './cursor';

const placed = (n: number, from: number, to: number, column = 0, columns = 1) => ({
  booking: aBooking({ id: uuid(n), start: '2026-11-21T12:00:00.000Z' }),
  from,
  to,
  column,
  columns,
});
const lanes: Lanes = [[placed(1, 60, 150), placed(2, 165, 225)], [], [placed(3, 0, 60, 0, 2), placed(4, 30, 90, 1, 2)]];
const STEPS = { minutes: 300, slot: 30 };
const free = (lane: number, minute: number): Cursor => ({ lane, minute, id: null });
const on = (lane: number, n: number, minute: number): Cursor => ({ lane, minute, id: uuid(n) });

test.each([
  ['down through free slots', free(0, 0), 'down', free(0, 30)],
  ['down onto a booking', free(0, 30), 'down', on(0, 1, 60)],
  ['down behind a booking', on(0, 1, 60), 'down', free(0, 150)],
  ['down from a short gap', free(0, 150), 'down', on(0, 2, 165)],
  ['up into a short gap', on(0, 2, 165), 'up', free(0, 150)],
  ['up onto a booking', free(0, 150), 'up', on(0, 1, 60)],
  ['up before a booking', on(0, 1, 60), 'up', free(0, 30)],
  ['up stays at the top', free(1, 0), 'up', free(1, 0)],
  ['down stays at the bottom', free(1, 270), 'down', free(1, 270)],
  ['right to the same time', on(0, 1, 60), 'right', free(1, 60)],
  ['right onto a booking', free(1, 60), 'right', on(2, 4, 30)],
  ['left stays at the edge', free(0, 0), 'left', free(0, 0)],
  ['down to the one beside', on(2, 3, 0), 'down', on(2, 4, 30)],
  ['up to the one beside', on(2, 4, 30), 'up', on(2, 3, 0)],
  ['first', free(1, 120), 'first', free(1, 0)],
  ['last', free(1, 120), 'last', free(1, 270)],
  ['a page', free(1, 0), 'pageDown', free(1, 120)],
  ['a page back', free(1, 60), 'pageUp', free(1, 0)],
] as const)('%s', (_, from, move, to) => expect(moveCursor(from, move, lanes, STEPS)).toEqual(to));

test('enters at the next booking, or at the present', () => {
  expect(entryCursor(lanes, 155, 30)).toEqual(on(0, 2, 165));
  expect(entryCursor([[], []], 100, 30)).toEqual(free(0, 90));
});

test('follows its booking to another court, and keeps its place when that leaves', () => {
  const moved: Lanes = [[], [placed(1, 90, 180)], []];
  expect(followCursor(on(0, 1, 60), moved)).toEqual(on(1, 1, 90));
  expect(followCursor(on(0, 2, 165), moved)).toEqual(free(0, 165));
  const same = on(0, 1, 60);
  expect(followCursor(same, lanes)).toBe(same);
});

test('keys never leave the grid, and down ends at the bottom', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('up', 'down', 'left', 'right', 'pageUp', 'pageDown', 'first', 'last'), {
        maxLength: 40,
      }),
      (keys) => {
        let cursor = entryCursor(lanes, 0, 30);
        for (const key of keys as Parameters<typeof moveCursor>[1][]) cursor = moveCursor(cursor, key, lanes, STEPS);
        expect(cursor.lane).toBeGreaterThanOrEqual(0);
        expect(cursor.lane).toBeLessThan(lanes.length);
        expect(cursor.minute).toBeGreaterThanOrEqual(0);
        expect(cursor.minute).toBeLessThan(STEPS.minutes);
        for (let i = 0; i < 40; i++) cursor = moveCursor(cursor, 'down', lanes, STEPS);
        expect(cursor.minute).toBe(270);
      },
    ),
  );
});
