import fc from 'fast-check';
import { dateText, readDate } from './date-text';

const NEAR = '2026-11-21';

test.each([
  ['es', '24/12/2026'],
  ['pt', '24/12/2026'],
  ['en', '12/24/2026'],
])('in %s: %s', (language, text) => {
  expect(dateText('2026-12-24', language)).toBe(text);
  expect(readDate(text, language, NEAR)).toBe('2026-12-24');
});

test.each([
  ['24/12', '2026-12-24'],
  ['5-3', '2026-03-05'],
  [' 5.3.27 ', '2027-03-05'],
  ['2027-03-05', '2027-03-05'],
  ['29/2/2028', '2028-02-29'],
  ['29/2/2027', null],
  ['31/4', null],
  ['24', null],
  ['24/13/2026', null],
  ['1/2/3/4', null],
  ['1/2/202', null],
  ['15/11/0226', null],
  ['0226-11-15', null],
  ['31/12/1899', null],
  ['1/1/1900', '1900-01-01'],
  ['2026-13-01', null],
  ['mañana', null],
  ['', null],
])('typed %j is %s', (typed, date) => {
  expect(readDate(typed, 'es', NEAR)).toBe(date);
});

test.each(['', '2026-02-30', 'x'])('%j has no text', (date) => {
  expect(dateText(date, 'es')).toBe('');
});

test('what is written is read as the same day, in every language', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('es', 'en', 'pt'), (day, language) => {
      const date = day.toISOString().slice(0, 10);
      expect(readDate(dateText(date, language), language, NEAR)).toBe(date);
    }),
  );
});
