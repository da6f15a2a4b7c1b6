import { findClubs } from './find-clubs';

const clubs = ['Club Palermo Pádel', 'Núñez Tenis', 'Palermo Tenis'].map((name) => ({ name }));

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['padel', [0]],
  ['PÁDEL palermo', [0]],
  ['nunez', [1]],
  ['tenis', [1, 2]],
  ['squash', []],
])('%j finds %j', (sought, found) => {
  expect(findClubs(clubs, sought)).toEqual(found.map((i) => clubs[i]));
});
