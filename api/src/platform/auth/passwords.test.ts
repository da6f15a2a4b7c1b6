import { hashPassword, hashWithScrypt, verifyAgainstNobody, verifyPassword } from './passwords';

test('argon2id with the parameters of the house', async () => {
  const hash = await hashPassword('Correct-Horse-9');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Correct-Horse-9')).toBe(true);
  expect(await verifyPassword(hash, 'correct-horse-9')).toBe(false);
  expect(await hashPassword('Correct-Horse-9')).not.toBe(hash);
});

test('hashes of the fallback are read beside them', async () => {
  const hash = await hashWithScrypt('Correct-Horse-9');
  expect(await verifyPassword(hash, 'Correct-Horse-9')).toBe(true);
  expect(await verifyPassword(hash, 'correct-horse-9')).toBe(false);
});

test('nobody has a password', async () => {
  expect(await verifyAgainstNobody('Correct-Horse-9')).toBe(false);
});
