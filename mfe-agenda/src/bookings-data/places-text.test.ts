import { createFormatter } from '@canchero/shared-contracts/kit';
import { fieldsBeside, placesText } from './places-text';

const formatter = createFormatter('en', 'ARS', 'America/Argentina/Buenos_Aires');
const place = (courts: string, start: string, end: string) => ({
  courts: courts.split(','),
  start: `2037-11-${start}:00.000Z`,
  end: `2037-11-${end}:00.000Z`,
});
const here = place('Padel 1', '27T23:00', '28T00:30');

test.each([
  ['another court', { from: here, to: { ...here, courts: ['Padel 2'] } }, 'Padel 2, 20:00 – 21:30'],
  ['another hour', { from: here, to: place('Padel 1', '27T22:00', '27T23:30') }, '19:00 – 20:30'],
  ['another day', { from: here, to: place('Padel 1', '28T23:00', '29T00:30') }, 'Sat, Nov 28, 2037 20:00 – 21:30'],
])('%s is said behind the arrow', (_, places, after) =>
  expect(placesText(places, formatter)).toBe(`Padel 1, Fri, Nov 27, 2037 20:00 – 21:30 → ${after}`),
);

test.each([
  [
    'a block that was made',
    { to: place('A,B', '27T15:00', '28T15:00') },
    'A, B, Fri, Nov 27, 2037 12:00 – Sat, Nov 28, 2037 12:00',
  ],
  ['a block that was removed', { from: here }, 'Padel 1, Fri, Nov 27, 2037 20:00 – 21:30'],
  ['courts whose names are lost', { to: { ...here, courts: [] } }, 'Fri, Nov 27, 2037 20:00 – 21:30'],
])('%s has one place', (_, places, text) => expect(placesText(places, formatter)).toBe(text));

test('fields that a place shows are not named beside it', () => {
  expect(fieldsBeside({ to: here }, ['court_id', 'start', 'price'])).toEqual(['price']);
  expect(fieldsBeside(null, ['start', 'price'])).toEqual(['start', 'price']);
});
