import { type OpeningStretch, overlappingWeekday } from '@canchero/shared-contracts/club';
import fc from 'fast-check';
import {
  copied,
  faultyWeekday,
  hasRoom,
  passesMidnight,
  stretchesOf,
  WEEKDAYS,
  withDay,
  withMore,
} from './opening-hours';

const monday = (open: string, close: string): OpeningStretch => ({ weekday: 1, open, close });

test('a first stretch has default hours, a second one follows after a break, a full day has no room', () => {
  const one = withMore([], 1);
  expect(one).toEqual([monday('08:00', '23:00')]);
  expect(hasRoom(one, 1)).toBe(false);
  const two = withMore([monday('08:00', '12:30')], 1);
  expect(two).toEqual([monday('08:00', '12:30'), monday('13:00', '00:00')]);
  expect(hasRoom(two, 1)).toBe(false);
  expect(overlappingWeekday(two)).toBeNull();
});

test('hours are copied to every day in weekday order', () => {
  const all = copied([monday('09:00', '12:00'), monday('16:00', '02:00')], 1);
  expect(all.map((h) => h.weekday)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
  expect(faultyWeekday(all)).toBeNull();
});

test('an unfinished stretch or an overlap yields its weekday', () => {
  expect(faultyWeekday([{ weekday: 3, open: '', close: '10:00' }])).toBe(3);
  expect(faultyWeekday([monday('09:00', '12:00'), monday('11:00', '13:00')])).toBe(1);
});

test.each([
  ['18:00', '02:00', true],
  ['18:00', '24:00', false],
  ['18:00', '00:00', false],
  ['08:00', '23:00', false],
])('%s to %s passes midnight: %s', (open, close, passes) => expect(passesMidnight({ open, close })).toBe(passes));

test('a change of one day does not affect the others', () => {
  const weekday = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(weekday, weekday, (changed, other) => {
      fc.pre(changed !== other);
      const before = WEEKDAYS.map((day) => ({ weekday: day, open: '08:00', close: '20:00' }));
      const after = withDay(before, changed, []);
      expect(stretchesOf(after, changed)).toEqual([]);
      expect(stretchesOf(after, other)).toEqual(stretchesOf(before, other));
    }),
  );
});
