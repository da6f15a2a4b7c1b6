import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import type { Endpoint } from '@canchero/shared-contracts/core';
import { onlineBookingEndpoints, ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { arbitraryOf } from '../../testing/arbitrary-of';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { contactCode } from './booking-token';

let api: Booted;
let club: TestClub;
/** Values that exist, by the name of their field. */
let known: Record<string, unknown[]>;
const START = DateTime.utc().plus({ days: 2 }).startOf('hour');

beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true, confirm_contact: true });
  const court = await club.court();
  const [free, taken] = [await hold(court.id, 0), await hold(court.id, 1)];
  const contact = { first_name: 'Ana', last_name: 'Paz', phone: '11 4047-2803', email: 'ana@players.test' };
  const { data } = await api.client.call(ownBookingEndpoints.create, {
    params: { club: club.clubId },
    body: { ...contact, hold_id: taken, language: 'es', pay: 'at_club', accept_policy: true },
  });
  known = {
    club: [club.clubId],
    clubId: [club.clubId],
    court_id: [court.id],
    start: [START.toISO(), START.plus({ hours: 3 }).toISO()],
    date: [START.toISODate()],
    duration: [60, 30, 240],
    hold_id: [free, taken],
    holdId: [free, taken],
    phone: ['11 4047-2804', '+54 9 351 555 1234', '011 15'],
    email: ['luis@players.test'],
    token: [data.booking_token],
    code: [contactCode(taken, api.services.config.secrets.tokenPepper)],
    refund: [0],
  };
});
afterAll(() => api.close());

async function hold(court_id: string, hours: number): Promise<string> {
  const body = { court_id, start: START.plus({ hours }).toISO() as string, duration: 60 };
  const { data } = await api.client.call(onlineBookingEndpoints.hold, { params: { club: club.clubId }, body });
  return data.hold_id;
}

const ENDPOINTS: [string, Endpoint][] = [publicClubEndpoints, onlineBookingEndpoints, ownBookingEndpoints].flatMap(
  (table) => Object.entries(table) as [string, Endpoint][],
);
const text = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '?'));

test.each(ENDPOINTS)('%s never fails, whatever is sent', async (_name, endpoint) => {
  const part = (schema: Endpoint['params']) => (schema ? arbitraryOf(schema, known) : fc.constant(undefined));
  const calls = fc.record({ params: part(endpoint.params), query: part(endpoint.query), body: part(endpoint.body) });
  const statuses = new Set<number>();
  let address = 0;
  await fc.assert(
    fc.asyncProperty(calls, async ({ params, query, body }) => {
      const named = (params ?? {}) as Record<string, unknown>;
      const search = Object.entries(query instanceof Object ? query : {}).map(
        ([key, value]) => `${text(key)}=${text(value)}`,
      );
      const answer = await api.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(/:(\w+)/g, (_, key: string) => text(named[key] ?? ''))}?${search.join('&')}`,
        headers: {
          'x-forwarded-for': `10.4.0.${++address}`,
          ...(endpoint.body && { 'content-type': 'application/json' }),
        },
        ...(endpoint.body && { payload: JSON.stringify(body) ?? '' }),
      });
      statuses.add(answer.statusCode);
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
  // a call that nothing fits would prove nothing
  expect([...statuses].some((status) => status < 300 || status === 409)).toBe(true);
});
