import { EVENTS } from '../events';
import { FIGURE_EVENTS, revenueOf, staleSections } from './rules';

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
