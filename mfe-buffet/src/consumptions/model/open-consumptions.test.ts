import { uuid } from '@canchero/shared-contracts/testing/records';
import { aConsumption } from '../../testing/fixtures';
import { chargeable, openOf, openTotal } from './open-consumptions';

const open = aConsumption({ id: uuid(1), total: 500, paid: 0 });
const part = aConsumption({ id: uuid(2), total: 500, paid: 200 });
const paid = aConsumption({ id: uuid(3), total: 500, paid: 500 });

test('only what is open is charged, and no more of it than that', () => {
  expect(chargeable([open, part, paid])).toEqual([open, part]);
  expect(chargeable([open, part, paid], new Set([part.id, paid.id]))).toEqual([part]);
  expect([open, part, paid].map(openOf)).toEqual([500, 300, 0]);
  expect(openTotal([open, part, paid])).toBe(800);
});
