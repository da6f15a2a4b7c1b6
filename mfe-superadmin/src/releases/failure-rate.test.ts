import { failureRate } from './failure-rate';

test.each([
  [0, 0, null],
  [40, 0, 0],
  [40, 1, 0.025],
  [0, 2, 1],
  [1, 3, 1],
])('of %i loads %i failed: %p', (loads, failures, rate) => expect(failureRate({ loads, failures })).toBe(rate));
