import type { Block } from '@canchero/shared-contracts/block';
import type { Axis } from './axis';
import { blocksByCourt } from './blocks';

const axis: Axis = { date: '2026-11-25', start: Date.parse('2026-11-25T11:00:00Z'), minutes: 600, closed: [] };
const block = (given: Partial<Block>): Block => ({
  id: 'b1',
  club_id: 'club',
  court_ids: ['c1'],
  start: '2026-11-25T12:00:00.000Z',
  end: '2026-11-25T13:00:00.000Z',
  kind: 'maintenance',
  reason: '',
  version: 1,
  ...given,
});

test('a block stands on each of its courts', () => {
  const placed = blocksByCourt([block({ court_ids: ['c1', 'c2'] })], axis);
  expect(placed.get('c1')).toMatchObject([{ from: 60, to: 120 }]);
  expect(placed.get('c2')).toMatchObject([{ from: 60, to: 120 }]);
});

test('it is cut where the day ends, and absent from other days', () => {
  const long = block({ start: '2026-11-20T00:00:00.000Z', end: '2026-11-30T00:00:00.000Z' });
  const past = block({ id: 'b2', start: '2026-11-24T12:00:00.000Z', end: '2026-11-24T13:00:00.000Z' });
  expect(blocksByCourt([long, past], axis).get('c1')).toMatchObject([{ block: { id: 'b1' }, from: 0, to: 600 }]);
});
