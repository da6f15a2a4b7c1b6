import path from 'node:path';
import type { MercadoPagoSettings } from '../payments/mercadopago';
import { ConfigError } from './config-error';
import { readSecrets, type Secrets } from './secrets';
import { SETTINGS, type SettingName, type SettingValues } from './settings';

/** Configuration of the service, read once at its start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Null if metrics are not served. */
  metricsPort: number | null;
  /** Address of the collector of traces without a slash at the end; null without one. */
  tracesEndpoint: string | null;
  /** Address without a slash at the end. */
  publicUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Login that owns the tables; null if it is that of `databaseUrl`. */
  databaseOwnerUrl: string | null;
  /** Replica of the database, for reads that may be late; null without one. */
  databaseReplicaUrl: string | null;
  databaseConnections: number;
  seed: 'demo' | 'none';
  /** Null if mails are kept and shown at /api/mails. */
  smtpUrl: string | null;
  mailFrom: string;
  trustProxy: string[];
  rateLimitFactor: number;
  /** Rounds of each key that a proof of work tries. */
  proofOfWorkCost: number;
  /** Milliseconds between the announcement of a stop and its beginning. */
  drainMs: number;
  releasesDir: string;
  devOrigins: string[];
  logLevel: SettingValues['LOG_LEVEL'];
  /** Settings of Mercado Pago. Null for the simulator; in production, null means that online payments are off. */
  mercadoPago: MercadoPagoSettings | null;
  secrets: Secrets;
}

/** Longer than most proxies need to see that an instance is not ready. */
const DRAIN_SECONDS = 5;

/**
 * Reads and checks the environment. Generates missing secrets into DATA_DIR, except in production.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readSettings(env);
  const production = values.NODE_ENV === 'production';
  const problems = production ? productionProblems(values) : [];
  problems.push(...mercadoPagoProblems(values));
  if (values.DATABASE_REPLICA_URL && !isServer(values.DATABASE_URL))
    problems.push('DATABASE_REPLICA_URL: is refused without a server in DATABASE_URL');
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = path.resolve(values.DATA_DIR);
  const databaseUrl = isServer(values.DATABASE_URL) ? values.DATABASE_URL : null;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    metricsPort: values.METRICS_PORT ?? null,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
    publicUrl,
    dataDir,
    databaseUrl,
    databaseOwnerUrl: databaseUrl ? (values.DATABASE_OWNER_URL ?? null) : null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    seed: values.SEED ?? (databaseUrl || production ? 'none' : 'demo'),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Canchero <no-reply@${new URL(publicUrl).hostname}>`,
    trustProxy: values.TRUST_PROXY,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    proofOfWorkCost: values.PROOF_OF_WORK_COST,
    drainMs: 1_000 * (values.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS : 0)),
    releasesDir: releasesDirOf(values),
    devOrigins: values.DEV_ORIGINS.map((url) => new URL(url).origin),
    logLevel: values.LOG_LEVEL,
    mercadoPago: mercadoPagoOf(values),
    secrets: readSecrets(dataDir, values),
  };
}

/**
 * Reads the folder of the releases alone, since `register` needs neither secrets nor a database.
 * @throws ConfigError
 */
export const readReleasesDir = (env: NodeJS.ProcessEnv): string => releasesDirOf(readSettings(env));

const releasesDirOf = ({ RELEASES_DIR, DATA_DIR }: SettingValues) =>
  path.resolve(RELEASES_DIR ?? path.join(DATA_DIR, 'releases'));

/** Reads the variables. An empty one counts as absent: that is how compose files pass variables that are not set. */
function readSettings(env: NodeJS.ProcessEnv): SettingValues {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(SETTINGS)) {
    const result = schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (result.success) values[name] = result.data;
    else problems.push(`${name}: ${result.error.issues[0]?.message ?? 'is not valid'}`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return values as SettingValues;
}

const isServer = (url: string | undefined): url is string => url !== undefined && url !== 'embedded';

const REQUIRED_IN_PRODUCTION: readonly SettingName[] = [
  'JWT_PRIVATE_KEY',
  'TOKEN_PEPPER',
  'SEALING_KEYS',
  'PUBLIC_URL',
  'DATABASE_URL',
  'SMTP_URL',
];

/** Returns what production refuses: secrets and services that were forgotten, and what is meant for development. */
function productionProblems(values: SettingValues): string[] {
  const problems = REQUIRED_IN_PRODUCTION.filter((name) => values[name] === undefined).map(
    (name) => `${name}: is required in production`,
  );
  if (values.PUBLIC_URL?.startsWith('http:')) problems.push('PUBLIC_URL: must be https:// in production');
  if (values.SEED === 'demo') problems.push('SEED: demo data is refused in production');
  if (values.RATE_LIMIT_FACTOR !== 1) problems.push('RATE_LIMIT_FACTOR: must be 1 in production');
  if (values.DEV_ORIGINS.length > 0) problems.push('DEV_ORIGINS: is refused in production');
  return problems;
}

const MERCADOPAGO = [
  'MERCADOPAGO_AUTH_URL',
  'MERCADOPAGO_API_URL',
  'MERCADOPAGO_CLIENT_ID',
  'MERCADOPAGO_CLIENT_SECRET',
  'MERCADOPAGO_WEBHOOK_SECRET',
] as const satisfies SettingName[];

function mercadoPagoProblems(values: SettingValues): string[] {
  const missing = MERCADOPAGO.filter((name) => values[name] === undefined);
  return missing.length === MERCADOPAGO.length ? [] : missing.map((name) => `${name}: is required beside the others`);
}

function mercadoPagoOf(values: SettingValues): MercadoPagoSettings | null {
  const [authUrl, apiUrl, clientId, clientSecret, webhookSecret] = MERCADOPAGO.map((name) => values[name]);
  if (!authUrl || !apiUrl || !clientId || !clientSecret || !webhookSecret) return null;
  const platformToken = values.MERCADOPAGO_PLATFORM_TOKEN;
  const trimmed = (url: string) => url.replace(/\/+$/, '');
  return {
    authUrl: trimmed(authUrl),
    apiUrl: trimmed(apiUrl),
    clientId,
    clientSecret,
    webhookSecret,
    ...(platformToken && { platformToken }),
  };
}
