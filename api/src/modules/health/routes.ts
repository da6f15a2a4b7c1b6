import { healthEndpoints } from '@canchero/shared-contracts/health';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { VERSION } from '../../platform/version';

const OK = { status: 'ok' as const };

export const healthRoutes = ({ db, readiness }: Services): Route[] => [
  route(healthEndpoints.live, async () => OK, { unlimited: true }),
  route(
    healthEndpoints.ready,
    async () => {
      await readiness.check();
      return OK;
    },
    { unlimited: true },
  ),
  route(
    healthEndpoints.health,
    async () => {
      await readiness.reachDatabase();
      return { ...OK, version: VERSION, database: db.kind };
    },
    { unlimited: true },
  ),
];
