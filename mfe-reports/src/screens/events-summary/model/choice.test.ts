import { uuid } from '@canchero/shared-contracts/testing/records';
import { textOf } from './address';
import { choiceOf, daysOf, groupFor, PERIODS, periodOf } from './choice';

const TODAY = '2026-03-31';
const read = (query: string) => choiceOf(new URLSearchParams(query), TODAY);

test.each([
  ['month', '2026-03-01', TODAY],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['days7', '2026-03-25', TODAY],
  ['days30', '2026-03-02', TODAY],
  ['days90', '2026-01-01', TODAY],
  ['year', '2026-01-01', TODAY],
] as const)('%s is %s to %s', (period, from, to) => {
  expect(daysOf(period, TODAY)).toEqual({ from, to });
});

test('a span has the name of the first period with its days, and others have none', () => {
  for (const period of PERIODS) {
    const days = daysOf(period, '2026-11-23');
    expect(periodOf(days, '2026-11-23')).toBe(period);
  }
  expect(periodOf({ from: '2026-11-02', to: '2026-11-05' }, '2026-11-23')).toBeNull();
});

test('without an address it is this month by day, compared to the days before', () => {
  expect(read('')).toEqual({
    filter: { from: '2026-03-01', to: TODAY },
    group: 'day',
    compare: 'before',
    figure: 'count',
    list: null,
  });
});

test('an address says all of the choice', () => {
  const query = new URLSearchParams({
    from: '2026-01-01',
    to: '2026-02-01',
    court: uuid(1),
    sport: 'padel',
    type: 'torneo',
    state: 'no_show',
    weekday: '6',
    hour: '0',
    player: uuid(2),
    group: 'month',
    compare: 'year',
    figure: 'value',
    list: textOf({ hour: 19, part: 'open' }),
  });
  expect(read(query.toString())).toEqual({
    filter: {
      from: '2026-01-01',
      to: '2026-02-01',
      court: uuid(1),
      sport: 'padel',
      type: 'torneo',
      state: 'no_show',
      weekday: 6,
      hour: 0,
      player: uuid(2),
    },
    group: 'month',
    compare: 'year',
    figure: 'value',
    list: { hour: 19, part: 'open' },
  });
  expect(read('compare=none').compare).toBeNull();
});

test.each([
  ['from=2026-02-30&to=yesterday', { from: '2026-03-01', to: TODAY }],
  ['from=2026-03-20&to=2026-03-10', { from: '2026-03-20', to: '2026-03-20' }],
  ['to=2026-01-10', { from: '2026-01-10', to: '2026-01-10' }],
  ['from=2020-01-01&to=2026-01-01', { from: '2020-01-01', to: '2020-12-31' }],
  ['weekday=8&hour=24&hour=&court=x&sport=golf&state=gone&player=1', { from: '2026-03-01', to: TODAY }],
])('what is no value in %s gives way', (query, filter) => {
  expect(read(query).filter).toEqual(filter);
});

test.each([
  ['2026-03-01', '2026-03-31', 'day'],
  ['2026-03-01', '2026-04-01', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
])('%s to %s is read by %s', (from, to, group) => {
  expect(groupFor({ from, to })).toBe(group);
});
