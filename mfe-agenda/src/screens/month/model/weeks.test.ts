import { daysOfKey, weeksOf } from './weeks';

const dates = (month: string, firstWeekday: number) =>
  weeksOf(month, firstWeekday).map((week) => week.map((d) => d.date));

test('whole weeks, from Monday', () => {
  const weeks = dates('2026-11', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[5]?.[6]).toBe('2026-12-06');
});

test('whole weeks, from Sunday', () => {
  const weeks = dates('2026-11', 7);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
});

test('four weeks where they fit', () => {
  expect(dates('2027-02', 1)).toHaveLength(4);
});

test('days of the months beside it are told apart', () => {
  const outside = weeksOf('2028-02', 1)
    .flat()
    .filter((d) => !d.inMonth)
    .map((d) => d.date);
  expect(outside).toEqual(['2028-01-31', '2028-03-01', '2028-03-02', '2028-03-03', '2028-03-04', '2028-03-05']);
});

test.each([
  ['ArrowLeft', -1],
  ['ArrowDown', 7],
  ['Home', -2],
  ['End', 4],
  ['x', null],
])('%s goes %p days from the third of a week', (key, days) => {
  expect(daysOfKey(key, 2)).toBe(days);
});
