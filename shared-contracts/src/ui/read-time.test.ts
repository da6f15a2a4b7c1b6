import { readTime } from './read-time';

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['23:59', '23:59'],
  ['24:00', '24:00'],
  ['24', '24:00'],
  [' 9 ', '09:00'],
  ['24:30', null],
  ['25', null],
  ['8:60', null],
  ['870', null],
  ['', null],
  ['noon', null],
])('%j is read as %j', (typed, time) => expect(readTime(typed)).toBe(time));
