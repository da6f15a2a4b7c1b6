import { z } from 'zod';

/** One environment variable: its meaning, for the README's table, and its validation. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  meaning: string;
  /** Default, as the documentation shows it. */
  fallback: string;
  schema: Schema;
}

const setting = <Schema extends z.ZodType>(meaning: string, fallback: string, schema: Schema): Setting<Schema> => ({
  meaning,
  fallback,
  schema,
});

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });
const count = (max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().min(1).max(max));
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const serverUrl = z
  .string()
  .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgresql://')
  .refine((url) => URL.canParse(url), 'must be an address');
const CIDR = /^(?:[0-9.]+|[0-9a-fA-F:]+)(?:\/\d{1,3})?$/;

/** Environment variables of the service; nothing else reads `process.env`. */
export const SETTINGS = {
  NODE_ENV: setting(
    '`production` demands the secrets and closes what serves development',
    'development',
    z.enum(['development', 'test', 'production']).default('development'),
  ),
  PORT: setting(
    'Port of the service',
    '3000',
    z.string().regex(/^\d+$/, 'must be a port number').default('3000').transform(Number).pipe(z.int().max(65535)),
  ),
  HOST: setting(
    'Address that the service listens on',
    '127.0.0.1, in production 0.0.0.0',
    z.string().min(1).optional(),
  ),
  METRICS_PORT: setting(
    'Port at which HOST serves /metrics to Prometheus; not to be reached from outside',
    'none: no metrics are served',
    z.string().regex(/^\d+$/, 'must be a port number').transform(Number).pipe(z.int().max(65535)).optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'Collector that receives traces by OTLP over HTTP, as in http://collector:4318; OTEL_TRACES_SAMPLER, ' +
      'OTEL_TRACES_SAMPLER_ARG and OTEL_EXPORTER_OTLP_HEADERS are read as well',
    'none: there are no traces',
    httpUrl.optional(),
  ),
  PUBLIC_URL: setting(
    'Address under which people reach it; links in mails begin with it',
    'http://localhost:PORT; required in production, with https',
    httpUrl.optional(),
  ),
  DATA_DIR: setting(
    'Folder of the embedded database, generated secrets and releases',
    '.data',
    z.string().min(1).default('.data'),
  ),
  DATABASE_URL: setting(
    'PostgreSQL server, or `embedded` for the database in DATA_DIR',
    'embedded; required in production',
    z
      .string()
      .regex(/^(?:postgres(?:ql)?:\/\/.*|embedded)$/, 'must begin with postgresql://, or be embedded')
      .optional(),
  ),
  DATABASE_OWNER_URL: setting(
    'The same database under the login that owns its tables: changes of tables, backups and restores run under it, and ' +
      'the login of DATABASE_URL can change no table then',
    'DATABASE_URL',
    serverUrl.optional(),
  ),
  DATABASE_REPLICA_URL: setting(
    'Streaming replica of that database, under the login of DATABASE_URL: reports, figures and the audit are read there, ' +
      'up to a minute late, while it answers',
    'none: all is read from DATABASE_URL',
    serverUrl.optional(),
  ),
  DATABASE_CONNECTIONS: setting(
    'Connections kept to PostgreSQL for requests, and as many to a replica; four more serve live events, probes and jobs',
    '10',
    count(500).prefault('10'),
  ),
  SEED: setting(
    '`demo` fills an empty database with demo data, `none` leaves it empty',
    'demo when embedded, else none; in production none',
    z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional(),
  ),
  SMTP_URL: setting(
    'Mail server, as in smtp://user:password@host:587',
    'none: mails are kept and shown at /api/mails; required in production',
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  ),
  MAIL_FROM: setting('Sender of mails', 'Canchero <no-reply@host of PUBLIC_URL>', z.string().min(3).optional()),
  JWT_PRIVATE_KEY: setting(
    'Ed25519 private key (PKCS#8 PEM, line breaks may be \\n) that signs access tokens',
    'generated into DATA_DIR; required in production',
    z.string().includes('PRIVATE KEY', { error: 'must be a PKCS#8 PEM private key' }).optional(),
  ),
  JWT_PUBLIC_KEYS: setting(
    'Ed25519 public keys (SPKI PEM, one after the other) whose access tokens are accepted too, while keys are changed',
    'none',
    z.string().includes('PUBLIC KEY', { error: 'must be PEM public keys' }).optional(),
  ),
  TOKEN_PEPPER: setting(
    'Secret mixed into stored token hashes, 32 characters or more',
    'generated into DATA_DIR; required in production',
    z.string().min(32, 'must have 32 characters or more').optional(),
  ),
  SEALING_KEYS: setting(
    'Keys that encrypt stored secrets, as id:base64 of 32 bytes, separated by commas: the first encrypts, all decrypt',
    'generated into DATA_DIR; required in production',
    z.string().min(1).optional(),
  ),
  MERCADOPAGO_AUTH_URL: setting(
    'Where sellers agree, as in https://auth.mercadopago.com.ar; all five of Mercado Pago or none',
    'none: our own simulator at /simulator/mercadopago, but no online payments in production',
    httpUrl.optional(),
  ),
  MERCADOPAGO_API_URL: setting(
    "Mercado Pago's api, as in https://api.mercadopago.com",
    'none: the simulator',
    httpUrl.optional(),
  ),
  MERCADOPAGO_CLIENT_ID: setting(
    'Number of our application there',
    'none: the simulator',
    z.string().min(1).optional(),
  ),
  MERCADOPAGO_CLIENT_SECRET: setting(
    'Secret of our application there',
    'none: the simulator',
    z.string().min(1).optional(),
  ),
  MERCADOPAGO_WEBHOOK_SECRET: setting(
    'Secret by which its messages to us are signed',
    'none: the simulator',
    z.string().min(1).optional(),
  ),
  MERCADOPAGO_PLATFORM_TOKEN: setting(
    'Access token of the account that owners of clubs pay for their plans',
    'none: the simulator, but plans are not sold online in production',
    z.string().regex(/-\d+$/, 'must end with the number of its account').optional(),
  ),
  TRUST_PROXY: setting(
    'Addresses or CIDR ranges of proxies whose X-Forwarded-* is believed, separated by commas',
    'none',
    list.pipe(z.array(z.string().regex(CIDR, 'must be addresses or CIDR ranges, never "true"'))).prefault(''),
  ),
  RATE_LIMIT_FACTOR: setting(
    'Multiplies every rate limit, for load and browser tests; refused in production',
    '1',
    z
      .string()
      .regex(/^\d+(?:\.\d+)?$/, 'must be a positive number')
      .transform(Number)
      .pipe(z.number().positive())
      .prefault('1'),
  ),
  PROOF_OF_WORK_COST: setting(
    'Rounds of each key that a browser tries in the proof of work which an abused public page asks for',
    '5000',
    count(1_000_000).prefault('5000'),
  ),
  DRAIN_SECONDS: setting(
    'Seconds for which a service that is told to stop serves on while /api/ready refuses, so that proxies leave it',
    '0, in production 5',
    z
      .string()
      .regex(/^\d{1,3}$/, 'must be seconds')
      .transform(Number)
      .optional(),
  ),
  RELEASES_DIR: setting(
    'Folder of the releases of the shell and the remotes',
    'DATA_DIR/releases',
    z.string().min(1).optional(),
  ),
  DEV_ORIGINS: setting(
    'Origins of development servers that pages may load remotes from, separated by commas; refused in production',
    'none',
    list.pipe(z.array(httpUrl)).prefault(''),
  ),
  LOG_LEVEL: setting(
    'Least level that is logged, to the standard error output',
    'info',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type SettingValues = { [K in SettingName]: z.output<(typeof SETTINGS)[K]['schema']> };
