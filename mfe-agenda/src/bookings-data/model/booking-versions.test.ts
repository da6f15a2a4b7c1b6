import { uuid } from '@canchero/shared-contracts/testing/records';
import fc from 'fast-check';
import { aBooking } from '../../testing/fixtures';
import { BookingVersions, shareBookings, upsertBooking } from './booking-versions';

const range = { from: '2026-11-21T03:00:00.000Z', to: '2026-11-22T03:00:00.000Z' };
const noon = '2026-11-21T15:00:00.000Z';
const tomorrow = '2026-11-22T15:00:00.000Z';
const booking = (version: number, given: Partial<ReturnType<typeof aBooking>> = {}) =>
  aBooking({ start: noon, version, ...given });

test.each([
  ['a new one comes in', [], booking(1), [booking(1)]],
  ['a newer one replaces', [booking(1)], booking(2), [booking(2)]],
  ['a cancelled one leaves', [booking(1)], booking(2, { state: 'cancelled' }), []],
  ['one moved to another day leaves', [booking(1)], booking(2, aBooking({ start: tomorrow, version: 2 })), []],
  ['one of another day stays out', [], aBooking({ start: tomorrow }), []],
] as const)('%s', (_, list, next, expected) => expect(upsertBooking(list, next, range)).toEqual(expected));

test('an echo and a latecomer change nothing, not even the array', () => {
  const list = [booking(3)];
  expect(upsertBooking(list, booking(3, { description: 'echo' }), range)).toBe(list);
  expect(upsertBooking(list, booking(2), range)).toBe(list);
  expect(upsertBooking(list, booking(1, { id: uuid(9), state: 'cancelled' }), range)).toBe(list);
});

/** A history of three bookings: each version once, some cancelled at the end, some moved to another day. */
const history = fc
  .array(
    fc.record({ length: fc.integer({ min: 1, max: 5 }), end: fc.constantFrom('confirmed', 'cancelled', 'moved') }),
    { minLength: 1, maxLength: 3 },
  )
  .map((bookings) =>
    bookings.flatMap(({ length, end }, n) =>
      Array.from({ length }, (_, i) => {
        const last = i === length - 1;
        return aBooking({
          id: uuid(n),
          version: i + 1,
          description: `v${i + 1}`,
          start: last && end === 'moved' ? tomorrow : noon,
          ...(last && end === 'cancelled' && { state: 'cancelled' as const }),
        });
      }),
    ),
  );

test('events in any order, with repetitions, end in the same list', () => {
  fc.assert(
    fc.property(
      history.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
      ),
      ([events, shuffled]) => {
        const run = (list: typeof events) => {
          const journal = new BookingVersions();
          const end = list
            .filter((b) => journal.record(b))
            .reduce<readonly ReturnType<typeof aBooking>[]>((all, b) => upsertBooking(all, b, range), []);
          return [...end].sort((a, b) => a.id.localeCompare(b.id));
        };
        expect(run(shuffled)).toEqual(run(events));
      },
    ),
  );
});

test('an answer is brought up to date with what was heard after it was asked for', () => {
  const journal = new BookingVersions();
  journal.record(booking(1));
  const mark = journal.mark;
  journal.record(booking(3));
  journal.record(booking(1, { id: uuid(2), state: 'cancelled' }));
  const answer = [booking(2), booking(1, { id: uuid(2) })];
  // the cancellation has the version of the answer here: only a higher one counts
  expect(
    journal.since(mark).reduce<readonly ReturnType<typeof aBooking>[]>((l, b) => upsertBooking(l, b, range), answer),
  ).toEqual([booking(3), booking(1, { id: uuid(2) })]);
});

test('a list read again keeps the objects of what did not change', () => {
  const before = [booking(1), booking(1, { id: uuid(2) })];
  expect(
    shareBookings(
      before,
      before.map((b) => ({ ...b })),
    ),
  ).toBe(before);
  const next = shareBookings(before, [booking(2), booking(1, { id: uuid(2) })]);
  expect(next[1]).toBe(before[1]);
  expect(next[0]).toEqual(booking(2));
});
