import { authEndpoints } from '@canchero/shared-contracts/auth';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { DateTime } from 'luxon';
import { endHolds } from './modules/bookings/writes';
import { type Booted, boot } from './testing/boot';
import { TestClub } from './testing/test-club';

const HOUR = 60;

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const profile = async (token: string) => (await api.client.call(authEndpoints.profile, {}, token)).status;
const refresh = async (refresh_token: string) =>
  (await api.client.call(authEndpoints.refresh, { body: { refresh_token } })).data;

test('a clock that jumps by an hour, forth or back, ends no session', async () => {
  const session = await api.client.person();
  let { refreshToken } = session;
  for (const minutes of [HOUR, -2 * HOUR, HOUR, -HOUR, 2 * HOUR]) {
    api.clock.advance(minutes);
    const renewed = await refresh(refreshToken);
    expect(await profile(renewed.token)).toBe(200);
    refreshToken = renewed.refresh_token;
  }
  expect(await profile(session.token)).toBe(401);
});

test('the token of a page stays valid when the clock jumps back', async () => {
  api.clock.advance(HOUR);
  const session = await api.client.person();
  api.clock.advance(-HOUR);
  expect(await profile(session.token)).toBe(200);
});

test("a hold ends by the database's clock, whatever that of an instance says", async () => {
  const club = await TestClub.open(api.client);
  await club.set({ public_enabled: true, hold_minutes: 10 });
  const court = await club.court();
  const start = DateTime.utc().plus({ days: 2 }).set({ hour: 15, minute: 0, second: 0, millisecond: 0 }).toISO();
  const body = { court_id: court.id, start: start as string, duration: 60 };
  const hold = () => api.client.call(onlineBookingEndpoints.hold, { params: { club: club.clubId }, body });
  expect((await hold()).status).toBe(201);
  for (const minutes of [HOUR, -2 * HOUR]) {
    api.clock.advance(minutes);
    await endHolds(api.services.db);
    expect((await hold()).status).toBe(409);
  }
});
