import { type Booking, bookingEndpoints, type SettableState } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
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

const set = (b: Booking, status: SettableState) =>
  api.client.call(
    bookingEndpoints.setStatus,
    { params: { clubId: club.clubId, bookingId: b.id }, body: { status, version: b.version } },
    club.owner.token,
  );

/** Marks a booking of an hour that began some minutes ago as a no-show, and removes its court. */
async function noShow({ begun }: { begun: number }): Promise<Booking> {
  const { id: courtId } = await club.court();
  const start = DateTime.utc().startOf('minute').minus({ minutes: begun }).toISO();
  const { status, data } = await set(await club.booked(courtId, start), 'no_show');
  expect(status).toBe(200);
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
