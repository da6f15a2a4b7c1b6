import { readTime } from './read-time';
import { changedKeys, rebase } from './rebase';

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

test('what was typed stays over what a colleague saved; the rest is theirs', () => {
  const initial = { name: 'a', days: [1, 2], note: '' };
  const draft = { name: 'mine', days: [1, 2], note: '' };
  const theirs = { name: 'theirs', days: [3], note: 'new' };
  expect(rebase(draft, initial, theirs)).toEqual({ name: 'mine', days: [3], note: 'new' });
  expect(changedKeys(initial, theirs)).toEqual(['name', 'days', 'note']);
  expect(changedKeys(initial, { ...initial, days: [1, 2] })).toEqual([]);
});
