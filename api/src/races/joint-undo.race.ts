import { setTimeout } from 'node:timers/promises';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

const ROUNDS = 16;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const on = (booking: Booking) => ({ clubId: club.clubId, bookingId: booking.id });
const undoAll = ([first, ...others]: readonly Booking[]) =>
  api.client.call(
    bookingEndpoints.undo,
    { params: on(first as Booking), body: { version: 1, others: others.map(({ id }) => ({ id, version: 1 })) } },
    club.owner.token,
  );
/** Returns the number of deadlocks since boot. The server counts them up to a second later. */
async function deadlocks(): Promise<number | undefined> {
  await setTimeout(1500);
  const [row] = await api.services.db.tenant(club.clubId, (tx) =>
    tx.query<{ deadlocks: number }>(sql`
      select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`),
  );
  return row?.deadlocks;
}

test(`joint undos in different orders, half of them against a move, ${ROUNDS} rounds: all courts or none, no deadlock`, async () => {
  const courts = [await club.court(), await club.court(), await club.court()];
  const spare = await club.court();
  const outcomes = { undone: 0, kept: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const made = await Promise.all(courts.map((court) => club.booked(court.id, at(round))));
    const [first, second, third] = made as [Booking, Booking, Booking];
    const body = { court_id: spare.id, start: at(round), duration: 60, version: 1 };
    const [one, other, moved] = await Promise.all([
      undoAll([first, second, third]),
      undoAll([first, third, second]),
      round % 2 && api.client.call(bookingEndpoints.move, { params: on(second), body }, club.owner.token),
    ]);
    const undone = [one, other].filter(({ status }) => status === 200).length;
    const isMoved = moved !== 0 && moved.status === 200;
    expect(undone).toBe(isMoved ? 0 : 1);
    for (const { status } of [one, other]) expect([200, 404, 412]).toContain(status);
    const [left] = await api.services.db.tenant(club.clubId, (tx) =>
      tx.query<{ count: number }>(sql`
        select count(*)::int as count from bookings where id = any(${made.map(({ id }) => id)}::uuid[])`),
    );
    expect(left?.count).toBe(isMoved ? 3 : 0);
    outcomes[isMoved ? 'kept' : 'undone'] += 1;
  }
  expect(outcomes.undone).toBeGreaterThanOrEqual(ROUNDS / 2);
  expect(await deadlocks()).toBe(0);
});
