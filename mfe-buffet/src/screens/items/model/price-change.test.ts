import { uuid } from '@canchero/shared-contracts/testing/records';
import { anItem } from '../../../testing/fixtures';
import { parsePercent, pricesAfter } from './price-change';

const agua = anItem({ id: uuid(1), price: 150_000 });
const tubo = anItem({ id: uuid(2), price: 1_234_500 });
const after = (change: Parameters<typeof pricesAfter>[1]) => pricesAfter([agua, tubo], change).map((p) => p.price);

test.each([
  [{ kind: 'percent', by: 10, roundTo: 1 }, [165_000, 1_357_950]],
  [{ kind: 'percent', by: 10, roundTo: 5000 }, [165_000, 1_360_000]],
  [{ kind: 'percent', by: -50, roundTo: 10_000 }, [80_000, 620_000]],
  [{ kind: 'amount', by: 20_000, roundTo: 1 }, [170_000, 1_254_500]],
  [{ kind: 'amount', by: -200_000, roundTo: 1 }, [0, 1_034_500]],
] as const)('%j', (change, prices) => expect(after(change)).toEqual(prices));

test('what stays as it is is left out', () => {
  expect(after({ kind: 'percent', by: 0, roundTo: 1 })).toEqual([]);
  expect(after({ kind: 'percent', by: 0, roundTo: 1000 })).toEqual([1_235_000]);
});

test.each([
  ['10', 10],
  ['-5,5 %', -5.5],
  ['+12.25', 12.25],
  ['', null],
  ['abc', null],
  ['-101', null],
])('%j is %s percent', (typed, percent) => expect(parsePercent(typed)).toBe(percent));
