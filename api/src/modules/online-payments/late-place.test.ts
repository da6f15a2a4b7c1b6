import { courtEndpoints } from '@canchero/shared-contracts/court';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { endHolds } from '../bookings/writes';
import { api, checkout, eachTestHasACheckout, t, tell } from './testing/checkouts';

eachTestHasACheckout();

/** Books, and lets the time to pay pass. */
async function expired() {
  const pending = await t.pending();
  await t.runOut(pending.id);
  await endHolds(api.services.db);
  return pending;
}

test('money that comes for a court that was removed meanwhile goes back', async () => {
  const { id, preference, court } = await expired();
  const params = { clubId: t.club.clubId, courtId: court.id };
  expect((await api.client.call(courtEndpoints.remove, { params }, t.staff.token)).status).toBe(204);
  await tell(checkout().pay(preference, 'approved'));
  expect(await t.booking(id)).toMatchObject({ state: 'cancelled', paid: 0 });
  expect(await t.online(id)).toMatchObject([{ refunds: [{ state: 'confirmed' }] }]);
});

test('whoever pays late is a player of the club again, if they were removed meanwhile', async () => {
  const { id, preference } = await expired();
  const [player] = (await t.booking(id)).players;
  const params = { clubId: t.club.clubId, playerId: player?.id ?? '' };
  expect((await api.client.call(playerEndpoints.remove, { params }, t.staff.token)).status).toBe(204);
  await tell(checkout().pay(preference, 'approved'));
  expect(await t.booking(id)).toMatchObject({ state: 'confirmed', players: [{ id: player?.id }] });
  expect((await api.client.call(playerEndpoints.get, { params }, t.staff.token)).status).toBe(200);
});
