import { type Frequency, occurrencesOf } from '@canchero/shared-contracts/booking';
import { emptyDraft } from './booking-draft';
import { usualEnd, usualExtension, withUsualEnd } from './series-end';

const datesUntil = (date: string, frequency: Frequency, end_date: string) => {
  const dates = occurrencesOf(`${date}T15:00:00Z`, 'America/Argentina/Buenos_Aires', { frequency, end_date });
  if (typeof dates === 'string') throw new Error(dates);
  return dates.starts.length;
};

test.each<[string, Frequency, string, number]>([
  ['2031-01-08', 'weekly', '2031-03-26', 12],
  ['2031-12-30', 'weekly', '2032-03-16', 12],
  ['2031-01-08', 'monthly', '2031-12-31', 12],
  ['2027-01-12', 'monthly', '2027-12-31', 12],
  ['2031-03-31', 'monthly', '2032-02-29', 4],
  ['2027-01-29', 'monthly', '2027-12-31', 5],
])('a series from %s, %s, ends on %s unless another day is chosen: %i dates', (date, frequency, end, dates) => {
  expect(usualEnd(date, frequency)).toBe(end);
  expect(datesUntil(date, frequency, end)).toBe(dates);
});

test.each<[string, Frequency, string]>([
  ['2031-03-26', 'weekly', '2031-06-18'],
  ['2027-12-31', 'monthly', '2028-12-31'],
  ['2031-02-14', 'monthly', '2032-02-29'],
])('a series that ended on %s, %s, goes on until %s unless another day is chosen', (ended, frequency, until) => {
  expect(usualExtension(ended, frequency)).toBe(until);
});

test('the end that nobody chose follows the date and how it repeats; a chosen one, or an empty one, stays', () => {
  const one = emptyDraft('2031-01-08');
  const weekly = withUsualEnd(one, { ...one, frequency: 'weekly' });
  expect(weekly.end_date).toBe('2031-03-26');
  const monthly = withUsualEnd(weekly, { ...weekly, frequency: 'monthly' });
  expect(monthly.end_date).toBe('2031-12-31');
  expect(withUsualEnd(monthly, { ...monthly, date: '2031-02-12' }).end_date).toBe('2032-01-31');
  const simple = withUsualEnd(monthly, { ...monthly, frequency: null });
  expect(withUsualEnd(simple, { ...simple, frequency: 'weekly' }).end_date).toBe('2031-03-26');

  const chosen = withUsualEnd(weekly, { ...weekly, end_date: '2031-05-01' });
  expect(withUsualEnd(chosen, { ...chosen, frequency: 'monthly' }).end_date).toBe('2031-05-01');
  const cleared = withUsualEnd(weekly, { ...weekly, end_date: '' });
  expect(withUsualEnd(cleared, { ...cleared, description: 'torneo' }).end_date).toBe('');
});
