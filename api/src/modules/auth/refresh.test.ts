import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const exchange = (refresh_token: string) => api.client.call(auth.refresh, { body: { refresh_token } });
const successorOf = async (token: string) => (await exchange(token)).data.refresh_token;
const isAlive = async (token: string) => (await api.client.call(auth.profile, {}, token)).status === 200;

test('a refresh returns a new pair of tokens', async () => {
  const session = await api.client.person();
  const { status, data } = await exchange(session.refreshToken);
  expect(status).toBe(200);
  expect(data.refresh_token).not.toBe(session.refreshToken);
  expect(await isAlive(data.token)).toBe(true);
});

test('a token works again until a successor is used, since its response may have been lost', async () => {
  const session = await api.client.person();
  await exchange(session.refreshToken);
  expect((await exchange(session.refreshToken)).status).toBe(200);
});

test('an old token revokes the session once a successor was used', async () => {
  const session = await api.client.person();
  const second = await exchange(session.refreshToken);
  const third = await exchange(second.data.refresh_token);
  expect(third.status).toBe(200);

  const reused = await exchange(session.refreshToken);
  expect([reused.status, reused.error.error]).toEqual([401, 'invalid_refresh_token']);
  expect(await isAlive(third.data.token)).toBe(false);
  expect((await exchange(third.data.refresh_token)).status).toBe(401);
  const [row] = await api.services.db.platform((tx) =>
    tx.query(sql`select revoked_reason from sessions where user_id = ${session.userId}`),
  );
  expect(row).toEqual({ revoked_reason: 'refresh_reuse' });
});

test('using a second successor of a token revokes the session', async () => {
  const session = await api.client.person();
  const mine = await successorOf(session.refreshToken);
  api.clock.advance(1);
  const copied = await successorOf(session.refreshToken);
  expect(copied).not.toBe(mine);
  expect((await exchange(mine)).status).toBe(200);
  expect((await exchange(copied)).status).toBe(401);
  expect((await exchange(mine)).status).toBe(401);
});

test('twenty pages that refresh at once get the same successor, with which all of them go on', async () => {
  const session = await api.client.person();
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(session.refreshToken)));
  expect(answers.map((a) => a.status)).toEqual(Array(20).fill(200));
  const [successor, ...others] = new Set(answers.map((a) => a.data.refresh_token));
  expect(others).toEqual([]);
  expect(successor).not.toBe(session.refreshToken);
  api.clock.advance(10);
  const used = await Promise.all([1, 2].map(() => exchange(successor as string)));
  expect(used.map((a) => a.status)).toEqual([200, 200]);
  expect(used[0]?.data.refresh_token).toBe(used[1]?.data.refresh_token);
  expect(await isAlive(used[1]?.data.token as string)).toBe(true);
});

test('reuse does not affect other sessions of the user', async () => {
  const session = await api.client.person();
  const other = await api.client.signIn(session.email);
  await successorOf(await successorOf(session.refreshToken));
  expect((await exchange(session.refreshToken)).status).toBe(401);
  expect(await isAlive(other.token)).toBe(true);
});

test('an idle token expires after 24 hours and is not taken for a copy', async () => {
  const session = await api.client.person();
  api.clock.advance(24 * 60 + 1);
  expect((await exchange(session.refreshToken)).status).toBe(401);
  const [row] = await api.services.db.platform((tx) =>
    tx.query(sql`select revoked_at from sessions where user_id = ${session.userId}`),
  );
  expect(row).toEqual({ revoked_at: null });
});

test('a session ends after seven days, however often it is refreshed', async () => {
  const session = await api.client.person();
  let token = session.refreshToken;
  for (let hour = 0; hour < 7 * 24 - 20; hour += 20) {
    api.clock.advance(20 * 60);
    token = await successorOf(token);
    expect(token).toEqual(expect.any(String));
  }
  api.clock.advance(20 * 60);
  expect((await exchange(token)).status).toBe(401);
});

test('only hashes are stored', async () => {
  const session = await api.client.person();
  const rows = await api.services.db.platform((tx) => tx.query(sql`select hash from refresh_tokens`));
  expect(JSON.stringify(rows)).not.toContain(session.refreshToken);
});
