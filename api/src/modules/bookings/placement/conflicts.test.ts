import { type Booking, bookingEndpoints, occupies, overlaps } from '@canchero/shared-contracts/booking';
import { paymentStatus } from '@canchero/shared-contracts/payment';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { at, TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
let courts: string[];
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
beforeEach(async () => {
  courts = [(await club.court()).id, (await club.court()).id];
});
afterAll(() => api.close());

const spot = {
  court: fc.integer({ min: 0, max: 1 }),
  quarter: fc.integer({ min: 0, max: 20 }),
  quarters: fc.integer({ min: 2, max: 8 }),
};
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const), ...spot }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('move' as const, 'change' as const), of: fc.nat(), ...spot }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), of: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const all = async () =>
  (
    await api.client.call(
      bookingEndpoints.list,
      { params: { clubId: club.clubId }, query: { from: at(0), to: at(23) } },
      club.owner.token,
    )
  ).data.filter((b) => courts.includes(b.court_id));

const clash = (bookings: readonly Booking[], b: { court_id: string; start: string; end: string }, except?: string) =>
  bookings.some(
    (other) => other.id !== except && other.court_id === b.court_id && occupies(other) && overlaps(other, b),
  );

/** Does one step and says whether the answer was the one that the other bookings call for. */
async function run(s: Step): Promise<void> {
  const before = await all();
  const token = club.owner.token;
  const place = 'court' in s && {
    court_id: courts[s.court] as string,
    start: at(8 + Math.floor(s.quarter / 4), (s.quarter % 4) * 15),
    duration: s.quarters * 15,
  };
  const wanted = place && { ...place, end: new Date(Date.parse(place.start) + place.duration * 60_000).toISOString() };
  if (s.kind === 'create') {
    const { status } = await club.book(place ? place.court_id : '', place ? place.start : '', {
      duration: place ? place.duration : 0,
    });
    expect(status).toBe(wanted && clash(before, wanted) ? 409 : 201);
    return;
  }
  const booking = before[s.of % before.length];
  if (!booking) return;
  const call = {
    params: { clubId: club.clubId, bookingId: booking.id },
    body: { version: booking.version, ...(place || {}) },
  };
  const endpoint = { move: bookingEndpoints.move, change: bookingEndpoints.change, cancel: bookingEndpoints.cancel }[
    s.kind
  ];
  const { status } = await api.client.call(endpoint, call as never, token);
  expect(status).toBe(wanted && clash(before, wanted, booking.id) ? 409 : 200);
}

test('no sequence of creations, moves and cancellations leaves two bookings on one court at one time', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        for (const s of steps) await run(s);
        const standing = (await all()).filter(occupies);
        for (const b of standing) expect(clash(standing, b, b.id)).toBe(false);
      })
      .beforeEach(async () => {
        courts = [(await club.court()).id, (await club.court()).id];
      }),
    { numRuns: 25 },
  );
});

test('the database states of payment are those of the rule', async () => {
  const cases = [
    [0, 0],
    [100, 0],
    [100, 1],
    [100, 99],
    [100, 100],
    [100, 101],
    [0, 5],
  ] as const;
  for (const [i, [price, paid]] of cases.entries()) {
    const booking = await club.booked(courts[0] as string, at(i + 1), { price });
    if (paid === 0) continue;
    // more than the price: it was cut after the payment
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`
        insert into payments (club_id, booking_id, method, amount)
        values (${club.clubId}, ${booking.id}, 'cash', ${paid})`),
    );
  }
  const bookings = await all();
  expect(bookings).toHaveLength(cases.length);
  for (const b of bookings) expect(b.payment_status).toBe(paymentStatus(b.price, b.paid));
});
