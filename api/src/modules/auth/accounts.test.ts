import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import { type Booted, boot } from '../../testing/boot';
import { TEST_PASSWORD } from '../../testing/test-client';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterEach(() => api.clock.reset());
afterAll(() => api.close());

const NEW_PASSWORD = 'Another-Horse-7';
const registration = (email: string, language?: 'es' | 'en' | 'pt') => ({
  body: { name: 'Ana $& Pérez', email, password: TEST_PASSWORD, ...(language && { language }) },
});

test('a registration returns the unverified user and mails a link in their language', async () => {
  const { status, data } = await api.client.call(auth.register, registration('ANA@club.test', 'pt'));
  expect(status).toBe(201);
  expect(data.user).toMatchObject({ email: 'ana@club.test', role: 'user', roles: [], club_ids: [], language: 'pt' });
  expect(data.user).toMatchObject({ email_verified: false, is_verified: false, email_verified_at: null });
  const mail = await api.client.mailTo('ana@club.test');
  expect(mail?.subject).toBe('Confirme seu e-mail no Canchero');
  expect(mail?.body).toContain('Olá, Ana $& Pérez:');
  expect(mail?.body).toContain('http://localhost:3000/verify-email?token=');
});

test('an address is unique regardless of case', async () => {
  const answers = await Promise.all(
    ['race@club.test', 'Race@club.test', 'RACE@CLUB.TEST'].map((email) =>
      api.client.call(auth.register, registration(email)),
    ),
  );
  expect(answers.map((a) => a.status).sort()).toEqual([201, 409, 409]);
  expect(answers.find((a) => a.status === 409)?.error.error).toBe('email_taken');
});

test.each([
  ['short1A', { length: false, common: false }],
  ['alllowercase1', { uppercase: false }],
  ['ALLUPPERCASE1', { lowercase: false }],
  ['NoDigitOrSymbol', { digitOrSymbol: false }],
  ['Password1!', { length: true, uppercase: true, lowercase: true, digitOrSymbol: true, common: true }],
  ['P4ssw0rd!', { common: true }],
  ['Messi2024', { common: true }],
])('%s is refused as a password', async (password, flags) => {
  const { status, error } = await api.client.call(auth.register, {
    body: { name: 'A', email: 'weak@club.test', password },
  });
  expect([status, error.error]).toEqual([422, 'weak_password']);
  expect(error.params).toMatchObject(flags);
});

test('the mailed link verifies once', async () => {
  await api.client.call(auth.register, registration('verify@club.test'));
  const token = (await api.client.mailTo('verify@club.test'))?.token ?? '';
  const first = await api.client.call(auth.verifyEmail, { body: { token } });
  expect(first.data.user).toMatchObject({
    email_verified: true,
    is_verified: true,
    email_verified_at: expect.any(String),
  });
  const again = await api.client.call(auth.verifyEmail, { body: { token } });
  expect([again.status, again.error.error]).toEqual([400, 'invalid_token']);
});

test('a verification link expires after 24 hours, and a new one can be requested', async () => {
  await api.client.call(auth.register, registration('late@club.test'));
  const token = (await api.client.mailTo('late@club.test'))?.token ?? '';
  api.clock.advance(24 * 60 + 1);
  expect((await api.client.call(auth.verifyEmail, { body: { token } })).status).toBe(400);
  expect((await api.client.call(auth.resendVerification, { body: { email: 'late@club.test' } })).status).toBe(202);
  const fresh = (await api.client.mailTo('late@club.test'))?.token ?? '';
  expect(fresh).not.toBe(token);
  expect((await api.client.call(auth.verifyEmail, { body: { token: fresh } })).status).toBe(200);
});

test('resend and reset answer the same with and without an account, and mail only accounts', async () => {
  await api.client.person({ email: 'known@club.test', verified: false });
  for (const endpoint of [auth.resendVerification, auth.requestPasswordReset]) {
    const known = await api.client.call(endpoint, { body: { email: 'known@club.test' } });
    const unknown = await api.client.call(endpoint, { body: { email: 'nobody@club.test' } });
    expect([known.status, known.text]).toEqual([202, '']);
    expect([unknown.status, unknown.text]).toEqual([202, '']);
  }
  expect(await api.client.mailTo('known@club.test')).not.toBeNull();
  expect(await api.client.mailTo('nobody@club.test')).toBeNull();
});

test('a reset sets the password once, ends every session and leaves the old password useless', async () => {
  const email = 'reset@club.test';
  const phone = await api.client.person({ email });
  const desktop = await api.client.signIn(email);
  await api.client.call(auth.requestPasswordReset, { body: { email } });
  const token = (await api.client.mailTo(email))?.token ?? '';

  const weak = await api.client.call(auth.resetPassword, { body: { token, new_password: 'weak' } });
  expect([weak.status, weak.error.error]).toEqual([422, 'weak_password']);
  expect((await api.client.call(auth.resetPassword, { body: { token, new_password: NEW_PASSWORD } })).status).toBe(204);

  for (const session of [phone, desktop]) {
    expect((await api.client.call(auth.profile, {}, session.token)).error.error).toBe('unauthenticated');
    const refreshed = await api.client.call(auth.refresh, { body: { refresh_token: session.refreshToken } });
    expect(refreshed.error.error).toBe('invalid_refresh_token');
  }
  await expect(api.client.signIn(email)).rejects.toThrow('invalid_credentials');
  await expect(api.client.signIn(email, NEW_PASSWORD)).resolves.toMatchObject({ userId: phone.userId });
  const again = await api.client.call(auth.resetPassword, { body: { token, new_password: NEW_PASSWORD } });
  expect(again.error.error).toBe('invalid_token');
});

test('a reset link expires after 30 minutes and does not verify an address', async () => {
  const email = 'slow@club.test';
  await api.client.person({ email, verified: false });
  await api.client.call(auth.requestPasswordReset, { body: { email } });
  const token = (await api.client.mailTo(email))?.token ?? '';
  expect((await api.client.call(auth.verifyEmail, { body: { token } })).status).toBe(400);
  api.clock.advance(31);
  const late = await api.client.call(auth.resetPassword, { body: { token, new_password: NEW_PASSWORD } });
  expect([late.status, late.error.error]).toEqual([400, 'invalid_token']);
});
