import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SealingKey } from '../encryption/sealer';
import { ConfigError } from './config-error';
import type { SettingValues } from './settings';

export interface Secrets {
  /** Ed25519 key that signs access tokens. */
  jwtPrivateKey: KeyObject;
  /** Ed25519 keys whose access tokens are accepted beside it, while it is changed. */
  jwtPublicKeys: KeyObject[];
  /** Secret mixed into the hashes of stored tokens, so that a stolen table is useless. */
  tokenPepper: string;
  /** Keys that encrypt stored secrets; the first one seals. */
  sealingKeys: SealingKey[];
}

const JWT_FILE = 'jwt-private-key.pem';
const PEPPER_FILE = 'token-pepper';
const SEALING_FILE = 'sealing-keys';
const SEALING_KEY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Reads the secrets of the environment. Generates missing ones once and keeps them in `<dataDir>/secrets`, readable by
 * the owner alone.
 * @throws ConfigError
 */
export function readSecrets(
  dataDir: string,
  values: Pick<SettingValues, 'JWT_PRIVATE_KEY' | 'JWT_PUBLIC_KEYS' | 'TOKEN_PEPPER' | 'SEALING_KEYS'>,
): Secrets {
  const folder = path.join(dataDir, 'secrets');
  const pem = values.JWT_PRIVATE_KEY?.replaceAll('\\n', '\n') ?? readOrGenerate(folder, JWT_FILE, generateKey);
  return {
    jwtPrivateKey: privateKeyOf(pem),
    jwtPublicKeys: publicKeysOf(values.JWT_PUBLIC_KEYS ?? ''),
    tokenPepper:
      values.TOKEN_PEPPER ?? readOrGenerate(folder, PEPPER_FILE, () => randomBytes(32).toString('base64url')),
    sealingKeys: sealingKeysOf(values.SEALING_KEYS ?? readOrGenerate(folder, SEALING_FILE, generateSealingKey)),
  };
}

function privateKeyOf(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // refused below, without quoting the key
  }
  throw new ConfigError(['JWT_PRIVATE_KEY: must be an Ed25519 private key']);
}

function publicKeysOf(text: string): KeyObject[] {
  const pems = text.replaceAll('\\n', '\n').split(/(?=-----BEGIN )/);
  return pems
    .filter((pem) => pem.trim() !== '')
    .map((pem) => {
      try {
        const key = createPublicKey(pem);
        if (pem.includes('BEGIN PUBLIC KEY') && key.asymmetricKeyType === 'ed25519') return key;
      } catch {
        // refused below
      }
      throw new ConfigError(['JWT_PUBLIC_KEYS: must be Ed25519 public keys']);
    });
}

function sealingKeysOf(text: string): SealingKey[] {
  const keys = text.split(',').map((part) => {
    const [, id, key] = SEALING_KEY.exec(part.trim()) ?? [];
    if (!id || !key) throw new ConfigError(['SEALING_KEYS: must be id:base64 of 32 bytes, separated by commas']);
    return { id, key: Buffer.from(key, 'base64') };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new ConfigError(['SEALING_KEYS: two keys must not have one id']);
  return keys;
}

/** Returns a new key of this id, as SEALING_KEYS has it. */
export const newSealingKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const generateSealingKey = () => newSealingKey('1');
/** Returns a new key as JWT_PRIVATE_KEY has it. */
export const generateKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/**
 * Reads a secret, generated if it is missing. A new one is written under a temporary name and linked into place, so
 * that two processes that start at the same time end up with the same one.
 */
function readOrGenerate(folder: string, file: string, generate: () => string): string {
  const kept = path.join(folder, file);
  if (!fs.existsSync(kept)) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const mine = `${kept}.${process.pid}`;
    fs.writeFileSync(mine, generate(), { mode: 0o600 });
    try {
      fs.linkSync(mine, kept);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    fs.unlinkSync(mine);
  }
  return fs.readFileSync(kept, 'utf8').trim();
}
