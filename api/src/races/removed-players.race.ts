import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

test('20 players are removed while each is booked: nobody who is gone has a booking', async () => {
  const courts = await Promise.all(Array.from({ length: 20 }, () => club.court()));
  const players = await Promise.all(courts.map(() => club.player()));
  const outcomes = await Promise.all(
    players.flatMap(({ id: playerId }, i) => [
      api.client
        .call(playerEndpoints.remove, { params: { clubId: club.clubId, playerId } }, club.owner.token)
        .then(({ status }) => status),
      club.book(courts[i]?.id ?? '', at(15), { player_ids: [playerId] }).then(({ status }) => status),
    ]),
  );
  for (const status of outcomes) expect([201, 204, 404, 409, 422]).toContain(status);
  expect(await goneAndBooked()).toEqual([]);
});

test('20 players are removed while a cancellation of theirs is undone: nobody who is gone has a booking', async () => {
  const { token } = club.owner;
  const courts = await Promise.all(Array.from({ length: 20 }, () => club.court()));
  const undoings = await Promise.all(
    courts.map(async ({ id: courtId }) => {
      const { id: playerId } = await club.player();
      const { id: bookingId, version } = await club.booked(courtId, at(18), { player_ids: [playerId] });
      const params = { clubId: club.clubId, bookingId };
      const body = { version, reason: 'Lluvia' };
      const { data } = await api.client.call(bookingEndpoints.cancel, { params, body }, token);
      return { playerId, params, version: data.version };
    }),
  );
  const outcomes = await Promise.all(
    undoings.flatMap(({ playerId, params, version }) => [
      api.client.call(playerEndpoints.remove, { params: { clubId: club.clubId, playerId } }, token),
      api.client.call(bookingEndpoints.undo, { params, body: { version } }, token),
    ]),
  );
  for (const { status } of outcomes) expect([200, 204, 409]).toContain(status);
  expect(await goneAndBooked()).toEqual([]);
});

/** Selects the players who are removed and in a booking. */
const goneAndBooked = () =>
  api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      select p.id from players p join booking_players l on l.club_id = p.club_id and l.player_id = p.id
      join bookings b on b.club_id = l.club_id and b.id = l.booking_id
      where p.club_id = ${club.clubId} and p.removed_at is not null and b.state <> 'cancelled'`),
  );
