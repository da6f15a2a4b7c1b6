import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../../testing/fixtures';
import { countedOf, countsOf, readSheet, totalsOf, withCount } from './count';

const agua = anItem({ id: uuid(1), stock: 10, cost: 100 });
const jugo = anItem({ id: uuid(2), stock: 4, cost: 50 });
const items = [agua, jugo];

test('a line keeps the stock that was known when it was first written', () => {
  const sheet = withCount(withCount({}, agua, '9'), { ...agua, stock: 8 }, '7');
  expect(sheet).toEqual({ [agua.id]: { typed: '7', known: 10 } });
  expect(withCount(sheet, agua, ' ')).toEqual({});
});

test('sums up how much is counted, and what the differences are worth', () => {
  const sheet = withCount(withCount({}, agua, '7'), jugo, '4');
  expect(totalsOf(sheet, items)).toEqual({ counted: 2, wrong: 0, differing: 1, value: -300 });
  expect(totalsOf(withCount(sheet, jugo, 'x'), items)).toMatchObject({ counted: 1, wrong: 1 });
  expect(countsOf(sheet, items, 'Cierre')).toEqual([
    { item_id: agua.id, type: 'count', quantity: 7, known: 10, note: 'Cierre' },
    { item_id: jugo.id, type: 'count', quantity: 4, known: 4, note: 'Cierre' },
  ]);
});

test.each([
  ['0', 0],
  ['12', 12],
  ['', null],
  ['-1', undefined],
  ['1,5', undefined],
])('%j is a count of %s', (typed, counted) => expect(countedOf({ a: { typed, known: 1 } }, 'a')).toBe(counted));

test.each([null, 3, 'x', { a: 1 }, { a: { typed: 1, known: 2 } }])('%j is no sheet that was kept', (kept) => {
  expect(readSheet(kept)).toEqual({});
});
test('a kept sheet is read as it was', () => {
  const sheet = withCount({}, agua, '7');
  expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
});
