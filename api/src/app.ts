import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { deployerReader } from './modules/federation/deploy-tokens';
import { readEntry } from './modules/permissions/entry';
import { pageFacts } from './modules/public-pages/page-facts';
import { registerSitemap } from './modules/public-pages/sitemap';
import { Gatekeeper } from './platform/auth/gatekeeper';
import { checkRoutes } from './platform/http/check-routes';
import { createLimiter } from './platform/http/limits';
import { registerOpenapi } from './platform/http/openapi';
import { registerRoute } from './platform/http/register-route';
import { createServer } from './platform/http/server';
import { registerMailPage } from './platform/mail/mail-page';
import { registerSimulator } from './platform/payments/simulator/routes';
import type { Services } from './platform/services';
import { PublicPages } from './platform/static-files/public-pages';
import { registerStaticFiles } from './platform/static-files/static-files';
import { VERSION } from './platform/version';
import { allRoutes } from './routes';

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
  const gatekeeper = new Gatekeeper(
    services.db,
    services.tokens,
    readEntry,
    deployerReader(services.config),
    services.clock,
  );
  const limiter = await createLimiter(app, services.config.rateLimitFactor, services.metrics, services.db);
  await registerOpenapi(app, VERSION, services.config.production);
  for (const route of routes) registerRoute(app, route, { db: services.db, gatekeeper, limiter });
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
