import type { Endpoint } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import type { ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import fc, { type Arbitrary } from 'fast-check';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { contactCode } from './modules/online-bookings/booking-token';
import { workOnce } from './modules/online-payments/worker';
import { signatureOf } from './platform/payments/webhook-signature';
import type { Known } from './testing/arbitrary-of';
import { type Booted, boot } from './testing/boot';
import { callsOf, type DrawnCall, FUZZ_SEED, fuzzRuns, requestOf } from './testing/fuzz/drawn-call';
import { hourOf, TestCheckout } from './testing/test-checkout';
import { TEST_PASSWORD } from './testing/test-client';

let api: Booted;
let checkout: TestCheckout;
/** Values that exist, by the name of their field. */
let known: Known;
/** Values that exist for accounts, whose fields have names of others. */
let knownOfAccounts: Known;

beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  checkout = await TestCheckout.open(api, { confirm_contact: true });
  const { clubId, owner } = checkout.club;
  const court = await checkout.club.court();
  const pending = await checkout.pending({ court, start: hourOf(15) });
  const unpaid = await checkout.book({ court, start: hourOf(17), pay: 'at_club' });
  const holds = await Promise.all([19, 20].map((hour) => hold(court.id, hourOf(hour))));
  const day = DateTime.fromISO(hourOf(15));
  const subscriber = await api.client.person();
  const payment = await api.client.call(
    payingEndpoints.upgrade,
    { body: { plan: 'premium', user_email: subscriber.email } },
    subscriber.token,
  );
  const invited = await api.client.person();
  await api.client.call(
    memberEndpoints.invite,
    { params: { clubId }, body: { email: invited.email, role: 'staff', permissions: {}, language: 'es' } },
    owner.token,
  );
  known = {
    club: [clubId, clubId, clubId, clubId, '\u0000', 'ñandú'],
    clubId: [clubId],
    court_id: [court.id],
    start: [12, 13, 14, 15].map(hourOf),
    date: [day.toISODate()],
    duration: [60, 60, 60, 30, 240],
    hold_id: holds,
    holdId: holds,
    phone: ['11 4047-2804', '+54 9 351 555 1234', '011 15'],
    email: ['luis@players.test'],
    token: [unpaid.answer.data.booking_token, pending.token, (await api.client.mailTo(invited.email))?.token],
    code: [contactCode(unpaid.id, api.services.config.secrets.tokenPepper)],
    refund: [0],
    reference: [pending.reference],
    remote: ['mfe-agenda', 'shell'],
    release: ['1.0.0'],
    subscriptionId: [payment.data.subscription_id],
    module: ['./app'],
  };
  await api.client.call(ENDPOINTS['auth.register'] as Endpoint, {
    body: { name: 'Ana', email: 'new@club.test', password: TEST_PASSWORD },
  });
  const verification = (await api.client.mailTo('new@club.test'))?.token;
  await api.client.call(ENDPOINTS['auth.requestPasswordReset'] as Endpoint, { body: { email: owner.email } });
  knownOfAccounts = {
    email: [owner.email],
    password: [TEST_PASSWORD],
    new_password: [TEST_PASSWORD],
    refresh_token: [(await api.client.person()).refreshToken],
    token: [verification, (await api.client.mailTo(owner.email))?.token],
  };
});
afterAll(() => api.close());

async function hold(court_id: string, start: string): Promise<string> {
  const params = { club: checkout.club.clubId };
  const { data } = await api.client.call(
    ENDPOINTS['onlineBooking.hold'] as typeof ownBookingEndpoints.create,
    { params, body: { court_id, start, duration: 60 } } as never,
  );
  return (data as unknown as { hold_id: string }).hold_id;
}

const topics = fc.constantFrom('payment', 'mp-connect', 'merchant_order');
const objects = fc.constantFrom('1', 'A1b2', '00000000-0000-4000-8000-000000000000');
const anyText = fc.string({ unit: 'binary', maxLength: 80 });

/** Message of the gateway: mostly as the gateway writes it, in either spelling, and whether it is signed. */
const messages = fc.record({
  query: fc.oneof(
    fc.record({ 'data.id': objects, type: topics }),
    fc.record({ id: objects, topic: topics, source_news: anyText }, { requiredKeys: ['id', 'topic'] }),
    fc.dictionary(
      fc.constantFrom('data.id', 'data_id', 'id', 'type', 'topic', 'reference', 'source_news', 'x'),
      fc.oneof(topics, objects, anyText),
    ),
  ),
  body: fc.oneof(
    fc.record({ data: fc.oneof(fc.record({ id: fc.oneof(fc.string(), fc.integer()) }), fc.jsonValue()) }),
    fc.object({ maxDepth: 2 }),
  ),
  signed: fc.boolean(),
});

function signatureHeaders(query: Record<string, string>): Record<string, string> {
  const ts = String(Date.now());
  const dataId = query['data.id'] || query.data_id || query.id || undefined;
  const v1 = signatureOf(api.services.webhookSecret ?? '', { dataId, requestId: 'request-1' }, ts);
  return { 'x-request-id': 'request-1', 'x-signature': `ts=${ts},v1=${v1}` };
}

interface Call extends DrawnCall {
  signed?: boolean;
}

const drawn = (name: string, endpoint: Endpoint): Arbitrary<Call> =>
  name === 'onlinePayment.webhook'
    ? (messages as Arbitrary<Call>)
    : callsOf(endpoint, name.startsWith('auth.') ? knownOfAccounts : known);

const PUBLIC = Object.entries(ENDPOINTS as Record<string, Endpoint>).filter(({ 1: { authz } }) =>
  ['public', 'anonymous'].includes(authz.kind),
);
/** Passwords are hashed slowly. */
const runsOf = (name: string) => fuzzRuns(name.startsWith('auth.') ? 25 : 60);

test.each(PUBLIC)('%s never fails, whatever is sent', async (name, endpoint) => {
  const statuses = new Set<number>();
  let address = 0;
  await fc.assert(
    fc.asyncProperty(drawn(name, endpoint), async ({ signed, ...call }) => {
      const request = requestOf(endpoint, call);
      const answer = await api.app.inject({
        ...request,
        headers: {
          ...request.headers,
          'x-forwarded-for': `10.4.0.${++address}`,
          ...(signed && signatureHeaders(call.query as Record<string, string>)),
        },
      });
      statuses.add(answer.statusCode);
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: runsOf(name), seed: FUZZ_SEED },
  );
  // a call that nothing fits would prove nothing
  expect([...statuses].some((status) => status < 300 || status === 409)).toBe(true);
});

/** Counts the gateway's messages, and those of them that are due. */
async function gatewayMessages(): Promise<{ received: number; due: number }> {
  const [counts] = await api.services.db.platform((tx) =>
    tx.query<{ received: number; due: number }>(sql`
      select count(*)::int as received, count(*) filter (where next_attempt_at <= now())::int as due
      from gateway_messages`),
  );
  return counts ?? { received: 0, due: 0 };
}

test('what the gateway seemed to say is worked through', async () => {
  let { received, due } = await gatewayMessages();
  expect(received).toBeGreaterThan(0);
  // the worker takes some of them at a time
  while (due > 0) {
    const before = due;
    await workOnce(api.services);
    ({ due } = await gatewayMessages());
    expect(due).toBeLessThan(before);
  }
});
