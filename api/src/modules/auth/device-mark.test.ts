import { authEndpoints } from '@canchero/shared-contracts/auth';
import { type Booted, boot } from '../../testing/boot';
import { TEST_PASSWORD } from '../../testing/test-client';

let api: Booted;
beforeAll(async () => {
  api = await boot({ config: { rateLimitFactor: 1, publicUrl: 'https://club.test' } });
});
afterAll(() => api.close());

const WRONG = 'Wrong-Horse-1';
let hosts = 0;
/** Returns an address of a network of its own. */
const elsewhere = () => `203.0.113.${++hosts}`;
const post = (path: string, payload: object, { from = elsewhere(), mark = '' } = {}) =>
  api.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress: from, headers: { cookie: mark } });
const signIn = async (email: string, password: string, where: { from?: string; mark?: string } = {}) =>
  (await post('login', { email, password }, where)).statusCode;
const cookieOf = (answer: Awaited<ReturnType<typeof post>>) => String(answer.headers['set-cookie']);
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';
/** Signs in and returns the mark of the browser. */
const markOf = async (email: string, mark = '') =>
  pairOf(cookieOf(await post('login', { email, password: TEST_PASSWORD }, { mark })));
/** Tries passwords of an account from many networks until everybody who is not known is locked out. */
async function lock(email: string): Promise<void> {
  const tries = Array.from({ length: 11 }, () => elsewhere()).flatMap((from) => Array(10).fill(from) as string[]);
  const statuses = [];
  for (const from of tries) statuses.push(await signIn(email, WRONG, { from }));
  expect(statuses.slice(-5)).toEqual(Array(5).fill(429));
}

test('wrong passwords from anywhere do not lock a person out of their own browser', async () => {
  const { email } = await api.client.person();
  const mark = await markOf(email);
  const other = await markOf((await api.client.person()).email);
  await lock(email);
  expect(await signIn(email, TEST_PASSWORD)).toBe(429);
  expect(await signIn(email, TEST_PASSWORD, { mark: other })).toBe(429);
  expect(await signIn(email, TEST_PASSWORD, { mark: `${mark}x` })).toBe(429);
  expect(await signIn(email, TEST_PASSWORD, { mark: mark.replace('=', '=x') })).toBe(429);
  expect(await signIn(email, TEST_PASSWORD, { mark: `theme=dark; ${other}; ${mark}` })).toBe(200);
});

test('nor those of a guest of the same network', async () => {
  const { email } = await api.client.person();
  const mark = await markOf(email);
  const from = elsewhere();
  for (let n = 0; n < 10; n++) await signIn(email, WRONG, { from });
  for (let n = 0; n < 20; n++) await signIn(`nobody${n}@club.test`, WRONG, { from });
  expect(await signIn(email, TEST_PASSWORD, { from })).toBe(429);
  expect(await signIn(email, TEST_PASSWORD, { from, mark })).toBe(200);
});

test('a mailed link opens a new browser as well', async () => {
  const { email } = await api.client.person();
  await lock(email);
  await api.client.call(authEndpoints.requestPasswordReset, { body: { email } });
  const token = (await api.client.mailTo(email))?.token;
  const chosen = await post('reset-password', { token, new_password: 'Nueva-Clave-99' });
  expect(chosen.statusCode).toBe(204);
  expect(await signIn(email, 'Nueva-Clave-99')).toBe(429);
  expect(await signIn(email, 'Nueva-Clave-99', { mark: pairOf(cookieOf(chosen)) })).toBe(200);
});

test('a mark that was copied gives no more guesses than an address does', async () => {
  const { email } = await api.client.person();
  const mark = await markOf(email);
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push(await signIn(email, WRONG, { mark }));
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('the cookie is out of reach of scripts and foreign pages, and names nobody', async () => {
  const { email } = await api.client.person();
  const cookie = cookieOf(await post('login', { email, password: TEST_PASSWORD }));
  expect(cookie).toMatch(
    /^__Secure-device-[\w-]{16}=[\w-]{43}\.[\w-]{43}; Path=\/api\/auth\/login; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  );
  const refused = await post('login', { email, password: WRONG });
  expect(refused.headers['set-cookie']).toBeUndefined();
});
