import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { clubEndpoints, publicClubEndpoints } from '@canchero/shared-contracts/club';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';

let api: Booted;
let boss: Session;
let owner: Session;
let clubId: string;
let otherId: string;
beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'], email: 'boss@canchero.test' });
  owner = await api.client.person({ email: 'lucia@volea.test' });
  clubId = await api.client.club(owner);
  otherId = await api.client.club(owner, 'premium_plus');
  await api.services.db.platform((tx) =>
    tx.query(sql`update clubs set name = case when id = ${clubId} then 'Ácido Pádel' else '100 % tenis' end`),
  );
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await api.client.call(adminClubEndpoints.list, { query }, boss.adminToken)).data;
const enter = (body: { club_id: string; reason?: string; write?: boolean }) =>
  api.client.call(
    adminClubEndpoints.impersonate,
    { body: { reason: 'Pide ayuda con sus precios', write: false, ...body } },
    boss.adminToken,
  );
const leave = (id: string) => api.client.call(clubEndpoints.endImpersonation, { params: { clubId: id } }, boss.token);
const read = async (id: string, who = boss) =>
  (await api.client.call(courtEndpoints.list, { params: { clubId: id } }, who.token)).status;
const addCourt = (id: string) =>
  api.client.call(
    courtEndpoints.create,
    { params: { clubId: id }, body: { name: 'Nueva', sport: 'padel' } },
    boss.token,
  );

test('clubs are listed by name with owner, plan and use, and found by each of these', async () => {
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items.map(({ name }) => name)).toEqual(['100 % tenis', 'Ácido Pádel']);
  expect(items[1]).toMatchObject({
    id: clubId,
    owner_email: 'lucia@volea.test',
    plan: 'premium_plus',
    courts: 0,
    members: 1,
  });
  const names = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);
  expect(await names({ search: 'acido' })).toEqual([clubId]);
  expect(await names({ search: '0 % t' })).toEqual([otherId]);
  expect(await names({ search: 'LUCIA@' })).toHaveLength(2);
  expect(await names({ search: '_' })).toEqual([]);
  expect(await names({ plan: 'starter' })).toEqual([]);
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ filters: unknown }>(sql`select filters from audit where action = 'admin.clubs' order by id limit 2`),
  );
  expect(rows.map(({ filters }) => filters)).toEqual([null, { search: 'acido' }]);
});

test('pages of the list follow each other without a gap', async () => {
  const many = await api.client.person();
  for (let n = 0; n < 51; n++) await api.client.club(many);
  const first = await list();
  const second = await list({ cursor: first.next_cursor ?? '' });
  expect([first.items.length, second.items.length, second.next_cursor]).toEqual([50, 3, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(53);
  const made = await api.client.call(adminClubEndpoints.list, { query: { cursor: 'made-up' } }, boss.adminToken);
  expect(made.status).toBe(400);
});

test('a super admin enters a club to look, is seen in its audit, and leaves', async () => {
  expect(await read(clubId)).toBe(404);
  expect((await api.client.call(clubEndpoints.mine, {}, boss.token)).data).toEqual([]);
  const entered = await enter({ club_id: clubId });
  expect([entered.status, entered.data.write]).toEqual([201, false]);
  expect(Date.parse(entered.data.ends_at) - api.clock.now().getTime()).toBeGreaterThan(29 * 60_000);
  expect(await read(clubId)).toBe(200);
  expect(await read(otherId)).toBe(404);
  expect((await api.client.call(clubEndpoints.mine, {}, boss.token)).data).toMatchObject([{ id: clubId, role: null }]);
  const { data } = await api.client.call(clubEndpoints.get, { params: { clubId } }, boss.token);
  expect(data.impersonation).toEqual({ ...entered.data });
  const refused = await addCourt(clubId);
  expect([refused.status, refused.error.params]).toEqual([403, { reason: 'read_only' }]);
  // another session of theirs has not entered
  expect(await read(clubId, await api.client.signIn(boss.email))).toBe(404);
  expect((await leave(clubId)).status).toBe(204);
  expect(await read(clubId)).toBe(404);
  const member = await api.client.call(clubEndpoints.endImpersonation, { params: { clubId } }, owner.token);
  expect([member.status, await read(clubId, owner)]).toEqual([204, 200]);
  const rows = await api.services.db.platform((tx) =>
    tx.query(sql`select action, role, reason from audit where club_id = ${clubId} order by id`),
  );
  expect(rows).toEqual([
    { action: 'club.enter', role: 'super_admin', reason: 'Pide ayuda con sus precios' },
    { action: 'club.leave', role: 'super_admin', reason: null },
  ]);
});

test('an entry whose answer was lost is one', async () => {
  const lines = () =>
    api.services.db.platform((tx) =>
      tx.query(sql`select from audit where club_id = ${clubId} and action like 'club.%'`),
    );
  const before = await lines();
  const key = { 'idempotency-key': 'lost-entry' };
  const body = { club_id: clubId, reason: 'Pide ayuda con sus precios', write: false };
  const send = () => api.client.call(adminClubEndpoints.impersonate, { body }, boss.adminToken, key);
  const first = await send();
  expect(await send()).toMatchObject({ status: 201, data: first.data });
  expect(await lines()).toHaveLength(before.length + 1);
  await leave(clubId);
});

test('who asks for it may change the club, as themselves; another entry ends the first', async () => {
  await enter({ club_id: clubId, write: true });
  expect((await addCourt(clubId)).status).toBe(201);
  await enter({ club_id: otherId });
  expect([await read(clubId), await read(otherId)]).toEqual([404, 200]);
  await leave(otherId);
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ action: string }>(sql`
      select action from audit where actor_id = ${boss.userId}::uuid and club_id is not null order by id desc limit 5`),
  );
  expect(rows.map(({ action }) => action).reverse()).toEqual([
    'club.enter',
    'court.create',
    'club.leave',
    'club.enter',
    'club.leave',
  ]);
});

test('an entry ends after half an hour', async () => {
  await enter({ club_id: clubId });
  api.clock.advance(29);
  const token = (await api.client.call(authEndpoints.refresh, { body: { refresh_token: boss.refreshToken } })).data;
  const later = { ...boss, token: token.token };
  boss.refreshToken = token.refresh_token;
  expect(await read(clubId, later)).toBe(200);
  api.clock.advance(1.1);
  expect(await read(clubId, later)).toBe(404);
});

test.each([
  ['without a reason', { reason: '  a ' }, 422],
  ['into a club that does not exist', { club_id: '00000000-0000-4000-8000-000000000000' }, 404],
])('nobody enters %s', async (_how, body, status) => {
  expect((await enter({ club_id: clubId, ...body })).status).toBe(status);
});

test('an entry ends with the role', async () => {
  const second = await api.client.person({ roles: ['super_admin'] });
  const body = { club_id: clubId, reason: 'Soporte', write: true };
  expect((await api.client.call(adminClubEndpoints.impersonate, { body }, second.adminToken)).status).toBe(201);
  expect(await read(clubId, second)).toBe(200);
  await api.services.db.platform((tx) =>
    tx.query(sql`update users set roles = '{}' where id = ${second.userId}::uuid`),
  );
  expect(await read(clubId, second)).toBe(404);
});

const suspend = (id: string, reason: string) =>
  api.client.call(adminClubEndpoints.suspend, { params: { clubId: id }, body: { reason } }, boss.adminToken);
const lift = (id: string) => api.client.call(adminClubEndpoints.lift, { params: { clubId: id } }, boss.adminToken);

test('a suspended club is read and not changed, has no public page, and its owner knows why', async () => {
  await api.services.db.platform((tx) => tx.query(sql`update clubs set public_enabled = true where id = ${clubId}`));
  const page = async () =>
    (await api.client.call(publicClubEndpoints.get, { params: { club: clubId } }, undefined)).status;
  const addCourtAs = (who: Session, name: string) =>
    api.client.call(courtEndpoints.create, { params: { clubId }, body: { name, sport: 'padel' } }, who.token);
  const details = async () => (await api.client.call(clubEndpoints.get, { params: { clubId } }, owner.token)).data;
  expect([await page(), (await details()).suspension]).toEqual([200, null]);
  const before = (await details()).version;

  expect((await suspend(clubId, 'Pago en disputa')).status).toBe(204);
  expect((await details()).suspension).toMatchObject({ reason: 'Pago en disputa' });
  expect((await details()).version).toBeGreaterThan(before);
  expect([await read(clubId, owner), await page()]).toEqual([200, 404]);
  const refused = await addCourtAs(owner, 'Techada');
  expect([refused.status, refused.error]).toEqual([
    403,
    expect.objectContaining({ error: 'club_suspended', params: { reason: 'Pago en disputa' } }),
  ]);
  await enter({ club_id: clubId, write: true });
  expect((await addCourtAs(boss, 'Techada')).error.error).toBe('club_suspended');
  expect((await leave(clubId)).status).toBe(204);
  const marks = await api.client.call(notificationEndpoints.readAll, { params: { clubId } }, owner.token);
  expect(marks.status).toBeLessThan(300);
  expect(await api.client.mailTo(owner.email)).toMatchObject({
    subject: 'Suspendimos Ácido Pádel',
    body: expect.stringContaining('Pago en disputa'),
  });

  // a better reason replaces the first
  const mails = async () =>
    (
      await api.services.db.platform((tx) =>
        tx.query<{ count: number }>(sql`
          select count(*)::int as count from mails where recipient = 'lucia@volea.test'`),
      )
    )[0]?.count;
  const mailed = await mails();
  const { version } = await details();
  // repeated, as by a call whose answer was lost, it mails nobody, leaves no second line in the audit and changes nothing
  expect((await suspend(clubId, 'Pago en disputa')).status).toBe(204);
  expect([await mails(), (await details()).version]).toEqual([mailed, version]);
  expect((await suspend(clubId, 'Pago desconocido')).status).toBe(204);
  expect((await details()).suspension).toMatchObject({ reason: 'Pago desconocido' });
  expect((await lift(clubId)).status).toBe(204);
  const lifted = (await details()).version;
  expect((await lift(clubId)).status).toBe(204);
  expect([lifted, (await details()).version]).toEqual([version + 2, version + 2]);
  expect([await page(), (await details()).suspension]).toEqual([200, null]);
  expect((await addCourtAs(owner, 'Techada')).status).toBe(201);
  expect((await api.client.mailTo(owner.email))?.subject).toBe('Ácido Pádel vuelve a estar activo');
  const rows = await api.services.db.platform((tx) =>
    tx.query(sql`
      select action, role, reason from audit where club_id = ${clubId} and action in ('club.suspend', 'club.lift')
      order by id`),
  );
  expect(rows).toEqual([
    { action: 'club.suspend', role: 'super_admin', reason: 'Pago en disputa' },
    { action: 'club.suspend', role: 'super_admin', reason: 'Pago desconocido' },
    { action: 'club.lift', role: 'super_admin', reason: null },
  ]);
});

test.each([
  ['a club that does not exist', '00000000-0000-4000-8000-000000000000', 'Pago en disputa', 404],
  ['without a reason', null, ' no ', 422],
])('nobody suspends %s', async (_what, id, reason, status) => {
  expect((await suspend(id ?? clubId, reason)).status).toBe(status);
});

test('clubs show what the platform should look at, and are found by it', async () => {
  const names = async (sign: string) => (await list({ sign })).items.map(({ id }) => id);
  const signsOf = async (id: string) => (await list({ search: '@volea' })).items.find((club) => club.id === id)?.signs;
  expect([await names('suspended'), await signsOf(otherId)]).toEqual([[], []]);
  await suspend(otherId, 'Pago en disputa');
  expect(await names('suspended')).toEqual([otherId]);
  const [item] = (await list({ sign: 'suspended' })).items;
  expect(item?.suspension).toMatchObject({ reason: 'Pago en disputa' });
  // two courts and a plan with one, whose charge failed
  await api.services.db.platform((tx) =>
    tx.query(sql`
      update subscriptions set plan = 'starter', status = 'past_due' where owner_id = ${owner.userId}::uuid`),
  );
  expect(await Promise.all(['over_limit', 'past_due'].map(async (sign) => (await names(sign)).sort()))).toEqual([
    [clubId],
    [clubId, otherId].sort(),
  ]);
  expect(await signsOf(otherId)).toEqual(['suspended', 'past_due']);
  expect(await signsOf(clubId)).toEqual(['past_due', 'over_limit']);
  expect(await names('quiet')).not.toContain(otherId);
  await api.services.db.platform(async (tx) => {
    await tx.query(sql`update clubs set created_at = now() - interval '15 days' where id in (${clubId}, ${otherId})`);
    await tx.query(sql`
      insert into clubs (owner_id, name, slug, created_at)
      values (${owner.userId}, 'Vacío', 'vacio', now() - interval '15 days')`);
  });
  expect((await list({ sign: 'quiet' })).items.map(({ name }) => name)).toEqual(['Vacío']);
  await lift(otherId);
});
