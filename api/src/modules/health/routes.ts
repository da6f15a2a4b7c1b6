import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { healthEndpoints } from '@canchero/shared-contracts/health';
import sql from 'sql-template-tag';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { VERSION } from '../../platform/version';

export const healthRoutes = ({ db }: Services): Route[] => [
  route(
    healthEndpoints.health,
    async () => {
      await db
        .platform((tx) => tx.query(sql`select 1`))
        .catch((cause) => {
          throw AppError.of(commonErrors.unavailable, {}, { cause });
        });
      return { status: 'ok' as const, version: VERSION, database: db.kind };
    },
    { unlimited: true },
  ),
];
