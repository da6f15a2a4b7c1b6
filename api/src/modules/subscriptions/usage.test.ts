import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { TestPlans } from '../../testing/test-plans';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test('the usage of a plan counts the bookings of the club’s own month and day, however long they are', async () => {
  const club = await TestClub.open(api.client);
  await club.set({ timezone: 'Europe/Madrid' });
  const court = await club.court();
  // March 2031 at the club lasts from 28 February 23:00 to 31 March 22:00, the 30th has 23 hours
  for (const start of [
    '2031-02-28T22:00',
    '2031-02-28T23:00',
    '2031-03-29T22:00',
    '2031-03-29T23:00',
    '2031-03-30T21:00',
    '2031-03-30T22:00',
    '2031-03-31T21:00',
    '2031-03-31T22:00',
  ])
    await club.booked(court.id, `${start}:00.000Z`, { duration: 60 });
  api.clock.advance((Date.parse('2031-03-30T12:00Z') - api.clock.now().getTime()) / 60_000);
  const { usage } = await new TestPlans(api).details(club.owner);
  expect(usage.by_club[0]).toMatchObject({ events_today: { used: 2 }, events_month: { used: 6 } });
});
