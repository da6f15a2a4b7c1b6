import {
  adminSettingEndpoints as endpoints,
  type GeneralChange,
  type PlanTerms,
} from '@canchero/shared-contracts/admin-setting';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { type PlanId, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';

const REASON = 'Precios de 2027';
let api: Booted;
let boss: Session;
beforeEach(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'], email: 'boss@canchero.test' });
});
afterEach(() => api.close());

const read = async () => (await api.client.call(endpoints.get, {}, boss.adminToken)).data;
const terms = async (id: PlanId) => {
  const plan = (await read()).plans.find((one) => one.id === id);
  if (!plan) throw new Error('no plan');
  const { agenda: _, canchas: __, jugadores: ___, soporte: ____, ...switches } = plan.features;
  const { pricing, limits, recommended, version } = plan;
  return { pricing, limits, recommended, switches, version };
};
const change = async (planId: PlanId, part: Partial<PlanTerms> & { version?: number }) => {
  const body = { ...(await terms(planId)), reason: REASON, ...part };
  return api.client.call(endpoints.changePlan, { params: { planId }, body }, boss.adminToken);
};
const changeGeneral = (body: Omit<GeneralChange, 'reason'>) =>
  api.client.call(endpoints.changeGeneral, { body: { reason: REASON, ...body } }, boss.adminToken);

test('new terms of a plan are the catalogue at once, with a line of history', async () => {
  const { pricing, limits } = await terms('premium');
  const dearer = { ...pricing, monthly: { ...pricing.monthly, ars: 5_000_000 } };
  expect((await change('premium', { pricing: dearer, limits: { ...limits, max_courts_per_club: 4 } })).status).toBe(
    204,
  );
  const { data } = await api.client.call(subscriptionEndpoints.plans, {});
  const premium = data.plans.find(({ id }) => id === 'premium');
  expect([premium?.pricing.monthly.ars, premium?.limits.max_courts_per_club]).toEqual([5_000_000, 4]);
  const { history } = await read();
  expect(history).toHaveLength(1);
  expect(history[0]).toMatchObject({ actor: 'Ana Prueba', subject: 'plan.premium', reason: REASON });
  expect(history[0]?.changes.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'limits.max_courts_per_club', before: '3', after: '4' },
    { path: 'pricing.monthly.ars', before: '4420000', after: '5000000' },
  ]);
});

test("a change whose answer was lost is made once, and is no colleague's", async () => {
  const key = { 'idempotency-key': 'settings-1' };
  const { version } = (await read()).general;
  const body = { reason: REASON, claimed_clubs: 700, version };
  const send = () => api.client.call(endpoints.changeGeneral, { body }, boss.adminToken, key);
  expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
  const plan = { ...(await terms('premium')), recommended: true, reason: REASON };
  const sendPlan = () =>
    api.client.call(endpoints.changePlan, { params: { planId: 'premium' }, body: plan }, boss.adminToken, key);
  expect([(await sendPlan()).status, (await sendPlan()).status]).toEqual([204, 204]);
});

test('a feature that is taken away closes its part for the clubs of the plan, and live pages are told', async () => {
  const owner = await api.client.person();
  const clubId = await api.client.club(owner, 'premium_plus');
  const buffet = async () => {
    const query = { club_id: clubId };
    return (await api.client.call(authEndpoints.permissions, { query }, owner.token)).data.permissions.buffet;
  };
  expect(await buffet()).toBe(true);
  const { switches } = await terms('premium_plus');
  expect((await change('premium_plus', { switches: { ...switches, buffet: false } })).status).toBe(204);
  expect(await buffet()).toBe(false);
  const told = await api.services.db.platform((tx) =>
    tx.query(
      sql`select payload from outbox where club_id = ${clubId}::uuid and name = 'plan.changed' order by id desc limit 1`,
    ),
  );
  expect(told).toEqual([{ payload: { plan: 'premium_plus', status: 'active' } }]);
});

test('fewer courts and no team concern clubs as the preview said', async () => {
  const club = await TestClub.open(api.client, 'premium_plus');
  const { clubId } = club;
  for (let n = 0; n < 3; n++) await club.court();
  await api.client.join(clubId, (await api.client.person()).userId, 'staff', null);
  await api.client.club(await api.client.person(), 'premium_plus');
  const { limits, switches, version: _, ...rest } = await terms('premium_plus');
  const fewer = {
    ...rest,
    limits: { ...limits, max_courts_per_club: 2 },
    switches: { ...switches, multiusuario: false },
  };
  const preview = await api.client.call(
    endpoints.previewPlan,
    { params: { planId: 'premium_plus' }, body: fewer },
    boss.adminToken,
  );
  expect(preview.data).toEqual({ owners: 2, clubs: 2, courts_over: 1, players_over: 0, teams_waiting: 1 });
  expect((await change('premium_plus', fewer)).status).toBe(204);
  const [stored] = await api.services.db.platform((tx) =>
    tx.query(sql`
      select limit_exceeded_since is not null as over, team_limited_since is not null as waits
      from clubs where id = ${clubId}::uuid`),
  );
  expect(stored).toEqual({ over: true, waits: true });
});

test('impossible prices, limits and a stale version are refused, and nothing is a change of nothing', async () => {
  const { pricing, limits } = await terms('starter');
  const priced = { ...pricing, monthly: { ...pricing.monthly, ars: 100 } };
  expect((await change('starter', { pricing: priced })).error.error).toBe('impossible_price');
  expect((await change('starter', { limits: { ...limits, max_clubs: -2 } })).status).toBe(422);
  expect((await change('starter', { limits: { ...limits, max_clubs: 2 }, version: 7 })).error.error).toBe(
    'stale_version',
  );
  expect((await change('starter', {})).status).toBe(204);
  expect((await read()).history).toEqual([]);
});

test('general settings change alone, with a history, and what stays is no change', async () => {
  expect((await changeGeneral({ sales_whatsapp: '5491155551234', claimed_clubs: 500 })).status).toBe(204);
  expect((await changeGeneral({ claimed_clubs: 800 })).status).toBe(204);
  const { general, history } = await read();
  expect(general).toEqual({
    sales_whatsapp: '5491155551234',
    claimed_clubs: 800,
    mail_from: '',
    sign_up: true,
    online_booking: true,
    version: 2,
  });
  expect(history.map(({ subject, changes }) => [subject, changes])).toEqual([
    ['claimed_clubs', [{ path: 'claimed_clubs', before: '500', after: '800' }]],
    ['sales_whatsapp', [{ path: 'sales_whatsapp', before: '""', after: '"5491155551234"' }]],
  ]);
  expect((await changeGeneral({ sales_whatsapp: '+54 9' })).status).toBe(422);
  expect((await changeGeneral({ mail_from: 'not an address' })).status).toBe(422);
});

test('of two changes that saw the same settings, one is made and the other refused', async () => {
  const { version } = (await read()).general;
  const both = [1, 2].map((n) => changeGeneral({ claimed_clubs: 900 + n, version }));
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 412]);
  expect(answers.find(({ status }) => status === 412)?.error.error).toBe('stale_version');
  const { general } = await read();
  expect(general.version).toBe(version + 1);
  expect((await changeGeneral({ claimed_clubs: 500, version: general.version })).status).toBe(204);
});

test('a closed sign-up opens no account, until it is open again', async () => {
  const body = { name: 'Nueva', email: 'nueva@club.test', password: 'Clave-Larga-77' };
  await changeGeneral({ sign_up: false });
  const refused = await api.client.call(authEndpoints.register, { body });
  expect([refused.status, refused.error.error]).toEqual([403, 'sign_up_closed']);
  await changeGeneral({ sign_up: true });
  expect((await api.client.call(authEndpoints.register, { body })).status).toBe(201);
});

test('online booking that is paused takes no holds, until it goes on', async () => {
  const club = await TestClub.open(api.client);
  await club.set({ public_enabled: true });
  const court = await club.court();
  const start = DateTime.utc().plus({ days: 2 }).set({ hour: 18, minute: 0, second: 0, millisecond: 0 }).toISO();
  const hold = () =>
    api.client.call(onlineBookingEndpoints.hold, {
      params: { club: club.clubId },
      body: { court_id: court.id, start, duration: 60 },
    });
  await changeGeneral({ online_booking: false });
  const refused = await hold();
  expect([refused.status, refused.error.error]).toEqual([503, 'online_booking_paused']);
  await changeGeneral({ online_booking: true });
  expect((await hold()).status).toBe(201);
});
