import { stockEndpoints } from '@canchero/shared-contracts/stock';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { listMovements, moveStock } from './service';
import { selectStock } from './sql';

export const stockRoutes = (): Route[] => [
  clubRoute(stockEndpoints.list, (tx, { clubId }) => selectStock(tx, clubId)),
  clubRoute(stockEndpoints.movements, (tx, { clubId }, { query }) => listMovements(tx, clubId, query)),
  clubRoute(stockEndpoints.move, (tx, actor, { body }) => moveStock(tx, actor, body)),
];
