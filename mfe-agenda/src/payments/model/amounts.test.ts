import type { Share } from '@canchero/shared-contracts/payment';
import { aPayment } from '../../testing/fixtures';
import { linesOf, refundByMethod, surplusOwners, typedAmount } from './amounts';

test.each([
  ['12.000', 1_200_000, { amount: 1_200_000, problem: null }],
  ['12.000,50', 2_000_000, { amount: 1_200_050, problem: null }],
  ['0', 100, { amount: null, problem: 'amount_not_positive' }],
  ['', 100, { amount: null, problem: 'amount_not_positive' }],
  ['-5', 100, { amount: null, problem: 'amount_not_positive' }],
  ['1,01', 100, { amount: null, problem: 'amount_exceeds_remaining' }],
])('%s where %i is open', (typed, remaining, result) => expect(typedAmount(typed, remaining)).toEqual(result));

test('chosen shares that are open become lines', () => {
  const share = (player_id: string, open: number) => ({ player_id, open }) as Share;
  const lines = linesOf([share('a', 100), share('b', 0), share('c', 50)], new Set(['a', 'b']));
  expect(lines).toEqual([{ kind: 'share', id: 'a', amount: 100 }]);
});

test('what nobody paid above their share belongs to who paid in their name', () => {
  const share = (player_id: string, paid: number) => ({ player_id, paid, surplus: 0 }) as Share;
  const owners = surplusOwners({ surplus: 400, shares: [share('a', 0), share('b', 200)] }, 1);
  expect(owners.map((s) => [s.player_id, s.surplus])).toEqual([['b', 400]]);
});

test.each([
  [0, [600, 0], []],
  [400, [0, 0], [['p0', 400]]],
  [400, [0, 900], [['p1', 400]]],
  [
    400,
    [100, 900],
    [
      ['p0', 100],
      ['p1', 300],
    ],
  ],
])('%i too much, %j above their shares: %j', (surplus, above, owners) => {
  const shares = above.map((n, i) => ({ player_id: `p${i}`, paid: n, surplus: n }) as Share);
  expect(surplusOwners({ surplus, shares }, 1).map((s) => [s.player_id, s.surplus])).toEqual(owners);
});

test('a refund is summed by method, in the order of the payments', () => {
  const payments = [
    aPayment({ amount: 300, method: 'transfer' }),
    aPayment({ amount: 500, refunded: 100 }),
    aPayment({ amount: 200, method: 'transfer' }),
  ];
  expect(refundByMethod(payments, 750)).toEqual([
    ['transfer', 350],
    ['cash', 400],
  ]);
});
