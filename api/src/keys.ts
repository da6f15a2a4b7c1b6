import { createPublicKey } from 'node:crypto';
import { resealFactors } from './modules/auth/second-factor/reseal';
import { resealConnections } from './modules/mercadopago/reseal';
import { readConfig } from './platform/config/config';
import { generateKey, newSealingKey } from './platform/config/secrets';
import { openDatabase } from './platform/db/open';
import { Sealer } from './platform/encryption/sealer';

const oneLine = (pem: string) => pem.trim().replaceAll('\n', '\\n');

/**
 * Makes new keys for the environment that is given; nothing is stored.
 * @returns settings to print: the new signing key with its public half and that of the present one, and the sealing keys
 *   with a new one first
 * @throws ConfigError
 */
export async function newKeys(env: NodeJS.ProcessEnv): Promise<string> {
  const { jwtPrivateKey, sealingKeys } = readConfig(env).secrets;
  const pem = generateKey();
  const publicPem = (key: Parameters<typeof createPublicKey>[0]) =>
    oneLine(createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString());
  const present = sealingKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`);
  return [
    `JWT_PRIVATE_KEY=${oneLine(pem)}`,
    `JWT_PUBLIC_KEYS=${publicPem(pem)}\\n${publicPem(jwtPrivateKey)}`,
    `SEALING_KEYS=${[newSealingKey(Date.now().toString(36)), ...present].join(',')}`,
    '',
  ].join('\n');
}

/**
 * Seals all stored secrets by the first of SEALING_KEYS, so that the others can go. A running service on PostgreSQL may
 * go on meanwhile.
 * @returns text to print
 * @throws ConfigError
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function reseal(env: NodeJS.ProcessEnv): Promise<string> {
  const config = readConfig(env);
  const sealer = new Sealer(config.secrets.sealingKeys);
  const db = await openDatabase(config, () => undefined);
  try {
    const clubs = await resealConnections(db, sealer);
    const factors = await resealFactors(db, sealer);
    return `sealed anew: ${clubs} connections to Mercado Pago, ${factors} second factors\n`;
  } finally {
    await db.close();
  }
}
