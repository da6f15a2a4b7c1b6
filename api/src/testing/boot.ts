import { generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from '../app';
import type { Config } from '../platform/config/config';
import { createLogger } from '../platform/http/logging';
import { createServices, type Services } from '../platform/services';
import { TestClient } from './test-client';
import { TestClock } from './test-clock';
import { testDatabase, type Way } from './test-database';

/** Complete service on a database of its own, without a port. */
export interface Booted {
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  /** Client that signs in, calls endpoints of the contract and reads mails. */
  client: TestClient;
  /** Data folder; `close` removes it. */
  folder: string;
  close(): Promise<void>;
}

export interface BootOptions {
  config?: Partial<Config>;
  /** Receives the log as JSON lines; by default nothing is logged. */
  log?: DestinationStream;
  /** Way to the database's server. */
  way?: Way;
}

/**
 * Boots the service for one test file: call it in `beforeAll`, and `close` in `afterAll`. Rate limits are multiplied by
 * 1000.
 */
export async function boot({ config = {}, log, way }: BootOptions = {}): Promise<Booted> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-test-'));
  const db = await testDatabase(way);
  const clock = new TestClock();
  const logger = log ? createLogger('info', log) : createLogger('silent');
  const services = createServices({ ...testConfig(folder), ...config }, db, logger, clock.now);
  const app = await buildApp(services);
  await app.ready();
  const close = async () => {
    await app.close();
    await db.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { app, services, clock, client: new TestClient(app, services), folder, close };
}

export const testConfig = (folder: string): Config => ({
  production: false,
  port: 0,
  host: '127.0.0.1',
  metricsPort: null,
  tracesEndpoint: null,
  publicUrl: 'http://localhost:3000',
  dataDir: folder,
  databaseUrl: null,
  databaseOwnerUrl: null,
  databaseReplicaUrl: null,
  databaseConnections: 10,
  seed: 'none',
  smtpUrl: null,
  mailFrom: 'Canchero <no-reply@localhost>',
  trustProxy: [],
  rateLimitFactor: 1000,
  proofOfWorkCost: 1,
  drainMs: 0,
  releasesDir: path.join(folder, 'releases'),
  devOrigins: [],
  logLevel: 'silent',
  mercadoPago: null,
  secrets: {
    jwtPrivateKey: generateKeyPairSync('ed25519').privateKey,
    jwtPublicKeys: [],
    tokenPepper: 'p'.repeat(32),
    sealingKeys: [{ id: '1', key: randomBytes(32) }],
  },
});
