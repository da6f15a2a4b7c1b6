import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { PAGE, selectAudit } from './sql';

export const auditRoutes = ({ db }: Services): Route[] => [
  route(auditEndpoints.list, ({ params, query }) =>
    db.platform(async (tx) => {
      const rows = await selectAudit(tx, params.clubId, query);
      const items = rows.slice(0, PAGE);
      return { items, next_cursor: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
    }),
  ),
];
