import { placeMarks } from './marks-place';

const ALL = ['fixed', 'notes', 'consumptions'] as const;

test.each([
  ['an hour in columns', { width: 140, lines: 4, used: 2, narrow: false }, 'corner', ALL],
  ['half an hour in columns', { width: 140, lines: 2, used: 2, narrow: false }, 'head', ALL],
  ['an hour in columns with a long title', { width: 140, lines: 4, used: 5, narrow: false }, 'head', ALL],
  ['half an hour in rows', { width: 72, lines: 3, used: 4, narrow: true }, 'foot', ALL],
  ['two at a time in columns', { width: 70, lines: 4, used: 9, narrow: true }, 'foot', ALL],
  ['three at a time in columns', { width: 46, lines: 4, used: 9, narrow: true }, 'foot', ['notes', 'consumptions']],
] as const)('%s: all that fits is drawn, and none is cut', (_, room, place, shown) => {
  expect(placeMarks(ALL, room)).toEqual({ place, shown });
});

test.each([
  ['half an hour in rows of a whole day', { width: 24, lines: 3, used: 9, narrow: true }],
  ['half an hour, two at a time in columns', { width: 70, lines: 2, used: 9, narrow: true }],
])('%s: without room none is drawn', (_, room) => {
  expect(placeMarks(ALL, room)).toBeNull();
});
