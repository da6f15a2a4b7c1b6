import { uuid } from '@canchero/shared-contracts/testing/records';
import { aBooking } from '../../testing/fixtures';
import { type BookingDraft, emptyDraft } from './booking-draft';
import { clashesOf } from './clash';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const draft = { ...emptyDraft('2026-11-21', {}), court_id: uuid(101), start: at('15:00'), duration: 90 };
const theirs = aBooking({ id: uuid(1), court_id: uuid(101), start: at('16:00'), description: 'Ruiz' });
const ids = (change: Partial<BookingDraft>, booking = theirs, own?: string) =>
  clashesOf({ ...draft, ...change }, [booking], own).map(({ id }) => id);

test.each([
  ['it overlaps', {}, theirs, [uuid(1)]],
  ['one ends where the other starts', { duration: 60 }, theirs, []],
  ['it is on another court', { court_id: uuid(102) }, theirs, []],
  ['a further court of the draft is taken', { court_id: uuid(102), more_court_ids: [uuid(101)] }, theirs, [uuid(1)]],
  ['it was cancelled', {}, { ...theirs, state: 'cancelled' as const }, []],
  ['nobody showed up for it', {}, { ...theirs, state: 'no_show' as const }, []],
  ['the draft has no time yet', { start: null }, theirs, []],
])('a booking is in the way only where it takes the place: %s', (_, change, booking, expected) => {
  expect(ids(change, booking)).toEqual(expected);
});

test('a booking is not in its own way, and one in the way is named by its player', () => {
  expect(ids({}, theirs, uuid(1))).toEqual([]);
  const players = [{ id: uuid(201), name: 'Ana Paz', phone: null }];
  expect(clashesOf(draft, [{ ...theirs, players }])[0]?.who).toBe('Ana Paz');
});
