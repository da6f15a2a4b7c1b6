import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { buildApp } from './app';
import { jobsForAll } from './jobs-for-all';
import { startCountingLoads } from './modules/federation/loads';
import { startEndingHolds } from './modules/online-bookings/end-holds';
import { startSendingMails } from './modules/online-bookings/send-mails';
import { startWorking } from './modules/online-payments/worker';
import { startSendingSummaries } from './modules/reports/daily-summary/mail/send-summaries';
import { startKeepingDays } from './modules/reports/kept/keep-days';
import { startBilling } from './modules/subscriptions/billing';
import { startReviewingLimits } from './modules/subscriptions/limits-review';
import { hashPassword } from './platform/auth/passwords';
import type { Config } from './platform/config/config';
import { ConfigError } from './platform/config/config-error';
import { openDatabase } from './platform/db/open';
import { acceptNoMore, serveLastRequests } from './platform/http/last-requests';
import { startAnalyzing } from './platform/jobs/analyze';
import { startSharedJobs } from './platform/jobs/shared-jobs';
import { MailWorker } from './platform/mail/worker';
import { type MetricsServer, serveMetrics } from './platform/metrics/metrics-server';
import { stateMetrics } from './platform/metrics/state-metrics';
import { createServices, type Services } from './platform/services';
import { hasDemoAccounts, seedDemo } from './seed/demo';

/**
 * Longest time for which requests are served, after draining, that still come over open connections: longer than a proxy
 * keeps a connection that nobody uses (2 seconds in deploy/nginx), so that each is ended by the proxy or by an answer.
 */
const LAST_REQUESTS_MS = 5_000;
/**
 * Connections that the system lets wait while this process computes. With another instance killed all of its pages come
 * at once; beyond this number a proxy's connections are given up, and its requests answered 502.
 */
const WAITING_CONNECTIONS = 4096;

const clock = () => new Date();

/** A running service. */
export interface Running {
  /** Address it listens on, such as `http://127.0.0.1:3000`. */
  address: string;
  /** Address of its metrics; null if they are not served. */
  metricsAddress: string | null;
  /**
   * Reports that the service is not ready and goes on serving for `drainMs`; then takes no more
   * connections, ends streams, lets requests finish, closes the pool and releases the folder.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, seeds it if configured, and listens.
 * @throws ConfigError if people of the demo data are in production
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function serve(config: Config, log: Logger): Promise<Running> {
  const onError = (error: unknown) => log.error({ err: error }, 'background failure');
  const db = await openDatabase(config, onError);
  try {
    if (config.production && (await hasDemoAccounts(db)))
      throw new ConfigError(['DATABASE_URL: has accounts of the demo data, whose password is public']);
    if (config.production && config.trustProxy.length === 0)
      log.warn('TRUST_PROXY is not set: behind a proxy, limits count all visitors as one address');
    const services = createServices(config, db, log, clock);
    if (config.seed === 'demo') await seedWhenEmpty(services);
    return await listen(services, onError);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Builds the app and listens; leaves the database open if that fails. */
async function listen(services: Services, onError: (error: unknown) => void): Promise<Running> {
  const { config, mail } = services;
  const run = services.metrics.jobs(onError);
  const { tracesEndpoint } = config;
  const stopTracing = tracesEndpoint
    ? (await import('./platform/tracing/start-tracing')).startTracing(tracesEndpoint)
    : null;
  const app = await buildApp(services);
  serveLastRequests(app, config.drainMs > 0 ? LAST_REQUESTS_MS : 0);
  // its own work needs no connection that requests may have taken
  const db = services.background;
  const own = { ...services, db };
  const stopSharedJobs = startSharedJobs(db, jobsForAll(own), services.metrics, run);
  const stopAnalyzing = startAnalyzing(db, run);
  const stopReviewing = startReviewingLimits(own, run);
  const stopEndingHolds = startEndingHolds(db, run);
  const stopSendingMails = startSendingMails(own, run);
  const stopSendingSummaries = startSendingSummaries(own, run, onError);
  const stopPayments = startWorking(own, run);
  const stopKeepingDays = startKeepingDays(db, clock, run);
  const stopBilling = startBilling(own, run);
  const stopCountingLoads = startCountingLoads(own, run);
  const stopWatching = services.registry.watch();
  const worker = config.smtpUrl
    ? new MailWorker(db, mail, { smtpUrl: config.smtpUrl, from: config.mailFrom, onError })
    : null;
  let metrics: MetricsServer | null = null;
  const drain = async () => {
    services.readiness.stop();
    await sleep(config.drainMs);
    // before streams end: all their pages come back at once
    await acceptNoMore(app.server);
  };
  const halt = () =>
    shutDown(app, [
      stopSharedJobs,
      stopAnalyzing,
      stopReviewing,
      stopEndingHolds,
      stopSendingMails,
      stopSendingSummaries,
      stopPayments,
      stopKeepingDays,
      stopBilling,
      stopCountingLoads,
      stopWatching,
      () => worker?.close(),
      () => metrics?.close(),
      () => stopTracing?.(),
    ]);
  try {
    if (config.metricsPort !== null) {
      const where = { port: config.metricsPort, host: config.host };
      metrics = await serveMetrics(services.metrics.registry, stateMetrics(services), where);
    }
    const address = await app.listen({ port: config.port, host: config.host, backlog: WAITING_CONNECTIONS });
    return {
      address,
      metricsAddress: metrics?.address ?? null,
      stop: () =>
        drain()
          .then(halt)
          .then(() => services.db.close()),
    };
  } catch (error) {
    await halt();
    throw error;
  }
}

async function shutDown(app: FastifyInstance, background: (() => unknown)[]) {
  await app.close();
  for (const end of background) await end();
}

async function seedWhenEmpty({ db, log }: Services): Promise<void> {
  const [row] = await db.platform((tx) =>
    tx.query<{ empty: boolean }>(sql`select not exists (select 1 from users) as empty`),
  );
  if (!row?.empty) return;
  log.info('filling the empty database with demo data');
  await seedDemo(db, clock, hashPassword);
  await db.analyze();
}
