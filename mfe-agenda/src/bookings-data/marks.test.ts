import { marksOf } from './marks';

test.each([
  [{ series_id: null }, []],
  [{ series_id: 'x' }, ['fixed']],
  [{ series_id: null, has_notes: true, has_consumptions: false }, ['notes']],
  [{ series_id: 'x', has_notes: true, has_consumptions: true }, ['fixed', 'notes', 'consumptions']],
])('of %j a card marks %j', (booking, marks) => {
  expect(marksOf(booking)).toEqual(marks);
});
