import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

type Argon2 = typeof import('@node-rs/argon2');

const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const SCRYPT_BYTES = 32;

let argon2: Promise<Argon2 | null> | undefined;

/** Loads argon2; null on a machine for which the package has no binary. */
function loadArgon2(): Promise<Argon2 | null> {
  argon2 ??= import('@node-rs/argon2').catch(() => null);
  return argon2;
}

/**
 * Hashes a password for storage with argon2id, or with scrypt if argon2 cannot be loaded. The hash names its algorithm.
 * @see RFC 9106 (Argon2), RFC 7914 (scrypt)
 */
export async function hashPassword(password: string): Promise<string> {
  const library = await loadArgon2();
  return library ? library.hash(password, ARGON2) : hashWithScrypt(password);
}

/** Checks a password against a stored hash. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  if (hash.startsWith('scrypt$')) return verifyWithScrypt(hash, password);
  const library = await loadArgon2();
  if (!library) throw new Error('This password was hashed with argon2, which cannot be loaded on this machine');
  return library.verify(hash, password);
}

let dummy: Promise<string> | undefined;

/** Fails after the time of a real check, so that the answer does not reveal whether an account exists. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(await dummy, password);
  return false;
}

export async function hashWithScrypt(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

async function verifyWithScrypt(hash: string, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'));
}

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, SCRYPT_BYTES, SCRYPT, (error, key) => (error ? reject(error) : resolve(key)));
  });
