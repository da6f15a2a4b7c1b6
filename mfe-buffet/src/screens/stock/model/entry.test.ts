import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../../testing/fixtures';
import { lineOf, movementsOf, moving, problemOf, purchaseTotal } from './entry';

const agua = anItem({ id: uuid(1), stock: 5, cost: 60_000 });
const line = (quantity: string, cost = '') => ({ item: agua, quantity, cost });

test.each([
  ['purchase', '12', 12, null],
  ['purchase', '0', null, 'quantity'],
  ['purchase', '-3', null, 'quantity'],
  ['purchase', '1,5', null, 'quantity'],
  ['purchase', '', null, 'quantity'],
  ['waste', '5', -5, null],
  ['waste', '6', -6, 'stock'],
  ['adjust', '-5', -5, null],
  ['adjust', '-6', -6, 'stock'],
  ['adjust', '+2', 2, null],
  ['adjust', '1.000', 1000, null],
  ['purchase', '1.000.000', 1_000_000, null],
  ['purchase', '1.5', null, 'quantity'],
  ['purchase', '1.50', null, 'quantity'],
  ['purchase', '1000.000', null, 'quantity'],
] as const)('%s of %j', (move, typed, by, problem) => {
  expect(moving(line(typed), move)).toBe(by);
  expect(problemOf(line(typed), move)).toBe(problem);
});

test('what a purchase costs is asked for, and no other movement’s', () => {
  expect(problemOf(line('1', 'x'), 'purchase')).toBe('cost');
  expect(problemOf(line('1', 'x'), 'waste')).toBe(null);
  expect(lineOf(agua, 'purchase')).toEqual({ item: agua, quantity: '1', cost: '600' });
  expect(purchaseTotal([line('12', '600'), line('2', ''), line('', '100')])).toBe(720_000);
});

test('becomes the movements of the call', () => {
  expect(movementsOf([line('12', '650')], 'purchase', ' Remito 18 ')).toEqual([
    { item_id: agua.id, type: 'purchase', quantity: 12, unit_cost: 65_000, note: 'Remito 18' },
  ]);
  expect(movementsOf([line('2', '650')], 'waste', '')).toEqual([{ item_id: agua.id, type: 'waste', quantity: 2 }]);
  expect(movementsOf([line('-2')], 'adjust', '')).toEqual([{ item_id: agua.id, type: 'adjust', quantity: -2 }]);
});
