import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../../testing/fixtures';
import { itemOfCode, itemsOnShelf, onSale, shelvesOf } from './tiles';

const drinks = { id: uuid(50), name: 'Bebidas', sort: 0, version: 1 };
const kiosk = { id: uuid(51), name: 'Kiosco', sort: 1, version: 1 };
const water = anItem({ id: uuid(1), name: 'Agua mineral', sku: '779ab01', favorite: true, category_id: drinks.id });
const coffee = anItem({ id: uuid(2), name: 'Café con leche', sku: null, favorite: false, category_id: null });
const gone = anItem({ id: uuid(3), name: 'Gorra', sku: '779ab02', favorite: false, active: false });
const items = [water, coffee];

test('what is not active is not for sale', () => {
  expect(onSale([water, coffee, gone])).toEqual(items);
});

test('shelves are favourites, the categories that have something, and everything', () => {
  expect(shelvesOf(items, [drinks, kiosk])).toEqual(['favorites', drinks.id, 'all']);
  expect(shelvesOf([coffee], [drinks])).toEqual(['all']);
});

test.each([
  ['favorites', '', [water]],
  [drinks.id, '', [water]],
  ['all', '', items],
  // a search goes over all shelves, whatever the accents and the order of its words
  [drinks.id, 'leche cafe', [coffee]],
  ['favorites', '779AB', [water]],
  ['all', 'nada', []],
])('on %s a search for "%s" finds the right ones', (shelf, search, found) => {
  expect(itemsOnShelf(items, shelf, search)).toEqual(found);
});

test('a code is the whole code', () => {
  expect(itemOfCode(items, ' 779AB01 ')).toBe(water);
  expect(itemOfCode(items, '779AB')).toBeUndefined();
  expect(itemOfCode(items, '')).toBeUndefined();
});
