import { generateKeyPairSync } from 'node:crypto';
import { TestClock } from '../../testing/test-clock';
import { type Claims, Tokens } from './tokens';

const clock = new TestClock();
const tokens = new Tokens(generateKeyPairSync('ed25519').privateKey, clock.now);
const claims: Claims = { userId: 'u', sessionId: 's', audience: 'user', clubId: null };
afterEach(() => clock.reset());

test('a token yields its claims to its audience', async () => {
  const { token, expiresAt } = await tokens.sign({ ...claims, audience: 'stream', clubId: 'c' });
  expect(await tokens.verify(token, ['stream', 'user'])).toEqual({ ...claims, audience: 'stream', clubId: 'c' });
  expect(await tokens.verify(token, ['user'])).toBe('invalid');
  expect(await tokens.verify(token, ['stream'])).toMatchObject({ clubId: 'c' });
  expect(expiresAt.getTime() - clock.now().getTime()).toBeGreaterThan(9.9 * 60_000);
});

test('two tokens of a session differ, even within one second', async () => {
  expect((await tokens.sign(claims)).token).not.toBe((await tokens.sign(claims)).token);
});

test('a cached token expires too', async () => {
  const { token } = await tokens.sign(claims);
  expect(await tokens.verify(token, ['user'])).toEqual(claims);
  clock.advance(10.1);
  expect(await tokens.verify(token, ['user'])).toBe('expired');
});

test('a token that is tampered with, unsigned or signed by another key is refused', async () => {
  const { token } = await tokens.sign(claims);
  const [head, payload = '', signature] = token.split('.');
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), aud: 'admin' }),
  );
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const other = new Tokens(generateKeyPairSync('ed25519').privateKey, clock.now);
  const refused = [
    `${head}.${forged.toString('base64url')}.${signature}`,
    `${none}.${payload}.`,
    `${head}.${payload}.`,
    (await other.sign(claims)).token,
    'nonsense',
    '',
  ];
  for (const bad of refused) expect(await tokens.verify(bad, ['user', 'admin'])).toBe('invalid');
});
