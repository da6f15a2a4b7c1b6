import { randomUUID } from 'node:crypto';
import { adminUserEndpoints } from '@canchero/shared-contracts/admin-user';
import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import { releaseEndpoints } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { hashPassword } from '../../platform/auth/passwords';
import type { Database } from '../../platform/db/database';
import { sweep } from '../../platform/jobs/sweep';
import { type Booted, boot } from '../../testing/boot';
import { TEST_PASSWORD } from '../../testing/test-client';
import { signIn } from './sign-in';

const DAY_MS = 24 * 60 * 60_000;

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

/** Returns the least work of any attempt: what else the process does only ever adds to one. */
const least = (attempts: { work: number }[]) => Math.min(...attempts.map(({ work }) => work));

test('an unknown address and a wrong password have the same answer and cost the same work', async () => {
  const { userId } = await api.client.person({ email: 'timing@club.test' });
  // the hash of a password as people have it, which costs more than that of the other tests
  const hash = await hashPassword('Correct-Horse-9');
  await api.services.db.platform((tx) =>
    tx.query(sql`update users set password_hash = ${hash} where id = ${userId}::uuid`),
  );
  const attempt = async (email: string) => {
    const before = process.cpuUsage();
    const { status, error } = await api.client.call(auth.login, { body: { email, password: 'Wrong-Horse-1' } });
    const { user, system } = process.cpuUsage(before);
    return { work: user + system, seen: { status, ...error, request_id: '' } };
  };
  const known = [];
  const unknown = [];
  for (let i = 0; i < 7; i++) {
    known.push(await attempt('timing@club.test'));
    unknown.push(await attempt('nobody@club.test'));
  }
  expect(known[0]?.seen).toEqual(unknown[0]?.seen);
  const ratio = least(unknown) / least(known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.67);
});

test('signing out ends the session at once, for access and refresh token', async () => {
  const session = await api.client.person();
  expect((await api.client.call(auth.logout, {}, session.token)).status).toBe(204);
  expect((await api.client.call(auth.profile, {}, session.token)).error.error).toBe('unauthenticated');
  const refreshed = await api.client.call(auth.refresh, { body: { refresh_token: session.refreshToken } });
  expect(refreshed.status).toBe(401);
});

/** Signs somebody in, with something that happens to the account once their password was checked. */
function signInWhile(email: string, happens: () => Promise<unknown>) {
  const { db } = api.services;
  let transactions = 0;
  const platform: Database['platform'] = async (work) => {
    transactions += 1;
    if (transactions === 2) await happens();
    return db.platform(work);
  };
  const services = { ...api.services, db: Object.assign(Object.create(db), { platform }) };
  return signIn(services, 'request-1', { email, password: TEST_PASSWORD }, { userAgent: '', address: '' });
}

test('whoever is blocked while they sign in is told so, and is not in', async () => {
  const boss = await api.client.person({ roles: ['super_admin'] });
  const { userId, email } = await api.client.person();
  const body = { reason: 'Pago en disputa' };
  const block = () =>
    api.client.call(adminUserEndpoints.block, { params: { userId }, body }, boss.adminToken).then(({ status }) => {
      expect(status).toBe(204);
    });
  await expect(signInWhile(email, block)).rejects.toMatchObject({ code: 'account_blocked', params: body });
});

test('a password that is replaced while somebody signs in by it does not let them in', async () => {
  const { email, token } = await api.client.person();
  const body = { current_password: TEST_PASSWORD, new_password: 'Other-Horse-10' };
  const replace = () => api.client.call(auth.changePassword, { body }, token);
  await expect(signInWhile(email, replace)).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('an access token lasts ten minutes', async () => {
  const session = await api.client.person();
  api.clock.advance(9.9);
  expect((await api.client.call(auth.profile, {}, session.token)).status).toBe(200);
  api.clock.advance(0.2);
  const late = await api.client.call(auth.profile, {}, session.token);
  expect([late.status, late.error.error]).toEqual([401, 'token_expired']);
});

test('only super admins get an admin token, which is refused once the role is gone', async () => {
  const plain = await api.client.person();
  expect(plain.adminToken).toBeUndefined();
  expect((await api.client.call(auth.adminToken, {}, plain.token)).error.error).toBe('not_found');

  const boss = await api.client.person({ roles: ['super_admin'] });
  const fresh = await api.client.call(auth.adminToken, {}, boss.token);
  for (const token of [boss.adminToken, fresh.data.admin_token]) {
    expect((await api.client.call(releaseEndpoints.list, {}, token)).status).toBe(200);
  }
  await api.services.db.platform((tx) => tx.query(sql`update users set roles = '{}' where id = ${boss.userId}`));
  expect((await api.client.call(releaseEndpoints.list, {}, boss.adminToken)).error.error).toBe('not_found');
});

test("a stream ticket is issued for the caller's clubs only", async () => {
  const owner = await api.client.person();
  const stranger = await api.client.person();
  const club_id = await api.client.club(owner);
  const ticket = await api.client.call(auth.streamTicket, { body: { club_id } }, owner.token);
  expect(Date.parse(ticket.data.expires_at) - Date.now()).toBeGreaterThan(9 * 60_000);
  expect((await api.client.call(auth.profile, {}, ticket.data.token)).error.error).toBe('unauthenticated');
  const refused = await api.client.call(auth.streamTicket, { body: { club_id } }, stranger.token);
  const missing = await api.client.call(auth.streamTicket, { body: { club_id: randomUUID() } }, stranger.token);
  expect(refused.status).toBe(404);
  expect({ ...refused.error, request_id: '' }).toEqual({ ...missing.error, request_id: '' });
});

test('sign-ins are in the audit, which nobody can change; refused ones are kept for 30 days outside of it', async () => {
  const session = await api.client.person();
  const rows = <Row>(statement: ReturnType<typeof sql>) => api.services.db.platform((tx) => tx.query<Row>(statement));
  const audited = () => rows(sql`select action, outcome from audit where action like 'auth.%' order by id`);
  const before = await audited();
  expect(before.at(-1)).toEqual({ action: 'auth.sign_in', outcome: 'done' });
  const [{ last } = { last: 0 }] = await rows<{ last: number }>(sql`
    select coalesce(max(id), 0) as last from refused_attempts`);
  const refused = () => rows(sql`select user_id, action from refused_attempts where id > ${last} order by id`);
  await api.client.call(auth.login, { body: { email: session.email, password: 'Wrong-Horse-1' } });
  await api.client.call(auth.login, { body: { email: 'nobody@club.test', password: 'Wrong-Horse-1' } });
  await api.client.call(auth.requestPasswordReset, { body: { email: 'nobody@club.test' } });
  expect(await audited()).toEqual(before);
  expect(await refused()).toEqual([
    { user_id: session.userId, action: 'auth.sign_in' },
    { user_id: null, action: 'auth.sign_in' },
    { user_id: null, action: 'auth.request_reset' },
  ]);
  await sweep(api.services.db, new Date(Date.now() + 29 * DAY_MS));
  expect(await refused()).toHaveLength(3);
  await sweep(api.services.db, new Date(Date.now() + 31 * DAY_MS));
  expect(await refused()).toEqual([]);
  for (const change of [sql`update audit set action = 'x'`, sql`delete from audit`]) {
    await expect(api.services.db.platform((tx) => tx.query(change))).rejects.toThrow(
      /permission denied|kept for ten years/,
    );
  }
});
