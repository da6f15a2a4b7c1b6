import { changedKeys, rebase } from './form-draft';

test('what was typed stays over what a colleague saved; the rest is theirs', () => {
  const initial = { name: 'a', days: [1, 2], note: '' };
  const draft = { name: 'mine', days: [1, 2], note: '' };
  const theirs = { name: 'theirs', days: [3], note: 'new' };
  expect(rebase(draft, initial, theirs)).toEqual({ name: 'mine', days: [3], note: 'new' });
  expect(changedKeys(initial, theirs)).toEqual(['name', 'days', 'note']);
  expect(changedKeys(initial, { ...initial, days: [1, 2] })).toEqual([]);
});
