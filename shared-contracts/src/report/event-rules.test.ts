import { averagesOf, comparedSpan, daysIn, groupsOf } from './event-rules';

test.each([
  ['before', '2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['before', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['year', '2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
  ['year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
] as const)('compared with %s, %s to %s is %s to %s', (comparison, from, to, before, until) => {
  expect(comparedSpan({ from, to }, comparison)).toEqual({ from: before, to: until });
});

test.each([
  ['day', '2026-02-27', '2026-03-02', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
  ['week', '2026-11-22', '2026-11-24', ['2026-11-16', '2026-11-23']],
  ['month', '2026-11-30', '2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01']],
] as const)('by %s, %s to %s has its groups', (group, from, to, starts) => {
  expect(groupsOf({ from, to }, group)).toEqual(starts);
});

test('a leap year has 366 days and a reversed span none', () => {
  expect(daysIn({ from: '2028-01-01', to: '2028-12-31' })).toBe(366);
  expect(daysIn({ from: '2028-01-02', to: '2028-01-01' })).toBe(0);
});

test('averages are per booking that took place, cancellations of all', () => {
  const none = { count: 0, minutes: 0, value: 0, paid: 0, open: 0, no_shows: 0, no_show_value: 0 };
  const sums = { ...none, count: 4, minutes: 300, value: 1000, cancelled: 1, cancelled_value: 10 };
  expect(averagesOf(sums, 2)).toEqual({ minutes: 75, value: 250, a_day: 2, cancellations: 0.2 });
  expect(averagesOf({ ...none, cancelled: 0, cancelled_value: 0 }, 1)).toEqual({
    minutes: null,
    value: null,
    a_day: 0,
    cancellations: null,
  });
});
