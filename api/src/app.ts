import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { deployerReader } from './modules/federation/deploy-tokens';
import { readEntry } from './modules/permissions/entry';
import { pageFacts } from './modules/public-pages/page-facts';
import { registerSitemap } from './modules/public-pages/sitemap';
import { Gatekeeper } from './platform/auth/gatekeeper';
import type { Database } from './platform/db/database';
import { checkRoutes } from './platform/http/check-routes';
import { registerNotFound } from './platform/http/errors';
import { createLimiter } from './platform/http/limits';
import { registerOpenapi } from './platform/http/openapi';
import { type AccountTurns, registerRoute } from './platform/http/register-route';
import { createServer } from './platform/http/server';
import { Turns } from './platform/http/turns';
import { registerMailPage } from './platform/mail/mail-page';
import { registerSimulator } from './platform/payments/simulator/routes';
import type { Services } from './platform/services';
import { PublicPages } from './platform/static-files/public-pages';
import { registerStaticFiles } from './platform/static-files/static-files';
import { VERSION } from './platform/version';
import { allRoutes } from './routes';

/**
 * Requests worked on at once: `short` and `long` ones of each account, and `longOfAll` of all accounts together.
 * `short` is half of the connections that a service has by default, so that one account cannot take them all.
 */
const AT_ONCE = { short: 5, long: 2, longOfAll: 4 };

/**
 * Creates the turns in which the requests of one account, and the long ones of all, are worked on.
 * @param factor multiplies the number of requests at once, as it does with limits
 */
const accountTurns = (factor: number): AccountTurns => ({
  short: new Turns(Math.ceil(AT_ONCE.short * factor)),
  long: new Turns(Math.ceil(AT_ONCE.long * factor)),
  longOfAll: new Turns(Math.ceil(AT_ONCE.longOfAll * factor)),
});

/**
 * Builds the HTTP app without listening.
 * @throws RouteTableError if the routes do not cover the contract or leave open who may call them
 */
export async function buildApp(
  services: Services,
  routes = allRoutes(services),
  endpoints = ENDPOINTS,
): Promise<FastifyInstance> {
  checkRoutes(routes, endpoints);
  const app = await createServer(services.config, services.log, services.metrics);
  const gatekeeperOf = (db: Database) =>
    new Gatekeeper(db, services.tokens, readEntry, deployerReader(services.config), services.clock);
  const gatekeeper = gatekeeperOf(services.db);
  const renewals = gatekeeperOf(services.background);
  const limiter = await createLimiter(app, services.config.rateLimitFactor, services.metrics, services.db);
  registerNotFound(app, limiter);
  await registerOpenapi(app, VERSION, services.config.production);
  const turns = accountTurns(services.config.rateLimitFactor);
  for (const route of routes) registerRoute(app, route, { db: services.db, gatekeeper, renewals, limiter, turns });
  if (!services.config.production) registerMailPage(app, services);
  if (services.simulator) registerSimulator(app, services.simulator, services.config.publicUrl);
  const pages = new PublicPages(services);
  registerSitemap(app, services, pages);
  await registerStaticFiles(app, services, { pages, findFacts: pageFacts(services) });
  app.addHook('onReady', async () => {
    await services.live.start();
    await services.registry.start();
  });
  app.addHook('preClose', async () => {
    await services.live.close();
    await services.registry.close();
  });
  return app;
}
