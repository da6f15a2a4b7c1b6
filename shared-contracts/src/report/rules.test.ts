import { EVENTS } from '../events';
import { FIGURE_EVENTS, growthOf, revenueOf, staleSections } from './rules';

test.each([
  [{ value: 150, before: 100 }, 0.5],
  [{ value: 0, before: 100 }, -1],
  [{ value: 5, before: 0 }, null],
  [{ value: null, before: 0.4 }, null],
  [{ value: 5, before: null }, null],
  [{ value: 50, before: -100 }, 1.5],
])('the growth of %j is %s', (figure, growth) => {
  expect(growthOf(figure)).toBe(growth);
});

test('revenue is what was received less what was refunded', () => {
  expect(revenueOf([])).toBe(0);
  expect(
    revenueOf([
      { received: 1000, refunded: 200 },
      { received: 0, refunded: 900 },
    ]),
  ).toBe(-100);
});

test('every event that makes a figure stale exists', () => {
  expect(FIGURE_EVENTS.filter((name) => !EVENTS.has(name))).toEqual([]);
  expect(staleSections('pricing.changed')).toEqual(['daily_performance', 'finance']);
  expect(staleSections('stock.changed')).toEqual([]);
});
