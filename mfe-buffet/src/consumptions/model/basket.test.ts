import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../testing/fixtures';
import { basketTotals, EMPTY, linesOf, withMore } from './basket';

const agua = anItem({ id: uuid(1), price: 150_000, stock: 2 });
const cafe = anItem({ id: uuid(2), price: 280_000, track_stock: false, stock: 0 });

test('takes no more than there are, and no fewer than none', () => {
  expect(withMore(withMore(EMPTY, agua, 5), cafe, 3).items).toEqual({ [agua.id]: 2, [cafe.id]: 3 });
  expect(withMore(withMore(EMPTY, agua, 1), agua, -1)).toEqual(EMPTY);
  expect(withMore(EMPTY, agua, -1)).toEqual(EMPTY);
});

test('sums and lines are at the prices that are shown', () => {
  const basket = {
    ...withMore(withMore(EMPTY, cafe, 1), agua, 2),
    free: [{ key: 'k', name: 'Hielo', unit_price: 50_000 }],
  };
  expect(basketTotals(basket, [agua, cafe])).toEqual({ count: 4, total: 630_000 });
  expect(linesOf(basket, [agua, cafe], uuid(7))).toEqual([
    { item_id: agua.id, quantity: 2, unit_price: 150_000, player_id: uuid(7) },
    { item_id: cafe.id, quantity: 1, unit_price: 280_000, player_id: uuid(7) },
    { name: 'Hielo', quantity: 1, unit_price: 50_000, player_id: uuid(7) },
  ]);
});
