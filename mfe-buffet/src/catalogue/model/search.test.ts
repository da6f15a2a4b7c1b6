import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../testing/fixtures';
import { foundItems } from './search';

const agua = anItem({ id: uuid(1), name: 'Agua mineral', sku: '779001', stock: 10, favorite: true, version: 2 });
const cafe = anItem({ id: uuid(2), name: 'Café con leche', track_stock: false, category_id: uuid(50) });
const tubo = anItem({ id: uuid(3), name: 'Tubo de pelotas', stock: 1, min_stock: 5 });
const gorra = anItem({ id: uuid(4), name: 'Gorra', stock: 0, active: false });
const items = [agua, cafe, gorra, tubo];
const all = { q: '', category: null, state: null };

test.each([
  [{ q: 'cafe' }, [cafe]],
  [{ q: 'LECHE café' }, [cafe]],
  [{ q: '7790' }, [agua]],
  [{ q: 'nada' }, []],
  [{ category: uuid(50) }, [cafe]],
  [{ category: 'none' }, [agua, gorra, tubo]],
  [{ state: 'low' }, [tubo]],
  [{ state: 'inactive' }, [gorra]],
  [{ state: 'active' }, [agua, cafe, tubo]],
  [{ state: 'favorite' }, [agua]],
  [{}, items],
] as const)('%j finds the right ones', (search, found) => {
  expect(foundItems(items, { ...all, ...search })).toEqual(found);
});
