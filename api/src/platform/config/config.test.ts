import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { ConfigError } from './config-error';
import { SETTINGS } from './settings';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-config-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env });
const pem = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://canchero.test/',
  TOKEN_PEPPER: 'x'.repeat(32),
  SEALING_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  DATABASE_URL: 'postgresql://localhost/x',
  SMTP_URL: 'smtp://mail',
};

const KEY = Buffer.alloc(32, 7).toString('base64');

function problemsOf(env: Record<string, string>): string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('without variables it is a development service with demo data', () => {
  expect(read({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    seed: 'demo',
    smtpUrl: null,
    trustProxy: [],
    rateLimitFactor: 1,
    releasesDir: path.join(folder, 'releases'),
  });
});

test('empty variables count as absent', () => {
  expect(read({ PORT: '', SMTP_URL: '', TRUST_PROXY: '', SEED: '' })).toMatchObject({
    port: 3000,
    smtpUrl: null,
    seed: 'demo',
  });
});

test('PostgreSQL is not seeded by default', () => {
  expect(read({ DATABASE_URL: 'postgresql://localhost/x' }).seed).toBe('none');
  expect(read({ DATABASE_URL: 'postgresql://localhost/x', SEED: 'demo' }).seed).toBe('demo');
});

test.each([
  [{ PORT: 'http' }, 'PORT: must be a port number'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must begin with postgresql://, or be embedded'],
  [{ DATABASE_OWNER_URL: 'localhost' }, 'DATABASE_OWNER_URL: must begin with postgresql://'],
  [{ DATABASE_REPLICA_URL: 'localhost' }, 'DATABASE_REPLICA_URL: must begin with postgresql://'],
  [{ DATABASE_REPLICA_URL: 'postgresql://a:b:c/x' }, 'DATABASE_REPLICA_URL: must be an address'],
  [
    { DATABASE_REPLICA_URL: 'postgresql://localhost/x' },
    'DATABASE_REPLICA_URL: is refused without a server in DATABASE_URL',
  ],
  [{ SEED: 'full' }, 'SEED: must be demo or none'],
  [{ PUBLIC_URL: 'canchero.test' }, 'PUBLIC_URL: must be an http:// or https:// address'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL: must be an smtp:// or smtps:// address'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be addresses or CIDR ranges, never "true"'],
  [{ RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR: must be a positive number'],
  [{ SEALING_KEYS: `1:${KEY},1:${KEY}` }, 'SEALING_KEYS: two keys must not have one id'],
  [{ JWT_PUBLIC_KEYS: '-----BEGIN PUBLIC KEY-----' }, 'JWT_PUBLIC_KEYS: must be Ed25519 public keys'],
  [{ TOKEN_PEPPER: 'short' }, 'TOKEN_PEPPER: must have 32 characters or more'],
])('%j is refused by name', (env, problem) => {
  expect(problemsOf(env)).toEqual([problem]);
});

test('a replica belongs to a server, also in production', () => {
  const DATABASE_REPLICA_URL = 'postgresql://replica/x';
  const env = { ...PRODUCTION, JWT_PRIVATE_KEY: pem(), DATABASE_REPLICA_URL };
  expect(read(env)).toMatchObject({
    databaseUrl: 'postgresql://localhost/x',
    databaseReplicaUrl: DATABASE_REPLICA_URL,
  });
  expect(read({ ...PRODUCTION, JWT_PRIVATE_KEY: pem() }).databaseReplicaUrl).toBeNull();
  expect(problemsOf({ ...env, DATABASE_URL: 'embedded' })).toEqual([
    'DATABASE_REPLICA_URL: is refused without a server in DATABASE_URL',
  ]);
  expect(problemsOf({ ...env, DATABASE_REPLICA_URL: 'replica' })).toEqual([
    'DATABASE_REPLICA_URL: must begin with postgresql://',
  ]);
});

test('all problems are reported at once', () => {
  expect(problemsOf({ PORT: 'x', SEED: 'y', SMTP_URL: 'z' })).toHaveLength(3);
});

test('production requires secrets, addresses and services', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    'JWT_PRIVATE_KEY: is required in production',
    'TOKEN_PEPPER: is required in production',
    'SEALING_KEYS: is required in production',
    'PUBLIC_URL: is required in production',
    'DATABASE_URL: is required in production',
    'SMTP_URL: is required in production',
  ]);
  const config = read({ ...PRODUCTION, JWT_PRIVATE_KEY: pem().replaceAll('\n', '\\n') });
  expect(config).toMatchObject({
    production: true,
    publicUrl: 'https://canchero.test',
    host: '0.0.0.0',
    seed: 'none',
    mercadoPago: null,
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test.each([
  [{ PUBLIC_URL: 'http://canchero.test' }, 'PUBLIC_URL: must be https:// in production'],
  [{ SEED: 'demo' }, 'SEED: demo data is refused in production'],
  [{ RATE_LIMIT_FACTOR: '10' }, 'RATE_LIMIT_FACTOR: must be 1 in production'],
  [{ DEV_ORIGINS: 'http://localhost:3102' }, 'DEV_ORIGINS: is refused in production'],
])('production refuses %j', (env, problem) => {
  expect(problemsOf({ ...PRODUCTION, JWT_PRIVATE_KEY: pem(), ...env })).toEqual([problem]);
});

test('an embedded database is named in production, and is not filled with demo data', () => {
  const env = { ...PRODUCTION, JWT_PRIVATE_KEY: pem(), DATABASE_URL: 'embedded' };
  expect(read(env)).toMatchObject({ databaseUrl: null, seed: 'none' });
});

test('a signing key of another type is refused', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString();
  expect(problemsOf({ JWT_PRIVATE_KEY: rsa })).toEqual(['JWT_PRIVATE_KEY: must be an Ed25519 private key']);
  expect(problemsOf({ JWT_PRIVATE_KEY: 'PRIVATE KEY' })).toEqual(['JWT_PRIVATE_KEY: must be an Ed25519 private key']);
});

test('sealing keys have names and keep their order', () => {
  const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
  const { sealingKeys } = read({ SEALING_KEYS: `b:${key(2)}, a:${key(1)}` }).secrets;
  expect(sealingKeys).toEqual([
    { id: 'b', key: Buffer.alloc(32, 2) },
    { id: 'a', key: Buffer.alloc(32, 1) },
  ]);
  expect(problemsOf({ SEALING_KEYS: 'a:short' })).toEqual([
    'SEALING_KEYS: must be id:base64 of 32 bytes, separated by commas',
  ]);
});

test('Mercado Pago is configured completely or not at all', () => {
  expect(read({}).mercadoPago).toBeNull();
  const all = {
    MERCADOPAGO_AUTH_URL: 'https://auth.example/',
    MERCADOPAGO_API_URL: 'https://api.example',
    MERCADOPAGO_CLIENT_ID: '1',
    MERCADOPAGO_WEBHOOK_SECRET: 'w',
  };
  expect(problemsOf(all)).toEqual(['MERCADOPAGO_CLIENT_SECRET: is required beside the others']);
  expect(read({ ...all, MERCADOPAGO_CLIENT_SECRET: 's' }).mercadoPago).toEqual({
    authUrl: 'https://auth.example',
    apiUrl: 'https://api.example',
    clientId: '1',
    clientSecret: 's',
    webhookSecret: 'w',
  });
});

test('secrets are generated once, readable by their owner only', () => {
  const first = read({}).secrets;
  const second = read({}).secrets;
  expect(second.tokenPepper).toBe(first.tokenPepper);
  expect(second.jwtPrivateKey.equals(first.jwtPrivateKey)).toBe(true);
  for (const file of fs.readdirSync(path.join(folder, 'secrets'))) {
    expect(fs.statSync(path.join(folder, 'secrets', file)).mode & 0o777).toBe(0o600);
  }
});

test('every variable has a meaning and a default', () => {
  for (const { meaning, fallback } of Object.values(SETTINGS))
    expect([meaning, fallback]).toEqual([expect.any(String), expect.any(String)]);
});
