import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import { type Booted, boot } from '../../testing/boot';
import { type Session, TEST_PASSWORD } from '../../testing/test-client';
import { firstHalf } from './sessions';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const NEW_PASSWORD = 'Another-Horse-7';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const profile = (who: Session) => api.client.call(auth.profile, {}, who.token);
const sessions = (who: { token: string }) => api.client.call(auth.sessions, {}, who.token);
const change = (who: Session, current_password: string, new_password = NEW_PASSWORD) =>
  api.client.call(auth.changePassword, { body: { current_password, new_password } }, who.token);
/** Starts another session of the user, from another browser. */
const again = async (who: Session, password = TEST_PASSWORD) =>
  (await api.client.call(auth.login, { body: { email: who.email, password } }, undefined, { 'user-agent': CHROME }))
    .data;

test('name and language change, together or alone', async () => {
  const who = await api.client.person();
  const put = (body: object) => api.client.call(auth.changeProfile, { body }, who.token);
  expect((await put({ name: 'Ana Paz', language: 'pt' })).data).toMatchObject({ name: 'Ana Paz', language: 'pt' });
  expect((await put({ language: 'en' })).data).toMatchObject({ name: 'Ana Paz', language: 'en' });
  expect((await profile(who)).data).toMatchObject({ name: 'Ana Paz', language: 'en' });
});

test('the first screen is chosen, kept by other changes, and given up', async () => {
  const who = await api.client.person();
  const put = async (body: object) => (await api.client.call(auth.changeProfile, { body }, who.token)).data.home;
  expect((await profile(who)).data.home).toBeNull();
  expect(await put({ home: '/dashboard' })).toBe('/dashboard');
  expect(await put({ name: 'Ana Paz' })).toBe('/dashboard');
  expect((await again(who)).user.home).toBe('/dashboard');
  expect(await put({ home: null })).toBeNull();
});

test.each([
  [{ name: ' ' }],
  [{ home: '//elsewhere.test' }],
  [{ home: 'https://elsewhere.test' }],
  [{ home: '' }],
  [{ language: 'fr' }],
  [{ email: 'x@y.z' }],
])('%j is refused', async (body) => {
  const who = await api.client.person();
  expect((await api.client.call(auth.changeProfile, { body }, who.token)).status).toBe(422);
});

test('a new password needs the current one, and ends the other sessions only', async () => {
  const who = await api.client.person();
  const other = await again(who);
  expect(await change(who, 'Wrong-Horse-7')).toMatchObject({ status: 422, error: { error: 'wrong_password' } });
  expect(await change(who, TEST_PASSWORD, 'weak')).toMatchObject({ status: 422, error: { error: 'weak_password' } });
  expect((await sessions(other)).status).toBe(200);
  expect((await change(who, TEST_PASSWORD)).status).toBe(204);
  expect((await profile(who)).status).toBe(200);
  expect((await sessions(other)).status).toBe(401);
  const body = { refresh_token: other.refresh_token };
  expect((await api.client.call(auth.refresh, { body })).status).toBe(401);
  const login = (password: string) => api.client.call(auth.login, { body: { email: who.email, password } });
  expect([(await login(TEST_PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
});

test('of two who replace a password at once one does, and the other one no longer knows it', async () => {
  const who = await api.client.person();
  const both = await Promise.all([change(who, TEST_PASSWORD), change(who, TEST_PASSWORD, 'Third-Horse-5')]);
  expect(both.map(({ status, error }) => (status === 204 ? 204 : error.error)).sort()).toEqual([204, 'wrong_password']);
});

test('a changed password makes mailed links to choose another one useless', async () => {
  const who = await api.client.person();
  await api.client.call(auth.requestPasswordReset, { body: { email: who.email } });
  const token = (await api.client.mailTo(who.email))?.token ?? '';
  expect((await change(who, TEST_PASSWORD)).status).toBe(204);
  const { error } = await api.client.call(auth.resetPassword, { body: { token, new_password: 'Third-Horse-5' } });
  expect(error.error).toBe('invalid_token');
});

/** Returns true if an instant lies within the last seconds of the test clock. */
const isNow = (instant = '') => api.clock.now().getTime() - Date.parse(instant) < 5000;

test('sessions are listed current first, then by last use, with browser, system and half of the address', async () => {
  const who = await api.client.person();
  api.clock.advance(2);
  const mine = await again(who);
  api.clock.advance(5);
  const newer = await again(who);
  const { data } = await sessions(mine);
  expect(data.map((one) => [one.current, isNow(one.last_used_at)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(data[0]).toMatchObject({ browser: 'Chrome', system: 'Windows', address: '127.0.…' });
  await api.client.call(auth.endSession, { params: { sessionId: data[1]?.id ?? '' } }, mine.token);
  expect((await sessions(newer)).status).toBe(401);
  expect((await sessions(mine)).data).toHaveLength(2);
});

test('each refresh counts as use; an idle session is not listed', async () => {
  const who = await api.client.person();
  const other = await again(who);
  api.clock.advance(60);
  const renewed = await api.client.call(auth.refresh, { body: { refresh_token: other.refresh_token } });
  expect((await sessions(renewed.data)).data.map((one) => isNow(one.last_used_at))).toEqual([true, false]);
  api.clock.advance(25 * 60);
  expect((await sessions(await again(who))).data).toHaveLength(1);
});

test('other sessions end at once; those of other users are not found', async () => {
  const [who, stranger] = [await api.client.person(), await api.client.person()];
  const other = await again(who);
  const [foreign] = (await sessions(stranger)).data;
  const end = (sessionId: string) => api.client.call(auth.endSession, { params: { sessionId } }, who.token);
  expect((await end(foreign?.id ?? '')).status).toBe(404);
  expect((await api.client.call(auth.endOtherSessions, {}, who.token)).status).toBe(204);
  expect([(await sessions(other)).status, (await sessions(who)).status, (await sessions(stranger)).status]).toEqual([
    401, 200, 200,
  ]);
});

test.each([
  ['190.12.33.44', '190.12.…'],
  ['::ffff:190.12.33.44', '190.12.…'],
  ['2800:810:4a:1::1', '2800:810:…'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(firstHalf(address)).toBe(shown);
});
