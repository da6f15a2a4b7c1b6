import { emptyRule, isAllDay, membersPayMore, ruleDraftOf, ruleOf, ruleProblems, runsOf } from './price-rule-draft';

const good = { ...emptyRule(), price: '32.000' };

test('a draft maps to a rule and back', () => {
  const draft = { ...good, duration: '90', member_price: '28000,50', valid_from: '2026-12-01', priority: '5' };
  const rule = ruleOf(draft);
  expect(rule).toMatchObject({
    price: 3_200_000,
    member_price: 2_800_050,
    duration: 90,
    valid_to: null,
    priority: 5,
  });
  expect(ruleOf(ruleDraftOf({ ...rule, id: 'x', version: 1 }))).toEqual(rule);
});

test.each([
  ['40.000', true],
  ['32.000', false],
  ['', false],
  ['x', false],
])('members who pay %s instead of 32.000 pay more: %s', (member_price, expected) => {
  expect(membersPayMore({ ...good, member_price })).toBe(expected);
  expect(membersPayMore({ ...good, member_price, price: '' })).toBe(false);
});

test('all seven weekdays are sent as an empty list', () => {
  expect(ruleOf({ ...good, weekdays: [1, 2, 3, 4, 5, 6, 7] }).weekdays).toEqual([]);
});

test.each([
  [{ price: '' }, ['price']],
  [{ price: 'x', member_price: 'y' }, ['price', 'member_price']],
  [{ duration: '10' }, ['duration']],
  [{ duration: '1.5' }, ['duration']],
  [{ from: '' }, ['hours']],
  [{ priority: '' }, ['priority']],
  [{ priority: '1001' }, ['priority']],
  [{ valid_from: '2027-01-02', valid_to: '2027-01-01' }, ['valid_to']],
  [{ valid_from: '2027-01-02', valid_to: '2027-01-02' }, []],
])('%j has the problems %j', (part, problems) => expect(ruleProblems({ ...good, ...part })).toEqual(problems));

test.each([
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [
    [7, 6, 1],
    [
      [1, 1],
      [6, 7],
    ],
  ],
  [[], []],
])('%j run as %j', (days, runs) => expect(runsOf(days)).toEqual(runs));

test('equal start and end mean the whole day', () => {
  expect(isAllDay({ from: '00:00', to: '24:00' })).toBe(true);
  expect(isAllDay({ from: '08:00', to: '08:00' })).toBe(true);
  expect(isAllDay({ from: '08:00', to: '24:00' })).toBe(false);
});
