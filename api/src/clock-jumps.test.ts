import { authEndpoints } from '@canchero/shared-contracts/auth';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { endHolds } from './modules/bookings/writes';
import { workOnce } from './modules/online-payments/worker';
import { billOnce } from './modules/subscriptions/billing';
import { MercadoPagoError } from './platform/payments/mercadopago';
import { type Booted, boot } from './testing/boot';
import { passTime } from './testing/pass-time';
import { TestCheckout } from './testing/test-checkout';
import { TestClub } from './testing/test-club';
import { TestPlans } from './testing/test-plans';

const HOUR = 60;

let api: Booted;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
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

/** Work that one instance is at, by the call of the gateway that it makes for it. */
interface SharedWork {
  name: string;
  of: 'gateway' | 'agreements';
  call: string;
  /** Makes one of it due. */
  prepare(): Promise<unknown>;
  look(): Promise<void>;
}

const paid = async () => {
  const t = await TestCheckout.open(api);
  const { id, preference } = await t.pending();
  return { t, id, payment: t.simulator.checkout.pay(preference, 'approved') };
};
const work = () => workOnce(api.services);

const WORK: readonly SharedWork[] = [
  {
    name: 'a message of the gateway',
    of: 'gateway',
    call: 'getPayment',
    prepare: async () => {
      const { t, payment } = await paid();
      await t.simulator.notify(payment);
    },
    look: work,
  },
  {
    name: 'a refund',
    of: 'gateway',
    call: 'refund',
    prepare: async () => {
      const { t, id, payment } = await paid();
      await t.simulator.notify(payment);
      await work();
      await t.refund((await t.money(id)).payments[0]?.id ?? '', 500_000);
    },
    look: work,
  },
  {
    name: 'a checkout',
    of: 'gateway',
    call: 'findPayments',
    prepare: async () => {
      await paid();
      await passTime(api.services.db, 6);
    },
    look: work,
  },
  {
    name: 'an agreement',
    of: 'agreements',
    call: 'getAgreement',
    prepare: async () => {
      const owner = await api.client.person();
      await new TestPlans(api).upgradeTo(owner, 'premium');
      await passTime(api.services.db, 6);
    },
    look: () => billOnce(api.services),
  },
];

/** Leaves nothing due of earlier tests. */
beforeEach(() =>
  api.services.db.platform(async (tx) => {
    await tx.query(sql`update checkouts set state = 'closed', next_check_at = null`);
    await tx.query(sql`update subscription_agreements set next_check_at = null`);
  }),
);

describe.each([
  ['ahead', 10],
  ['behind', -10],
])('an instance whose clock is ten minutes %s', (_where, minutes) => {
  /** Looks for work with that clock, or with the right one. */
  const withClock = async (off: number, look: () => Promise<void>) => {
    api.clock.reset();
    api.clock.advance(off);
    await look();
    api.clock.reset();
  };

  test.each(WORK)('shares $name with one whose clock is right', async ({ of, call, prepare, look }) => {
    await prepare();
    const real = api.services[of];
    let calls = 0;
    const answer = async () => {
      calls++;
      // the others look while this one waits for its answer
      if (calls === 1) {
        await withClock(-minutes, look);
        await withClock(0, look);
        await withClock(minutes, look);
      }
      throw new MercadoPagoError('unavailable', 'offline');
    };
    Object.assign(api.services, { [of]: Object.assign(Object.create(real), { [call]: answer }) });
    try {
      api.clock.advance(minutes);
      await look();
      expect(calls).toBe(1);
      // what could not be done is due again, soon and for all
      await passTime(api.services.db, 6);
      await withClock(0, look);
      expect(calls).toBe(2);
      await passTime(api.services.db, 6);
      await withClock(-minutes, look);
      expect(calls).toBe(3);
    } finally {
      Object.assign(api.services, { [of]: real });
    }
    await passTime(api.services.db, 6);
    await look();
  });
});
