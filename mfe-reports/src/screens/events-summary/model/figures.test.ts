import { uuid } from '@canchero/shared-contracts/testing/records';
import { anEventsSummary } from '../../../testing/records';
import { bookingsQuery } from './bookings-query';
import { daysOfGroup, figuresOf, isEmpty, listOfShare, shareRows } from './figures';

const summary = anEventsSummary();

test('averages belong to what was booked, and the rate of cancellations to all', () => {
  expect(figuresOf(summary.totals, summary.span)).toMatchObject({
    count: 10,
    a_day: 5,
    mean_value: 2_000_004,
    mean_minutes: 90,
    cancellations: 2 / 12,
  });
  const nothing = { ...summary.totals, count: 0, cancelled: 0 };
  expect(figuresOf(nothing, summary.span)).toMatchObject({ a_day: 0, mean_value: null, cancellations: null });
  expect([isEmpty(nothing), isEmpty({ ...nothing, cancelled: 1 })]).toEqual([true, false]);
});

test('weekdays and hours stand in their order with those between, the rest by their bookings', () => {
  const rows = (dimension: Parameters<typeof shareRows>[1]) =>
    shareRows(summary, dimension).map(({ key, weight, part }) => [key, weight, Math.round(part * 100)]);
  expect(rows('weekday')).toEqual([...['1', '2', '3', '4', '5'].map((key) => [key, 0, 0]), ['6', 4, 40], ['7', 6, 60]]);
  expect(rows('hour')).toEqual([
    ['19', 4, 40],
    ['20', 0, 0],
    ['21', 6, 60],
  ]);
  expect(rows('court')).toEqual([
    [uuid(3), 6, 60],
    [uuid(2), 4, 40],
  ]);
  expect(rows('state')).toEqual([
    ['confirmed', 9, 75],
    ['cancelled', 2, 17],
    ['no_show', 1, 8],
  ]);
  expect(shareRows({ ...summary, shares: [] }, 'hour')).toEqual([]);
});

test.each([
  ['2026-11-16', 'week', { from: '2026-11-18', to: '2026-11-22' }],
  ['2026-12-01', 'month', { from: '2026-12-01', to: '2026-12-10' }],
  ['2026-12-05', 'day', { from: '2026-12-05', to: '2026-12-05' }],
] as const)('the group from %s by %s has its days of the span', (from, group, days) => {
  expect(daysOfGroup({ ...summary.totals, from }, group, { from: '2026-11-18', to: '2026-12-10' })).toEqual(days);
});

test('a value of a dimension leads to its bookings', () => {
  expect(listOfShare('hour', '0')).toEqual({ hour: 0, part: 'standing' });
  expect(listOfShare('court', uuid(2))).toEqual({ court: uuid(2), part: 'standing' });
  expect(listOfShare('state', 'cancelled')).toEqual({ state: 'cancelled' });
});

const span = { from: '2026-11-01', to: '2026-11-30' };
test.each([
  [{ part: 'standing' }, {}],
  [
    { part: 'standing', court: uuid(2), type: 'torneo' },
    { court: uuid(2), type: 'torneo' },
  ],
  [{ part: 'no_show' }, { state: 'no_show' }],
  [{ part: 'cancelled' }, { state: 'cancelled' }],
  [{ state: 'cancelled' }, { state: 'cancelled' }],
  [{}, { state: 'all' }],
  [{ part: 'standing', state: 'completed' }, { state: 'completed' }],
  [{ part: 'standing', state: 'cancelled' }, null],
  [{ part: 'cancelled', state: 'completed' }, null],
  [{ state: 'pending_payment' }, null],
  [{ part: 'open' }, null],
  [{ part: 'standing', sport: 'padel' }, null],
  [{ part: 'standing', hour: 0 }, null],
  [{ part: 'standing', weekday: 1 }, null],
  [{ part: 'standing', player: uuid(1) }, null],
] as const)('the bookings of %j are %j in their list', (filter, query) => {
  expect(bookingsQuery({ ...span, ...filter })).toEqual(query && { ...span, ...query });
});
