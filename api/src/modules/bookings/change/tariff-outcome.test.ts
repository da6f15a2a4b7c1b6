import { tariffOfPlayers } from './tariff-outcome';

const [FULL, MEMBER, BY_HAND] = [48_000, 42_000, 40_000];

test.each([
  ['a member comes, the price follows', FULL, false, FULL, MEMBER, 'always', 'updated'],
  ['a member comes, it is asked', FULL, false, FULL, MEMBER, 'ask', 'open'],
  ['a member comes, the price stays', FULL, false, FULL, MEMBER, 'never', 'kept'],
  ['a member leaves, the price follows', MEMBER, false, MEMBER, FULL, 'always', 'updated'],
  ['a price by hand stays', BY_HAND, true, FULL, MEMBER, 'always', 'agreed'],
  ['a price by hand stays where the club asks', BY_HAND, true, FULL, MEMBER, 'ask', 'agreed'],
] as const)('%s', (_, price, price_agreed, before, after, choice, outcome) => {
  const tariff = tariffOfPlayers({ price, price_agreed }, { before, after }, choice);
  expect(tariff).toEqual({ price: after, before: price, outcome });
});

test.each([
  ['nobody by whom the tariff goes changed', FULL, FULL, FULL],
  ['the price is of other rules, and the tariff stays', BY_HAND, FULL, FULL],
  ['a member comes whose price it is already', MEMBER, FULL, MEMBER],
])('%s: nothing is said', (_, price, before, after) => {
  expect(tariffOfPlayers({ price, price_agreed: false }, { before, after }, 'ask')).toBeUndefined();
});
