import { draftProblem, instantOfWall, wallTime } from './block-draft';

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
