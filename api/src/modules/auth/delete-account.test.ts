import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import sql from 'sql-template-tag';
import { sweep } from '../../platform/jobs/sweep';
import { type Booted, boot } from '../../testing/boot';
import { TEST_PASSWORD } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const remove = (token: string, password = TEST_PASSWORD) =>
  api.client.call(auth.deleteAccount, { body: { password } }, token);
const members = async () =>
  (await api.client.call(memberEndpoints.list, { params: { clubId: club.clubId } }, club.owner.token)).data;

test('everyone reads what is kept about their account', async () => {
  const staff = await club.staff('schedule');
  const { data } = await api.client.call(auth.accountData, {}, staff.token);
  expect(data).toMatchObject({
    account: { email: staff.email, name: 'Ana Prueba' },
    clubs: [{ name: 'Club', role: 'staff', permissions: { schedule: true }, until: null }],
    sessions: [{ current: true }],
    activity: [{ action: 'auth.sign_in', club: null, outcome: 'done' }],
    invitations: [],
  });
});

test('who is invited reads what a club offers them', async () => {
  const person = await api.client.person();
  const body = { email: person.email, role: 'staff' as const, permissions: { players: true } };
  await api.client.call(memberEndpoints.invite, { params: { clubId: club.clubId }, body }, club.owner.token);
  const { data } = await api.client.call(auth.accountData, {}, person.token);
  expect(data.invitations).toEqual([
    { club: 'Club', ...body, created_at: expect.any(String), expires_at: expect.any(String) },
  ]);
});

test('a deleted account leaves its clubs and is nobody from then on', async () => {
  const staff = await club.staff('schedule');
  expect(await remove(staff.token, 'Wrong-Horse-1')).toMatchObject({ status: 422, error: { error: 'wrong_password' } });
  expect((await remove(staff.token)).status).toBe(204);
  expect((await api.client.call(auth.profile, {}, staff.token)).status).toBe(401);
  await expect(api.client.signIn(staff.email)).rejects.toThrow('invalid_credentials');
  expect((await members()).map(({ id }) => id)).not.toContain(staff.userId);
  const [row] = await api.services.db.platform((tx) =>
    tx.query(sql`
      select name, email, (select count(*)::int from sessions where user_id = users.id) as sessions
      from users where id = ${staff.userId}`),
  );
  expect(row).toEqual({ name: '—', email: `deleted-${staff.userId}@canchero.invalid`, sessions: 0 });
  // the address is free again
  await api.client.person({ email: staff.email });
});

test('stored answers hold nothing of a deleted account, and a repeat has no second effect', async () => {
  const staff = await club.staff('schedule');
  const params = { clubId: club.clubId, memberId: staff.userId };
  const [{ version } = { version: 0 }] = (await members()).filter(({ id }) => id === staff.userId);
  const change = () =>
    api.client.call(
      memberEndpoints.change,
      { params, body: { permissions: { players: true }, version } },
      club.owner.token,
      { 'idempotency-key': 'one-change' },
    );
  expect(await change()).toMatchObject({ status: 200, data: { email: staff.email } });
  const kept = () =>
    api.services.db.platform((tx) =>
      tx.query(sql`select from idempotency_keys where position(${staff.email} in answer::text) > 0`),
    );
  expect(await kept()).toHaveLength(1);
  await remove(staff.token);
  expect(await kept()).toEqual([]);
});

test('stored answers of others do not name a deleted account', async () => {
  const staff = await club.staff('buffet');
  const params = { clubId: club.clubId };
  const lines = [{ name: 'Agua', quantity: 1, unit_price: 500 }];
  const { data: order } = await api.client.call(orderEndpoints.create, { params, body: { lines } }, staff.token);
  const body = { payments: [{ method: 'transfer' as const, amount: 500 }] };
  const pay = { params: { ...params, orderId: order.id }, body };
  const key = { 'idempotency-key': 'paid-by-another' };
  const { data: paid } = await api.client.call(orderEndpoints.pay, pay, club.owner.token, key);
  expect(paid).toMatchObject({ created_by: staff.userId, created_by_name: 'Ana Prueba' });
  expect((await remove(staff.token)).status).toBe(204);
  const kept = await api.services.db.platform((tx) =>
    tx.query(sql`select answer from idempotency_keys where key = 'paid-by-another'`),
  );
  expect(kept).toEqual([{ answer: null }]);
  expect((await api.client.call(orderEndpoints.pay, pay, club.owner.token, key)).status).toBe(404);
});

test('owners of clubs learn what has to happen first; super admins give up their role first', async () => {
  expect(await remove(club.owner.token)).toMatchObject({
    status: 409,
    error: { error: 'account_in_use', params: { clubs: ['Club'] } },
  });
  const boss = await api.client.person({ roles: ['super_admin'] });
  expect((await remove(boss.token)).status).toBe(403);
});

test('an account that nobody confirmed goes after 30 days, unless a club waits for it', async () => {
  const email = 'forgotten@club.test';
  const invited = 'invited@club.test';
  await api.client.person({ email, verified: false });
  const params = { clubId: club.clubId };
  const body = { email: invited, role: 'staff' as const, permissions: {} };
  await api.client.call(memberEndpoints.invite, { params, body }, club.owner.token);
  const left = () =>
    api.services.db.platform((tx) =>
      tx.query(sql`select email from users where email in (${email}, ${invited}) order by email`),
    );
  await sweep(api.services.db, new Date(Date.now() + 29 * 86_400_000));
  expect(await left()).toEqual([{ email }, { email: invited }]);
  await sweep(api.services.db, new Date(Date.now() + 31 * 86_400_000));
  expect(await left()).toEqual([{ email: invited }]);
});
