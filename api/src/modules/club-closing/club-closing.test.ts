import { randomUUID } from 'node:crypto';
import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { clubEndpoints, publicClubEndpoints } from '@canchero/shared-contracts/club';
import { clubClosingEndpoints } from '@canchero/shared-contracts/club-closing';
import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { hourOf, TestCheckout } from '../../testing/test-checkout';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';
import { endHolds } from '../bookings/writes';
import { workOnce } from '../online-payments/worker';
import { listPublicSlugs } from '../public-clubs/reads';
import { sendSummaries } from '../reports/daily-summary/mail/send-summaries';

const DAYS = 24 * 60;

let api: Booted;
let boss: Session;
let club: TestClub;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  boss = await api.client.person({ roles: ['super_admin'] });
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
  await club.set({ name: 'Volea Pádel', public_enabled: true });
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const closing = { name: 'Volea Pádel', reason: 'Termina el alquiler' };
const close = (body: Partial<typeof closing> = {}, who = club.owner, clubId = club.clubId) =>
  api.client.call(clubClosingEndpoints.close, { params: { clubId }, body: { ...closing, ...body } }, who.token);
const reopen = (reason = 'Fue un error', clubId = club.clubId) =>
  api.client.call(adminClubEndpoints.reopen, { params: { clubId }, body: { reason } }, boss.adminToken);
const platform = <Row>(statement: ReturnType<typeof sql>) => api.services.db.platform((tx) => tx.query<Row>(statement));
const clubsOf = async (who: Session) =>
  (await api.client.call(clubEndpoints.mine, {}, who.token)).data.map(({ id }) => id);
const read = async (who: Session) =>
  (await api.client.call(clubEndpoints.get, { params: { clubId: club.clubId } }, who.token)).status;
const page = async (of = club.clubId) =>
  (await api.client.call(publicClubEndpoints.get, { params: { club: of } })).status;

test('a club that its owner closed exists for nobody: neither its people nor visitors, and takes no place in the plan', async () => {
  const second = await api.client.club(club.owner, 'enterprise');
  const manager = await api.client.person();
  await api.client.join(club.clubId, manager.userId, 'manager', null);
  const { slug } = (await api.client.call(publicClubEndpoints.get, { params: { club: club.clubId } })).data;
  expect(await listPublicSlugs(api.services.db, 100)).toContain(slug);

  expect((await close()).status).toBe(204);
  expect(await Promise.all([read(club.owner), read(manager), page(), page(slug)])).toEqual([404, 404, 404, 404]);
  const unknown = await api.client.call(publicClubEndpoints.get, { params: { club: randomUUID() } });
  const closed = await api.client.call(publicClubEndpoints.get, { params: { club: club.clubId } });
  expect({ ...closed.error, request_id: '' }).toEqual({ ...unknown.error, request_id: '' });
  expect(await listPublicSlugs(api.services.db, 100)).not.toContain(slug);
  expect(await clubsOf(club.owner)).toEqual([second]);
  expect(await clubsOf(manager)).toEqual([]);
  const again = await api.client.signIn(club.owner.email);
  const { data } = await api.client.call(sessionEndpoints.profile, {}, again.token);
  expect(data.club_ids).toEqual([second]);
  const details = await api.client.call(payingEndpoints.details, {}, again.token);
  expect(details.data.usage.by_club.map(({ club_id }) => club_id)).toEqual([second]);
  // writes are refused as those of a stranger, and a second closing finds nothing
  expect((await close()).status).toBe(404);
  const body = { opening_amount: 0, desk: 'reception' as const };
  const params = { clubId: club.clubId };
  expect((await api.client.call(cashEndpoints.open, { params, body }, club.owner.token)).status).toBe(404);
  const entry = { club_id: club.clubId, reason: 'Pide ayuda', write: false };
  expect((await api.client.call(adminClubEndpoints.impersonate, { body: entry }, boss.adminToken)).status).toBe(404);
  const suspension = { params, body: { reason: 'Pago en disputa' } };
  expect((await api.client.call(adminClubEndpoints.suspend, suspension, boss.adminToken)).status).toBe(404);
});

test('another club may be opened in the place of a closed one', async () => {
  const owner = await api.client.person();
  const clubId = await api.client.club(owner, 'starter');
  const another = () => api.client.call(clubEndpoints.create, { body: { name: 'Otro' } }, owner.token);
  expect((await another()).error.error).toBe('plan_limit_exceeded');
  expect((await close({ name: 'Club' }, owner, clubId)).status).toBe(204);
  expect((await another()).status).toBe(201);
  const full = await reopen(undefined, clubId);
  expect([full.status, full.error.params]).toEqual([403, { resource: 'clubs', max: 1, used: 1 }]);
});

test('the limits of a plan are reviewed for a closed club once it opens again', async () => {
  await club.court();
  await club.court();
  await club.staff('configuration');
  expect((await close()).status).toBe(204);
  const review = () => platform(sql`select review_plan_limits(), review_teams()`);
  const limited = () =>
    platform(sql`
      select limit_exceeded_since is not null as courts, team_limited_since is not null as team
      from clubs where id = ${club.clubId}`);
  await platform(sql`update subscriptions set plan = 'starter' where owner_id = ${club.owner.userId}`);
  await review();
  expect(await limited()).toEqual([{ courts: false, team: false }]);
  expect((await reopen()).status).toBe(204);
  await review();
  expect(await limited()).toEqual([{ courts: true, team: true }]);
});

test('the owner learns by mail until when it can be opened again', async () => {
  expect((await close()).status).toBe(204);
  const until = DateTime.now().setZone('America/Argentina/Buenos_Aires').plus({ days: 90 }).setLocale('es');
  expect(await api.client.mailTo(club.owner.email)).toMatchObject({
    subject: `Cerraste Volea Pádel: se puede reabrir hasta el ${until.toFormat("d 'de' MMMM 'de' yyyy")}`,
    body: expect.stringContaining('Termina el alquiler'),
  });
});

test.each<[string, () => Promise<Session>]>([
  ['a manager', () => member('manager')],
  ['staff with every permission that it needs', () => club.staff('configuration')],
])('%s may not close the club', async (_who, someone) => {
  const refused = await close({}, await someone());
  expect([refused.status, refused.error.error, refused.error.params]).toEqual([
    403,
    'forbidden',
    { reason: 'owner_only' },
  ]);
  expect(await page()).toBe(200);
});

async function member(role: 'manager'): Promise<Session> {
  const person = await api.client.person();
  await api.client.join(club.clubId, person.userId, role, null);
  return person;
}

test.each([
  ['another name', { name: 'volea padel' }, 422, 'club_name_differs'],
  ['no reason', { reason: ' no ' }, 422, 'validation_failed'],
])('%s closes nothing', async (_what, body, status, code) => {
  const refused = await close(body);
  expect([refused.status, refused.error.error, await page()]).toEqual([status, code, 200]);
});

test('an open cash session has to be closed first', async () => {
  const params = { clubId: club.clubId };
  const body = { opening_amount: 100_000, desk: 'reception' as const };
  const { data } = await api.client.call(cashEndpoints.open, { params, body }, club.owner.token);
  const refused = await close();
  expect([refused.status, refused.error]).toEqual([
    409,
    expect.objectContaining({ error: 'club_has_open_cash', params: { desk: 'reception' } }),
  ]);
  const count = { params: { ...params, cashSessionId: data.id }, body: { counted: { cash: 100_000 } } };
  await api.client.call(cashEndpoints.close, count, club.owner.token);
  expect((await close()).status).toBe(204);
});

test('bookings to come have to be cancelled first; those that are over, cancelled or held no longer do not matter', async () => {
  const court = await club.court();
  const first = await club.booked(court.id, hourOf(15));
  await club.booked(court.id, hourOf(18));
  const held = await api.client.call(onlineBookingEndpoints.hold, {
    params: { club: club.clubId },
    body: { court_id: court.id, start: hourOf(20), duration: 60 },
  });
  expect(held.status).toBe(201);
  const refused = await close();
  expect([refused.status, refused.error]).toEqual([
    409,
    expect.objectContaining({ error: 'club_has_bookings', params: { count: 3, first: first.start } }),
  ]);
  await platform(sql`
    update bookings set hold_until = now() - interval '1 minute' where club_id = ${club.clubId} and state = 'hold'`);
  expect((await close()).error.params).toMatchObject({ count: 2 });
  await platform(sql`
    update bookings set state = 'cancelled' where club_id = ${club.clubId} and id = ${first.id}`);
  api.clock.advance(4 * DAYS);
  expect((await close({}, await api.client.signIn(club.owner.email))).status).toBe(204);
});

test('money that the gateway works on has to arrive first, and what comes later than that goes back', async () => {
  const t = await TestCheckout.open(api, { name: 'Volea Pádel' });
  const closeIt = () => close({}, t.club.owner, t.club.clubId);
  const { id, preference } = await t.pending();
  const payment = t.simulator.checkout.pay(preference, 'in_process');
  const waiting = (payments: number, refunds: number) =>
    expect.objectContaining({
      error: 'club_has_waiting_payments',
      params: { payments, refunds, booking_id: id },
    });
  expect((await closeIt()).error).toEqual(waiting(1, 0));
  t.simulator.checkout.move(payment, 'approved');
  await t.simulator.notify(payment);
  await workOnce(api.services);
  await t.rows(sql`update checkouts set state = 'closed', next_check_at = null where booking_id = ${id}`);
  expect((await closeIt()).error.error).toBe('club_has_bookings');
  await t.refund((await t.money(id)).payments[0]?.id ?? '', 500_000);
  expect((await closeIt()).error).toEqual(waiting(0, 1));
  await workOnce(api.services);
  await t.rows(sql`update bookings set state = 'cancelled' where id = ${id}`);

  const late = await t.pending();
  await t.runOut(late.id);
  await endHolds(api.services.db);
  await t.rows(sql`update checkouts set state = 'closed', next_check_at = null where booking_id = ${late.id}`);
  expect((await closeIt()).status).toBe(204);
  const paid = t.simulator.checkout.pay(late.preference, 'approved');
  await t.simulator.notify(paid);
  await workOnce(api.services);
  await workOnce(api.services);
  expect(paid.status).toBe('refunded');
});

test('a refund that cannot be made any more, because the club disconnected, keeps no club open', async () => {
  const t = await TestCheckout.open(api, { name: 'Volea Pádel' });
  const { id, preference } = await t.pending();
  await t.simulator.notify(t.simulator.checkout.pay(preference, 'approved'));
  await workOnce(api.services);
  await t.rows(sql`update checkouts set state = 'closed', next_check_at = null where booking_id = ${id}`);
  await t.refund((await t.money(id)).payments[0]?.id ?? '', 500_000);
  await t.rows(sql`update bookings set state = 'cancelled' where id = ${id}`);
  await api.client.call(mercadoPagoEndpoints.disconnect, { params: t.staff.params }, t.staff.token);
  await workOnce(api.services);
  expect((await close({}, t.club.owner, t.club.clubId)).status).toBe(204);
});

test('a checkout that ended at an account which the club disconnected keeps no club open', async () => {
  const t = await TestCheckout.open(api, { name: 'Volea Pádel' });
  const closing = async () => (await close({}, t.club.owner, t.club.clubId)).status;
  const { id } = await t.pending();
  await t.rows(sql`update bookings set state = 'cancelled' where id = ${id}`);
  await api.client.call(mercadoPagoEndpoints.disconnect, { params: t.staff.params }, t.staff.token);
  expect(await closing()).toBe(409);
  await t.rows(
    sql`update checkouts set expires_at = ${new Date(api.clock.now().getTime() - 16 * 60_000)} where booking_id = ${id}`,
  );
  await workOnce(api.services);
  expect(await closing()).toBe(204);
});

test('daily summaries of a closed club are not mailed', async () => {
  await platform(sql`
    insert into summary_mails (club_id, user_id, hour, mailed_on)
    values (${club.clubId}, ${club.owner.userId}, 8, '2026-01-01')`);
  await close();
  const told = () => platform(sql`select from mails where recipient = ${club.owner.email}`);
  const before = (await told()).length;
  api.clock.advance(2 * DAYS);
  await sendSummaries(api.services, (error) => {
    throw error;
  });
  expect(await told()).toHaveLength(before);
  const [choice] = await platform<{ mailed_on: string }>(sql`
    select mailed_on::text from summary_mails where club_id = ${club.clubId}`);
  expect(choice).toEqual({ mailed_on: '2026-01-01' });
});

test('super admins see closed clubs, find them, and open them again as they were', async () => {
  const court = await club.court();
  await close();
  const list = async (query: Record<string, string>) =>
    (await api.client.call(adminClubEndpoints.list, { query }, boss.adminToken)).data.items;
  const found = (await list({ sign: 'closed' })).find(({ id }) => id === club.clubId);
  expect(found).toMatchObject({ signs: ['closed'], closing: { reason: 'Termina el alquiler', erased_at: null } });
  const { closed_at, until } = found?.closing ?? { closed_at: '', until: '' };
  expect((Date.parse(until) - Date.parse(closed_at)) / 86_400_000).toBe(90);

  expect((await reopen(' no ')).status).toBe(422);
  expect((await reopen()).status).toBe(204);
  expect((await reopen()).status).toBe(204);
  expect(await Promise.all([read(club.owner), page()])).toEqual([200, 200]);
  expect(await clubsOf(club.owner)).toEqual([club.clubId]);
  expect((await club.book(court.id, hourOf(15))).status).toBe(201);
  expect((await api.client.mailTo(club.owner.email))?.subject).toBe('Volea Pádel está abierto de nuevo');
  expect(await list({ sign: 'closed', search: club.owner.email })).toEqual([]);
  const { data } = await api.client.call(
    auditEndpoints.list,
    { params: { clubId: club.clubId }, query: { area: 'club' } },
    club.owner.token,
  );
  expect(
    data.items
      .filter(({ action }) => ['club.close', 'club.reopen'].includes(action))
      .map(({ action, role, reason }) => [action, role, reason]),
  ).toEqual([
    ['club.reopen', 'super_admin', 'Fue un error'],
    ['club.close', 'owner', 'Termina el alquiler'],
  ]);
});

test('after 90 days, or without its owner, a club stays closed', async () => {
  await close();
  const closeSince = (ago: string) =>
    platform(sql`update clubs set closed_at = now() - ${ago}::interval where id = ${club.clubId}`);
  await closeSince('90 days');
  const late = await reopen();
  expect([late.status, late.error.error]).toEqual([409, 'reopening_over']);
  await closeSince('89 days');
  await platform(sql`
    update users set deleted_at = now(), email = 'deleted-' || id, email_verified_at = null
    where id = ${club.owner.userId}::uuid`);
  expect((await reopen()).error.error).toBe('club_without_owner');
  expect((await reopen(undefined, randomUUID())).status).toBe(404);
});

test('the database keeps time, person and reason of a closing together', async () => {
  await expect(platform(sql`update clubs set closed_at = now() where id = ${club.clubId}`)).rejects.toThrow(
    /clubs_closed/,
  );
  await expect(platform(sql`update clubs set erased_at = now() where id = ${club.clubId}`)).rejects.toThrow(
    /clubs_erased/,
  );
});
