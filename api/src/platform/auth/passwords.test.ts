import { hashPassword, hashWithScrypt, verifyAgainstNobody, verifyPassword } from './passwords';

test('hashes with argon2id and the configured parameters', async () => {
  const hash = await hashPassword('Correct-Horse-9');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Correct-Horse-9')).toBe(true);
  expect(await verifyPassword(hash, 'correct-horse-9')).toBe(false);
  expect(await hashPassword('Correct-Horse-9')).not.toBe(hash);
});

test('hashes of the fallback are verified as well', async () => {
  const hash = await hashWithScrypt('Correct-Horse-9');
  expect(await verifyPassword(hash, 'Correct-Horse-9')).toBe(true);
  expect(await verifyPassword(hash, 'correct-horse-9')).toBe(false);
});

test('no password is accepted for an unknown account', async () => {
  expect(await verifyAgainstNobody('Correct-Horse-9')).toBe(false);
});
