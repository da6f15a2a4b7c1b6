import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type Booted, boot } from '../../../testing/boot';
import { at, TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const of = (b: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: b.id });

test('a booking comes back without a player who was removed meanwhile', async () => {
  const [ana, bea] = [await club.player('Ana'), await club.player('Bea')];
  const booking = await club.booked((await club.court()).id, at(15), { player_ids: [ana.id, bea.id] });
  const { token } = club.owner;
  const body = { version: booking.version, reason: 'Lluvia' };
  const { data: cancelled } = await api.client.call(bookingEndpoints.cancel, { params: of(booking), body }, token);
  const gone = { params: { clubId: club.clubId, playerId: ana.id } };
  expect((await api.client.call(playerEndpoints.remove, gone, token)).status).toBe(204);
  const undone = await api.client.call(
    bookingEndpoints.undo,
    { params: of(booking), body: { version: cancelled.version } },
    token,
  );
  expect(undone.status).toBe(200);
  expect(undone.data.players.map(({ id }) => id)).toEqual([bea.id]);
  const { data: now } = await api.client.call(bookingEndpoints.get, { params: of(booking) }, token);
  expect(now).toMatchObject({ state: 'confirmed', players: [{ id: bea.id }] });
});
