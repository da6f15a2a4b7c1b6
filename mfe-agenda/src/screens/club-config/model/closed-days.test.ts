import { byDate, faultyClosedDay } from './closed-days';

const day = (date: string, name = '') => ({ date, name });

test.each([
  [[], null],
  [[day('2026-12-25'), day('2026-12-08')], null],
  [[day('2026-12-25'), day('', 'Navidad')], day('', 'Navidad')],
  [[day('2026-12-25', 'Navidad'), day('2026-12-25', 'Otra')], day('2026-12-25', 'Otra')],
])('of %j %j is faulty', (days, faulty) => {
  expect(faultyClosedDay(days)).toEqual(faulty);
});

test('closed days are kept by date', () => {
  expect(byDate([day('2027-01-01'), day('2026-12-25')])).toEqual([day('2026-12-25'), day('2027-01-01')]);
});
