import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { clubClosingEndpoints } from '@canchero/shared-contracts/club-closing';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/database';
import { type Booted, boot } from '../testing/boot';
import { hourOf } from '../testing/test-checkout';
import { at, TestClub } from '../testing/test-club';

const ROUNDS = 12;

let api: Booted;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
});
afterAll(() => api.close());

/** Begins something of a club; returns its status. */
type Beginning = (club: TestClub, courtId: string) => Promise<number>;

const booking: Beginning = async (club, courtId) => (await club.book(courtId, at(15))).status;
const hold: Beginning = async (club, courtId) => {
  const body = { court_id: courtId, start: hourOf(15), duration: 60 };
  return (await api.client.call(onlineBookingEndpoints.hold, { params: { club: club.clubId }, body })).status;
};
const cash: Beginning = async ({ clubId, owner }) => {
  const body = { opening_amount: 0, desk: 'reception' as const };
  return (await api.client.call(cashEndpoints.open, { params: { clubId }, body }, owner.token)).status;
};

test.each([
  ['a booking of the staff', booking],
  ['a hold of a visitor', hold],
  ['a cash session', cash],
])(`%s begins while the club is closed, ${ROUNDS} rounds: one of both happens, never both`, async (_what, begin) => {
  const won = { begun: 0, closed: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const club = await TestClub.open(api.client);
    await club.set({ public_enabled: true });
    const court = await club.court();
    const body = { name: 'Club', reason: 'Termina el alquiler' };
    const close = () =>
      api.client
        .call(clubClosingEndpoints.close, { params: { clubId: club.clubId }, body }, club.owner.token)
        .then(({ status }) => status);
    // which of both comes first is left to the server
    const calls = [() => begin(club, court.id), close, close];
    const order = round % 2 ? calls : calls.reverse();
    const statuses = await Promise.all(order.map((call) => call()));
    const [begun, ...closed] = round % 2 ? statuses : statuses.reverse();
    expect([201, 404]).toContain(begun);
    for (const status of closed) expect([204, 404, 409]).toContain(status);
    const [state] = await api.services.db.platform((tx) =>
      tx.query<{ closed: boolean; active: number }>(sql`
        select closed_at is not null as closed,
          (select count(*)::int from bookings where club_id = c.id)
            + (select count(*)::int from cash_sessions where club_id = c.id) as active
        from clubs c where id = ${club.clubId}`),
    );
    expect(state).toEqual(begun === 201 ? { closed: false, active: 1 } : { closed: true, active: 0 });
    expect(closed.includes(204)).toBe(begun !== 201);
    won[begun === 201 ? 'begun' : 'closed'] += 1;
  }
  expect(won.begun + won.closed).toBe(ROUNDS);
});

test('a booking that is being written keeps the closing waiting, and then from happening', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court();
  let isWritten: () => void = () => undefined;
  const written = new Promise<void>((resolve) => (isWritten = resolve));
  const writing = api.services.db.tenant(club.clubId, async (tx) => {
    await tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
      values (${club.clubId}, ${court.id}, ${at(15)}, ${at(16)}, 'turno', 0)`);
    isWritten();
    await aLockIsWaitedFor(tx);
  });
  await written;
  const body = { name: 'Club', reason: 'Termina el alquiler' };
  const closing = api.client.call(
    clubClosingEndpoints.close,
    { params: { clubId: club.clubId }, body },
    club.owner.token,
  );
  await writing;
  expect((await closing).error.error).toBe('club_has_bookings');
});

async function aLockIsWaitedFor(tx: Tx): Promise<void> {
  const waiting = () => tx.query(sql`select from pg_locks where locktype = 'advisory' and not granted`);
  while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}
