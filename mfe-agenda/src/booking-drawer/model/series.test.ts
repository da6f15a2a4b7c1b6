import type { Series } from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { createIntl } from 'react-intl';
import pt from '../../../lang/pt.json';
import { aBooking } from '../../testing/fixtures';
import { lastDayOf, lossOf, returnedOf, seriesOutcome, upcomingOccurrences, weekdayText } from './series';

const NOW = Date.parse('2031-01-08T15:30:00Z');
const occurrence = (n: number, rest: Partial<Series['occurrences'][number]> = {}) => ({
  id: uuid(n),
  court_id: uuid(101),
  start: new Date(Date.UTC(2031, 0, 1 + 7 * n, 15)).toISOString(),
  end: new Date(Date.UTC(2031, 0, 1 + 7 * n, 16)).toISOString(),
  state: 'confirmed' as const,
  price: 100,
  paid: 0,
  ...rest,
});
const SERIES = [0, 1, 2, 3].map((n) => occurrence(n));
const ids = (list: readonly { id: string }[]) => list.map((o) => o.id);

test('what has begun, is over or was missed is not ahead', () => {
  const found = upcomingOccurrences(
    [...SERIES, occurrence(4, { state: 'no_show' }), occurrence(5, { state: 'hold' })],
    NOW,
  );
  expect(ids(found)).toEqual([uuid(2), uuid(3), uuid(5)]);
});

test('the last day is the end, or that of an occurrence that stayed beyond it; none if all are cancelled', () => {
  const series = (end_date: string, occurrences = SERIES) =>
    ({ frequency: 'weekly', id: uuid(9), end_date, occurrences }) as const;
  const dateOf = (start: string) => start.slice(0, 10);
  expect(lastDayOf(series('2031-01-28'), dateOf)).toBe('2031-01-28');
  expect(lastDayOf(series('2031-01-07'), dateOf)).toBe('2031-01-22');
  expect(lastDayOf(series('2030-12-24', []), dateOf)).toBeNull();
});

test('those with payments stay, whatever goes', () => {
  const series = [...SERIES, occurrence(4, { paid: 1 })];
  expect(lossOf(series, NOW, null)).toMatchObject({
    going: [{ id: uuid(2) }, { id: uuid(3) }],
    staying: [{ id: uuid(4) }],
  });
  const from = Date.parse(occurrence(3).start);
  expect(ids(lossOf(series, NOW, from).going)).toEqual([uuid(3)]);
});

test.each([
  [1, 'Toda segunda-feira', '1.ª segunda-feira de cada mês'],
  [5, 'Toda sexta-feira', '1.ª sexta-feira de cada mês'],
  [6, 'Todo sábado', '1.º sábado de cada mês'],
  [7, 'Todo domingo', '1.º domingo de cada mês'],
])('weekday %i in Portuguese has its own gender', (weekday, weekly, monthly) => {
  const { formatMessage } = createIntl({ locale: 'pt', messages: pt });
  const day = weekdayText(weekday, 'pt');
  expect(formatMessage({ id: 'form.repeats.weekly' }, { day })).toBe(weekly);
  expect(formatMessage({ id: 'form.repeats.monthly' }, { day, nth: 1 })).toBe(monthly);
});

test('what a removal gives back as money: all, less the deposit of what goes too late, or nothing', () => {
  const paid = [
    occurrence(1, { start: new Date(NOW + 3_600_000).toISOString(), paid: 80 }),
    occurrence(4, { paid: 50 }),
  ];
  const rule = { deposit_type: 'fixed', deposit_value: 30, cancel_hours: 24, currency: 'ARS' } as const;
  const returned = (refund: Parameters<typeof returnedOf>[1]) =>
    returnedOf(paid, refund, rule, NOW).map(({ amount }) => amount);
  expect(returned({ destination: 'money', keep: 'nothing' })).toEqual([80, 50]);
  expect(returned({ destination: 'money', keep: 'rule' })).toEqual([50, 50]);
  expect(returned({ destination: 'credit', keep: 'nothing' })).toEqual([]);
  expect(returned(undefined)).toEqual([]);
});

describe('the outcome of a new series', () => {
  const skippedOn = (...starts: string[]) => starts.map((start) => ({ start, problem: 'schedule_conflict' }));
  const on = (court_id: string) => aBooking({ court_id, start: '2031-01-08T15:00:00.000Z' });
  const first = on('a');

  test('is that of all courts, with the skipped dates of each; its court is that of the series', () => {
    const onOther = [{ start: 's0', court_id: 'c' }];
    expect(
      seriesOutcome({
        ...first,
        series: { created: 5, skipped: [], on_other_courts: [] },
        others: [
          { ...on('c'), series: { court_id: 'b', created: 4, skipped: skippedOn('s1'), on_other_courts: onOther } },
        ],
      }),
    ).toEqual({ created: 9, moved: 1, skipped: [{ court_id: 'b', starts: ['s1'] }] });
  });

  test('of a service that does not name the court yet is on that of the booking', () => {
    expect(seriesOutcome({ ...first, series: { created: 2, skipped: skippedOn('s1', 's2') } })).toEqual({
      created: 2,
      moved: 0,
      skipped: [{ court_id: 'a', starts: ['s1', 's2'] }],
    });
  });

  test('is none for bookings that do not repeat', () => {
    expect(seriesOutcome({ ...first, others: [on('b')] })).toBeNull();
  });
});
