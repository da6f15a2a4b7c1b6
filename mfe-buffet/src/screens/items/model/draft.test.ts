import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../../testing/fixtures';
import { draftOf, emptyItem, fieldsOf, marginOf, problemsOf } from './draft';

test('an item makes a draft that makes the item again', () => {
  const item = anItem({ sku: '779', category_id: uuid(5), cost: 60_050, min_stock: 6 });
  const { id, stock, version, ...fields } = item;
  expect(fieldsOf(draftOf(item))).toEqual(fields);
});

test('says what must be mended', () => {
  const draft = { ...emptyItem(''), name: 'Agua', price: '1.500' };
  expect(problemsOf(emptyItem(''))).toEqual(['name', 'price']);
  expect(problemsOf(draft)).toEqual([]);
  expect(problemsOf({ ...draft, cost: 'x', min_stock: '-1' })).toEqual(['cost', 'min_stock']);
  expect(problemsOf({ ...draft, min_stock: '1,5' })).toEqual(['min_stock']);
});

test.each([
  [1000, 400, 60],
  [1000, 1200, -20],
  [0, 400, null],
  [1000, 0, null],
])('sold at %i, bought at %i: a margin of %s', (price, cost, margin) => {
  expect(marginOf(price, cost)).toBe(margin);
});
