import { authEndpoints } from '@canchero/shared-contracts/auth';
import { releaseEndpoints } from '@canchero/shared-contracts/federation';
import { secondFactorEndpoints as factor } from '@canchero/shared-contracts/second-factor';
import sql from 'sql-template-tag';
import { Authenticator } from '../../../testing/authenticator';
import { type Booted, boot } from '../../../testing/boot';
import { TEST_PASSWORD } from '../../../testing/test-client';
import { resetFactor } from './reset';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

let people = 0;
/** Creates a super admin whose account has no second factor, and returns how to sign in. */
async function newcomer() {
  const email = `boss${++people}@canchero.test`;
  const { userId } = await api.client.person({ email });
  await api.services.db.platform((tx) =>
    tx.query(sql`update users set roles = '{super_admin}' where id = ${userId}::uuid`),
  );
  const signIn = async () => {
    const { data } = await api.client.call(authEndpoints.login, { body: { email, password: TEST_PASSWORD } });
    return data.token;
  };
  return { email, userId, signIn, token: await signIn() };
}
const answer = async (endpoint: (typeof factor)[keyof typeof factor], token: string, code?: string) => {
  const { status, data, error } = await api.client.call(endpoint, code === undefined ? {} : { body: { code } }, token);
  return status < 300 ? { status, ...data } : { status, error: error.error };
};
const adminToken = (token: string) => api.client.call(authEndpoints.adminToken, {}, token);

/** Sets up the second factor. Returns the authenticator and the recovery codes. */
async function setUp({ token }: { token: string }) {
  const authenticator = new Authenticator((await api.client.call(factor.begin, {}, token)).data.secret);
  const body = { code: authenticator.code(api.clock.now()) };
  const { data } = await api.client.call(factor.confirm, { body }, token);
  return { authenticator, codes: data.recovery_codes };
}

test('without the second factor there is no admin token, and with it there is one for twelve hours', async () => {
  const boss = await newcomer();
  expect(await answer(factor.read, boss.token)).toEqual({
    status: 200,
    set_up: false,
    passed: false,
    recovery_codes_left: 0,
  });
  expect((await adminToken(boss.token)).error.error).toBe('second_factor_required');
  const { codes } = await setUp(boss);
  expect(codes).toHaveLength(10);
  expect(await answer(factor.read, boss.token)).toMatchObject({ set_up: true, passed: true, recovery_codes_left: 10 });
  const { admin_token } = (await adminToken(boss.token)).data;
  expect((await api.client.call(releaseEndpoints.list, {}, admin_token)).status).toBe(200);
  expect((await api.client.mailTo(boss.email))?.subject).toBe('Tu cuenta de Canchero tiene un segundo factor');
  // another session has to pass by itself
  expect((await adminToken(await boss.signIn())).error.error).toBe('second_factor_required');
  const { data } = await api.client.call(authEndpoints.login, {
    body: { email: boss.email, password: TEST_PASSWORD },
  });
  expect(data).not.toHaveProperty('admin_token');
});

test('a session passes anew after twelve hours', async () => {
  const boss = await newcomer();
  const { authenticator } = await setUp(boss);
  await api.services.db.platform((tx) =>
    tx.query(sql`
      update sessions set second_factor_at = ${api.clock.now()}::timestamptz - interval '12 hours'
      where user_id = ${boss.userId}::uuid`),
  );
  expect((await adminToken(boss.token)).error.error).toBe('second_factor_required');
  const code = authenticator.code(api.clock.now());
  expect(await answer(factor.pass, boss.token, code)).toMatchObject({ status: 200, passed: true });
  expect((await adminToken(boss.token)).status).toBe(200);
});

test('a code is accepted once, whoever sends it, and one before it never again', async () => {
  const boss = await newcomer();
  const { authenticator } = await setUp(boss);
  api.clock.advance(1);
  const [used, next] = [authenticator.code(api.clock.now()), authenticator.code(api.clock.now())];
  const tokens = await Promise.all(Array.from({ length: 5 }, boss.signIn));
  const answers = await Promise.all(tokens.map((token) => answer(factor.pass, token, next)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  expect(await answer(factor.pass, boss.token, used)).toEqual({ status: 422, error: 'wrong_code' });
});

test('a recovery code replaces the authenticator once, which is told by mail and recorded', async () => {
  const boss = await newcomer();
  const { codes } = await setUp(boss);
  const code = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
  const token = await boss.signIn();
  expect(await answer(factor.pass, token, code)).toMatchObject({ passed: true, recovery_codes_left: 9 });
  expect((await adminToken(token)).status).toBe(200);
  expect(await answer(factor.pass, await boss.signIn(), code)).toEqual({ status: 422, error: 'wrong_code' });
  expect((await api.client.mailTo(boss.email))?.subject).toMatch(/^Se usó un código de recuperación/);
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ action: string; outcome: string }>(sql`
      select action, outcome from audit where actor_id = ${boss.userId}::uuid and action <> 'auth.sign_in' order by id`),
  );
  expect(rows).toEqual([
    { action: 'auth.second_factor_set_up', outcome: 'done' },
    { action: 'auth.recovery_code', outcome: 'done' },
    { action: 'auth.second_factor', outcome: 'refused' },
  ]);
});

test('new recovery codes take a code of the authenticator, and end the earlier ones', async () => {
  const boss = await newcomer();
  const { authenticator, codes } = await setUp(boss);
  expect(await answer(factor.renewRecoveryCodes, boss.token, codes[0])).toMatchObject({ error: 'wrong_code' });
  api.clock.advance(1);
  const body = { code: authenticator.code(api.clock.now()) };
  const { data } = await api.client.call(factor.renewRecoveryCodes, { body }, await boss.signIn());
  const token = await boss.signIn();
  expect(await answer(factor.pass, token, codes[1])).toMatchObject({ error: 'wrong_code' });
  expect(await answer(factor.pass, token, data.recovery_codes[1])).toMatchObject({ status: 200 });
});

test('a secret that was never confirmed is not in force and can be replaced; a confirmed one stays', async () => {
  const boss = await newcomer();
  expect(await answer(factor.confirm, boss.token, '000000')).toMatchObject({ error: 'second_factor_missing' });
  const first = new Authenticator((await api.client.call(factor.begin, {}, boss.token)).data.secret);
  expect(await answer(factor.pass, boss.token, first.code(api.clock.now()))).toMatchObject({
    error: 'second_factor_missing',
  });
  const { authenticator } = await setUp(boss);
  expect(await answer(factor.begin, boss.token)).toEqual({ status: 409, error: 'second_factor_exists' });
  const code = authenticator.code(api.clock.now());
  expect(await answer(factor.confirm, boss.token, code)).toEqual({ status: 409, error: 'second_factor_exists' });
});

test('what is stored opens nothing: the secret is sealed, the recovery codes are hashes', async () => {
  const boss = await newcomer();
  const { codes } = await setUp(boss);
  const stored = await api.services.db.platform((tx) =>
    tx.query(sql`
      select f.secret, r.hash from second_factors f join recovery_codes r using (user_id)
      where user_id = ${boss.userId}::uuid`),
  );
  const text = JSON.stringify(stored);
  expect(stored).toHaveLength(10);
  for (const code of codes) expect(text).not.toContain(code.replaceAll('-', ''));
  expect(text).not.toMatch(/"[A-Z2-7]{32}"/);
});

test('who lost everything is reset from the command line, which ends their sessions', async () => {
  const boss = await newcomer();
  await setUp(boss);
  await expect(resetFactor(api.services.db, api.clock.now, 'nobody@canchero.test')).resolves.toBe(false);
  await expect(resetFactor(api.services.db, api.clock.now, boss.email)).resolves.toBe(true);
  expect((await adminToken(boss.token)).error.error).toBe('unauthenticated');
  expect(await answer(factor.read, await boss.signIn())).toMatchObject({ set_up: false, recovery_codes_left: 0 });
});
