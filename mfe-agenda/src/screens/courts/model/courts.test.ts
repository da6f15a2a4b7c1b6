import { uuid } from '@canchero/shared-contracts/testing/records';
import { aCourt } from '../../../testing/fixtures';
import { draftOf, emptyCourt, fieldsOf, problemsOf } from './court-draft';
import { moved, withCourt } from './court-order';

const [a, b, c] = [1, 2, 3].map((n) => aCourt({ id: uuid(n), name: `Cancha ${n}`, sort: n })) as [
  ReturnType<typeof aCourt>,
  ReturnType<typeof aCourt>,
  ReturnType<typeof aCourt>,
];

test.each([
  [a.id, 1, [b, a, c]],
  [c.id, -1, [a, c, b]],
  [a.id, -1, [a, b, c]],
  [c.id, 1, [a, b, c]],
  [uuid(9), 1, [a, b, c]],
] as const)('moving %s by %s', (id, by, after) => expect(moved([a, b, c], id, by)).toEqual(after));

test('a newer version is sorted into the list, an older one is ignored', () => {
  const later = { ...a, sort: 9, version: 2 };
  expect(withCourt([a, b], later)).toEqual([b, later]);
  expect(withCourt([later, b], a)).toEqual([later, b]);
  expect(withCourt([a], b)).toEqual([a, b]);
});

test('a draft made from a court yields the same fields', () => {
  const { id, club_id, sort, version, ...fields } = a;
  expect(fieldsOf(draftOf(a))).toEqual(fields);
});

test('lists the fields with problems', () => {
  expect(problemsOf(emptyCourt('padel', 0))).toEqual(['name', 'price']);
  expect(problemsOf({ ...draftOf(a), capacity: '0', price: 'x' })).toEqual(['capacity', 'price']);
  expect(problemsOf({ ...draftOf(a), price: '12.500,50' })).toEqual([]);
});
