import { wholeNumber } from './whole-number';

test.each([
  ['5', 5],
  [' 10 ', 10],
  ['0', null],
  ['11', null],
  ['1.5', null],
  ['', null],
  ['x', null],
])('%j from 1 to 10 is %j', (typed, number) => expect(wholeNumber(typed, { min: 1, max: 10 })).toBe(number));
