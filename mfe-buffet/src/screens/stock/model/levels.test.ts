import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../../testing/fixtures';
import { found, stockValue, totalsOf, tracked } from './levels';

const agua = anItem({ id: uuid(1), name: 'Agua', stock: 10, min_stock: 4, cost: 60_000 });
const jugo = anItem({ id: uuid(2), name: 'Jugo', stock: 2, min_stock: 6, cost: 80_000 });
const tubo = anItem({ id: uuid(3), name: 'Tubo', stock: 0, cost: 700_000, category_id: uuid(9) });
const viejo = anItem({ id: uuid(4), name: 'Viejo', stock: 0, active: false });
const cafe = anItem({ id: uuid(5), name: 'Café', track_stock: false });
const stock = tracked([agua, jugo, tubo, viejo, cafe]);

test('sums what there is at cost, and counts what is to buy', () => {
  expect(stock).not.toContain(cafe);
  expect(stockValue(agua)).toBe(600_000);
  expect(totalsOf(stock)).toEqual({ items: 4, low: 2, out: 1, value: 760_000 });
});

test.each([
  [{ low: true }, [jugo, tubo]],
  [{ q: 'tub' }, [tubo]],
  [{ category: uuid(9) }, [tubo]],
  [{ category: 'none', low: true }, [jugo]],
  [{}, [agua, jugo, tubo, viejo]],
])('%j', (filter, items) => expect(found(stock, { q: '', category: null, low: false, ...filter })).toEqual(items));
