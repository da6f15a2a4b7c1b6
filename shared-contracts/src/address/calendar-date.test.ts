import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-02-28', '2026-02-28'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['0001-01-01', null],
  ['1999-12-31', null],
  ['2000-01-01', '2000-01-01'],
  ['2099-12-31', '2099-12-31'],
  ['9999-12-31', null],
  ['hoy', null],
  ['', null],
  [null, null],
])('%s in the address is the date %s', (text, expected) => {
  expect(calendarDate(text)).toBe(expected);
});
