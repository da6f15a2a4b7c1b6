import { dayTotals } from '@canchero/shared-contracts/report';
import { aSummary } from '../../../testing/records';
import { courtLines, moneyBy, monthOf, shifted } from './day';

test('bookings are grouped by court; cancelled ones have no worth', () => {
  expect(courtLines(aSummary().bookings)).toMatchObject([
    { name: 'Pádel 1', counts: { confirmed: 3, cancelled: 1 }, count: 3, minutes: 270, price: 6_000_000 },
    { name: 'Pádel 2', counts: { no_show: 1 }, count: 1, minutes: 90, price: 2_000_000 },
  ]);
});

test('revenue is summed by person, by source and method, and equals the total each time', () => {
  const { revenue } = aSummary();
  const people = moneyBy(revenue, ['taken_by']);
  expect(people.map(({ parts, received, refunded }) => [parts[0], received - refunded])).toEqual([
    ['Ana', 4_500_000],
    [null, 1_000_000],
  ]);
  for (const lines of [people, moneyBy(revenue, ['source', 'method'])])
    expect(lines.reduce((all, line) => all + line.received - line.refunded, 0)).toBe(dayTotals(aSummary()).revenue);
});

test('the totals of a day', () => {
  expect(dayTotals(aSummary())).toEqual({ bookings: 4, revenue: 5_500_000, open: 2_500_000, lost: 3_500_000 });
});

test.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %s day is %s', (date, days, expected) => {
  expect(shifted(date, days)).toBe(expected);
});

test('the month of a leap day has 29 days', () => {
  expect(monthOf('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
