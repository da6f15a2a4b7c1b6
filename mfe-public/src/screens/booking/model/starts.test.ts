import { aPublicClub, at } from '../../../testing/booking-server';
import { byCourt, byTime, partOfDay } from './starts';

const { courts } = aPublicClub();
const [one, two] = courts.map(({ id }) => id) as [string, string];
const offer = (court_id: string, price: number) => ({ court_id, price, deposit: 0 });
const start = at('2031-03-04', '18:00');

test.each([
  ['one court', [offer(two, 5)], { court_id: two, price: 5, free: 1, fromPrice: false }],
  ['the same price: the first court', [offer(two, 5), offer(one, 5)], { court_id: one, free: 2, fromPrice: false }],
  ['the lowest price', [offer(one, 7), offer(two, 5)], { court_id: two, price: 5, free: 2, fromPrice: true }],
])('a start takes a court: %s', (_, offers, expected) => {
  expect(byTime([{ start, courts: offers }], courts)).toEqual([expect.objectContaining({ start, ...expected })]);
});

test('a court that the page does not know is no offer', () => {
  expect(byTime([{ start, courts: [offer('gone', 1)] }], courts)).toEqual([]);
});

test('courts keep their order, and those without a start are left out', () => {
  const starts = [{ start, courts: [offer(two, 5), offer(one, 7)] }];
  expect(byCourt(starts, courts).map(({ court, starts: own }) => [court.id, own[0]?.price])).toEqual([
    [one, 7],
    [two, 5],
  ]);
});

test.each([
  ['2031-03-04', '08:00', 'morning'],
  ['2031-03-04', '11:59', 'morning'],
  ['2031-03-04', '12:00', 'afternoon'],
  ['2031-03-04', '19:00', 'evening'],
  ['2031-03-05', '01:00', 'evening'],
])('%s %s of the day 2031-03-04 is its %s', (date, time, part) => {
  expect(partOfDay(at(date, time), 'America/Argentina/Buenos_Aires', '2031-03-04')).toBe(part);
});
