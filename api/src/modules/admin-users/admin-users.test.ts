import { adminUserEndpoints as endpoints } from '@canchero/shared-contracts/admin-user';
import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import type { Endpoint } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { type Session, TEST_PASSWORD } from '../../testing/test-client';

let api: Booted;
let boss: Session;
let owner: Session;
let newcomer: Session;
let clubId: string;
beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'], email: 'boss@canchero.test' });
  owner = await api.client.person({ email: 'lucia@volea.test' });
  newcomer = await api.client.person({ verified: false, email: 'nuevo@volea.test' });
  clubId = await api.client.club(owner);
  await api.client.join(clubId, newcomer.userId, 'staff', null);
  await api.services.db.platform((tx) =>
    tx.query(sql`
      update users set name = case id when ${owner.userId}::uuid then 'Lucía Paz' when ${newcomer.userId}::uuid
        then '100 % Nuevo' else name end`),
  );
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await api.client.call(endpoints.list, { query }, boss.adminToken)).data;
const on = <E extends Endpoint>(endpoint: E, userId: string, body?: object) =>
  api.client.call(endpoint, { params: { userId }, ...(body && { body }) }, boss.adminToken);
const read = async (userId: string) => (await on(endpoints.get, userId)).data;
const profileStatus = async (who: Session) => (await api.client.call(authEndpoints.profile, {}, who.token)).status;
const signIn = (email: string, password = TEST_PASSWORD) =>
  api.client.call(authEndpoints.login, { body: { email, password } });

test('accounts are listed by name and found by name, address, role and state; who looks is in the audit', async () => {
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items.map(({ name }) => name)).toEqual(['100 % Nuevo', 'Ana Prueba', 'Lucía Paz']);
  expect(items[2]).toMatchObject({ email: 'lucia@volea.test', roles: [], clubs: 1, block: null });
  expect(Object.keys(items[2] ?? {})).not.toContain('password_hash');
  const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);
  expect(await ids({ search: 'lucia p' })).toEqual([owner.userId]);
  expect(await ids({ search: 'BOSS@' })).toEqual([boss.userId]);
  expect(await ids({ search: '0 % n' })).toEqual([newcomer.userId]);
  expect(await ids({ role: 'super_admin' })).toEqual([boss.userId]);
  expect(await ids({ state: 'unverified' })).toEqual([newcomer.userId]);
  expect(await ids({ state: 'blocked' })).toEqual([]);
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ filters: unknown }>(sql`select filters from audit where action = 'admin.users' order by id limit 2`),
  );
  expect(rows.map(({ filters }) => filters)).toEqual([null, { search: 'lucia p' }]);
});

test('pages of the list follow each other without a gap', async () => {
  for (let n = 0; n < 50; n++) await api.client.person();
  const first = await list();
  const second = await list({ cursor: first.next_cursor ?? '' });
  expect([first.items.length, second.items.length, second.next_cursor]).toEqual([50, 3, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(53);
});

test('an account shows the clubs at which they work and their open sessions', async () => {
  expect(await read(newcomer.userId)).toMatchObject({
    email: 'nuevo@volea.test',
    email_verified_at: null,
    clubs: [{ id: clubId, name: 'Club', role: 'staff', permissions: {} }],
    sessions: [{ current: false }],
  });
  expect((await read(boss.userId)).sessions).toMatchObject([{ current: true }]);
  expect((await on(endpoints.get, crypto.randomUUID())).status).toBe(404);
});

test('an address is taken as verified, and a link for a new password is mailed', async () => {
  expect((await on(endpoints.verify, newcomer.userId)).status).toBe(204);
  const { email_verified_at } = await read(newcomer.userId);
  expect(email_verified_at).not.toBeNull();
  expect((await on(endpoints.verify, newcomer.userId)).status).toBe(204);
  expect((await read(newcomer.userId)).email_verified_at).toBe(email_verified_at);
  expect((await on(endpoints.sendReset, newcomer.userId)).status).toBe(204);
  const mail = await api.client.mailTo(newcomer.email);
  const body = { token: mail?.token ?? '', new_password: 'Otra-Clave-Larga-7' };
  expect((await api.client.call(authEndpoints.resetPassword, { body })).status).toBe(204);
  expect((await signIn(newcomer.email, 'Otra-Clave-Larga-7')).status).toBe(200);
});

test('the sessions of an account end at once', async () => {
  const person = await api.client.person();
  expect(await profileStatus(person)).toBe(200);
  expect((await on(endpoints.endSessions, person.userId)).status).toBe(204);
  expect(await profileStatus(person)).toBe(401);
  expect((await signIn(person.email)).status).toBe(200);
});

test('who is blocked is out at once, reads why only with the right password, and comes back', async () => {
  const person = await api.client.person();
  expect((await on(endpoints.block, person.userId, { reason: 'Pago en disputa' })).status).toBe(204);
  expect(await profileStatus(person)).toBe(401);
  const refreshed = await api.client.call(authEndpoints.refresh, { body: { refresh_token: person.refreshToken } });
  expect(refreshed.status).toBe(401);
  const refused = await signIn(person.email);
  expect([refused.status, refused.error]).toEqual([
    403,
    expect.objectContaining({ error: 'account_blocked', params: { reason: 'Pago en disputa' } }),
  ]);
  expect((await signIn(person.email, 'Wrong-Horse-9')).error.error).toBe('invalid_credentials');
  expect((await list({ state: 'blocked' })).items).toMatchObject([
    { id: person.userId, block: { reason: 'Pago en disputa' } },
  ]);
  // a new password does not open what is blocked
  await on(endpoints.sendReset, person.userId);
  const body = { token: (await api.client.mailTo(person.email))?.token ?? '', new_password: 'Otra-Clave-Larga-7' };
  expect((await api.client.call(authEndpoints.resetPassword, { body })).status).toBe(204);
  expect((await signIn(person.email, 'Otra-Clave-Larga-7')).status).toBe(403);
  expect((await on(endpoints.unblock, person.userId)).status).toBe(204);
  expect((await on(endpoints.unblock, person.userId)).status).toBe(204);
  expect((await signIn(person.email, 'Otra-Clave-Larga-7')).status).toBe(200);
});

test('roles are given and taken, with effect at once, but never to or from oneself', async () => {
  const person = await api.client.person();
  const change = (userId: string, roles: string[]) => on(endpoints.changeRoles, userId, { roles });
  expect((await change(person.userId, ['super_admin', 'super_admin'])).status).toBe(204);
  expect((await read(person.userId)).roles).toEqual(['super_admin']);
  const promoted = await api.client.signIn(person.email);
  expect((await api.client.call(endpoints.list, { query: {} }, promoted.adminToken)).status).toBe(200);
  expect((await change(person.userId, [])).status).toBe(204);
  expect((await api.client.call(endpoints.list, { query: {} }, promoted.adminToken)).status).toBe(404);
  for (const own of [change(boss.userId, []), on(endpoints.block, boss.userId, { reason: 'Por error' })]) {
    const { status, error } = await own;
    expect([status, error.error]).toEqual([409, 'own_account']);
  }
  expect((await change(person.userId, ['owner'])).status).toBe(422);
});

test('each change is in the audit with its reason', async () => {
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ action: string; reason: string | null }>(sql`
      select action, reason from audit where actor_id = ${boss.userId}::uuid and object_type = 'user'
        and action like 'user.%' order by id`),
  );
  expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['user.verify', null],
    ['user.verify', null],
    ['user.send_reset', null],
    ['user.end_sessions', null],
    ['user.block', 'Pago en disputa'],
    ['user.send_reset', null],
    ['user.unblock', null],
    ['user.unblock', null],
    ['user.roles', 'super_admin'],
    ['user.roles', null],
  ]);
});

test('what a member of staff may do is replaced, and the club reads who did it and why', async () => {
  const staff = await api.client.person();
  await api.client.join(clubId, staff.userId, 'staff', { schedule: true });
  const replace = (userId: string, club = clubId, reason = 'Pidió el dueño') =>
    api.client.call(
      endpoints.overridePermissions,
      { params: { userId, clubId: club }, body: { permissions: { players: true }, reason } },
      boss.adminToken,
    );
  expect((await replace(staff.userId)).status).toBe(204);
  expect((await read(staff.userId)).clubs).toMatchObject([{ id: clubId, permissions: { players: true } }]);
  const query = { club_id: clubId };
  const { permissions } = (await api.client.call(authEndpoints.permissions, { query }, staff.token)).data;
  expect([permissions.players, permissions.schedule]).toEqual([true, false]);
  const { data } = await api.client.call(auditEndpoints.list, { params: { clubId } }, owner.token);
  expect(data.items[0]).toMatchObject({
    action: 'member.change',
    role: 'super_admin',
    object_id: staff.userId,
    fields: ['permissions'],
    reason: 'Pidió el dueño',
  });
  // owners hold all, whatever is written
  const refused = await replace(owner.userId);
  expect([refused.status, refused.error.error]).toEqual([409, 'not_staff']);
  expect((await replace(boss.userId)).status).toBe(404);
  expect((await replace(staff.userId, crypto.randomUUID())).status).toBe(404);
  expect((await replace(staff.userId, clubId, '')).status).toBe(422);
});

test('an action whose answer was lost counts once', async () => {
  const person = await api.client.person();
  const reset = () =>
    api.client.call(endpoints.sendReset, { params: { userId: person.userId } }, boss.adminToken, {
      'idempotency-key': 'lost-answer',
    });
  const mails = () =>
    api.services.db.platform((tx) => tx.query(sql`select from mails where recipient = ${person.email}`));
  const before = await mails();
  expect((await reset()).status).toBe(204);
  expect((await reset()).status).toBe(204);
  expect(await mails()).toHaveLength(before.length + 1);
});
