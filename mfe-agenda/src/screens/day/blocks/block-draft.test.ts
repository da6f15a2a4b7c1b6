import { draftProblem, instantOfWall, spanOf, wallTime } from './block-draft';

const ZONE = 'America/Argentina/Buenos_Aires';

test("wall times are the club's", () => {
  expect(wallTime('2026-11-25T02:30:00.000Z', ZONE)).toBe('2026-11-24T23:30');
  expect(instantOfWall('2026-11-24T23:30', ZONE)).toBe('2026-11-25T02:30:00.000Z');
});

const draft = {
  court_ids: ['c'],
  start: '2026-11-25T10:00',
  end: '2026-11-25T12:00',
  kind: 'other',
  reason: '',
} as const;

test.each([
  [{}, null],
  [{ court_ids: [] }, 'courts'],
  [{ end: '2026-11-25T10:00' }, 'span'],
  [{ start: '' }, 'span'],
  [{ start: '2026-11-25T' }, 'span'],
  [{ end: 'T12:00' }, 'span'],
  [{ start: '1999-12-31T10:00' }, 'year'],
  [{ end: '2100-01-01T10:00' }, 'year'],
])('%p: %p', (change, problem) => {
  expect(draftProblem({ ...draft, court_ids: [...draft.court_ids], ...change })).toBe(problem);
});

test('a time in the second of two equal hours stays there unless it is changed', () => {
  const zone = 'America/Santiago';
  const block = { start: '2027-04-04T03:00:00.000Z', end: '2027-04-04T03:30:00.000Z' };
  const walls = { start: wallTime(block.start, zone), end: wallTime(block.end, zone) };
  expect(spanOf(walls, block, zone)).toEqual(block);
  const later = { ...walls, end: '2027-04-04T01:00' };
  expect(spanOf(later, block, zone)).toEqual({ ...block, end: '2027-04-04T05:00:00.000Z' });
});
