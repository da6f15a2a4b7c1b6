import { isOver } from './is-over';

test.each([
  ['2031-01-08T11:59:59Z', '2031-01-07', false],
  ['2031-01-08T12:00:00Z', '2031-01-07', true],
  ['2031-01-08T23:00:00Z', '2031-01-08', false],
  ['2031-01-08T23:00:00Z', '2031-02-01', false],
  ['2031-01-08T23:00:00Z', '2030-12-31', true],
])('at %s, %s is over everywhere: %s', (now, day, over) => expect(isOver(day, new Date(now))).toBe(over));
