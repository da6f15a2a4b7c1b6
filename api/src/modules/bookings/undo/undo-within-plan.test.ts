import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { at, TestClub } from '../../../testing/test-club';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

/** Opens a club whose plan has room for 100 events a month, and returns what fills that of January with others. */
async function starterClub() {
  const starter = await TestClub.open(api.client, 'starter');
  const court = await starter.court();
  const fill = (events: number) =>
    api.services.db.tenant(starter.clubId, (tx) =>
      tx.query(sql`
        insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
        select ${starter.clubId}, ${court.id}, t, t + interval '1 hour', 'turno', 0
        from generate_series(1, ${events}::int) n,
          lateral (select timestamptz '2031-01-10 00:00Z' + n * interval '1 hour' as t) s`),
    );
  return { starter, court, fill };
}

test('a cancelled booking has no second life beyond the plan’s limit', async () => {
  const { starter, court, fill } = await starterClub();
  const booking = (await starter.book(court.id, at(11))).data;
  const params = { clubId: starter.clubId, bookingId: booking.id };
  const { data } = await api.client.call(
    bookingEndpoints.cancel,
    { params, body: { version: 1 } },
    starter.owner.token,
  );
  await fill(100);
  const body = { version: data.version };
  const answer = await api.client.call(bookingEndpoints.undo, { params, body }, starter.owner.token);
  expect(answer).toMatchObject({ status: 403, error: { error: 'plan_limit_exceeded' } });
});

test('a moved booking returns to its month only while the plan has room there, and stays where it is', async () => {
  const { starter, court, fill } = await starterClub();
  const { token } = starter.owner;
  const booking = (await starter.book(court.id, at(11))).data;
  const params = { clubId: starter.clubId, bookingId: booking.id };
  const move = async (start: string, version: number) => {
    const body = { court_id: court.id, start, duration: booking.duration, version };
    return (await api.client.call(bookingEndpoints.move, { params, body }, token)).data;
  };
  const undoMove = ({ version }: Booking) =>
    api.client.call(bookingEndpoints.undo, { params, body: { version } }, token);
  await fill(99);
  // within its month it takes no more room
  const within = await undoMove(await move(at(13), 1));
  expect(within.data.start).toBe(booking.start);
  const away = await move('2031-02-03T14:00:00.000Z', within.data.version);
  const rival = await starter.book(court.id, at(20));
  expect(await undoMove(away)).toMatchObject({
    status: 403,
    error: { error: 'plan_limit_exceeded', params: { resource: 'events_per_month', max: 100, used: 100 } },
  });
  expect((await api.client.call(bookingEndpoints.get, { params }, token)).data).toEqual(away);
  const { clubId } = starter;
  const cancelled = await api.client.call(
    bookingEndpoints.cancel,
    { params: { clubId, bookingId: rival.data.id }, body: { version: 1 } },
    token,
  );
  expect(cancelled.status).toBe(200);
  expect((await undoMove(away)).data.start).toBe(booking.start);
});
