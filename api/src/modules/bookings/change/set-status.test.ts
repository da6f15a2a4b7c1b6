import { type Booking, bookingEndpoints, type SettableState } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { DateTime } from 'luxon';
import { type Booted, boot } from '../../../testing/boot';
import { TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  // where it is about noon now, so that the bookings lie within the opening hours
  const west = DateTime.utc().hour - 12;
  await club.set({ timezone: `Etc/GMT${west < 0 ? '-' : '+'}${Math.abs(west)}` });
});
afterAll(() => api.close());

const of = (b: Booking) => ({ clubId: club.clubId, bookingId: b.id });
const set = (b: Booking, status: SettableState) =>
  api.client.call(
    bookingEndpoints.setStatus,
    { params: of(b), body: { status, version: b.version } },
    club.owner.token,
  );

/** Marks a booking of an hour that began some minutes ago as a no-show. */
async function missed({ begun, player_ids = [] }: { begun: number; player_ids?: string[] }): Promise<Booking> {
  const { id: courtId } = await club.court();
  const start = DateTime.utc().startOf('minute').minus({ minutes: begun }).toISO();
  const booking = await club.booked(courtId, start, { price: 2400, player_ids });
  const body = { method: 'transfer' as const, amount: 2400 };
  const paid = await api.client.call(paymentEndpoints.add, { params: of(booking), body }, club.owner.token);
  const { status, data } = await set(paid.data.booking, 'no_show');
  expect(status).toBe(200);
  return data;
}

/** Marks a booking of an hour that began some minutes ago as a no-show, and removes its court. */
async function noShow({ begun }: { begun: number }): Promise<Booking> {
  const data = await missed({ begun });
  const courtId = data.court_id;
  const removed = await api.client.call(
    courtEndpoints.remove,
    { params: { clubId: club.clubId, courtId } },
    club.owner.token,
  );
  expect(removed.status).toBe(204);
  return data;
}

test('a no-show is not confirmed again on a court that was removed while it lasts', async () => {
  const booking = await noShow({ begun: 10 });
  const refused = { status: 404, error: { error: 'not_found', params: { resource: 'court' } } };
  expect(await set(booking, 'confirmed')).toMatchObject(refused);
  expect(await set(booking, 'completed')).toMatchObject(refused);
});

test('one that is over took place after all: it takes no court any more', async () => {
  expect(await set(await noShow({ begun: 70 }), 'completed')).toMatchObject({
    status: 200,
    data: { state: 'completed' },
  });
});

describe('a no-show that lasts is confirmed again, with all that was paid,', () => {
  const confirmed = async (booking: Booking) => {
    const { data: now } = await api.client.call(bookingEndpoints.get, { params: of(booking) }, club.owner.token);
    const { status, data } = await set(now, 'confirmed');
    expect([status, data.state, data.paid, data.payment_status]).toEqual([200, 'confirmed', 2400, 'fully_paid']);
    return data.players.map(({ name }) => name);
  };

  test('although a player was removed', async () => {
    const [ana, bea] = [await club.player('Ana'), await club.player('Bea')];
    const booking = await missed({ begun: 10, player_ids: [ana.id, bea.id] });
    const gone = { params: { clubId: club.clubId, playerId: ana.id } };
    expect((await api.client.call(playerEndpoints.remove, gone, club.owner.token)).status).toBe(204);
    expect(await confirmed(booking)).toEqual(['Ana', 'Bea']);
  });

  test('although its players were merged', async () => {
    const [ana, bea] = [await club.player('Ana'), await club.player('Bea')];
    const booking = await missed({ begun: 10, player_ids: [ana.id, bea.id] });
    const merge = { params: { clubId: club.clubId }, body: { keep_id: bea.id, merge_id: ana.id } };
    expect((await api.client.call(playerEndpoints.merge, merge, club.owner.token)).status).toBe(200);
    expect(await confirmed(booking)).toEqual(['Bea']);
  });

  test('although its court is inactive', async () => {
    const booking = await missed({ begun: 10 });
    const params = { clubId: club.clubId, courtId: booking.court_id };
    const { data } = await api.client.call(courtEndpoints.list, { params }, club.owner.token);
    const { version = 0 } = data.find(({ id }) => id === booking.court_id) ?? {};
    const body = { status: 'inactive' as const, version };
    expect((await api.client.call(courtEndpoints.change, { params, body }, club.owner.token)).status).toBe(200);
    expect(await confirmed(booking)).toEqual([]);
  });
});
