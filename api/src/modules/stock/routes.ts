import { stockEndpoints } from '@canchero/shared-contracts/stock';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { movementPage, moveStock } from './service';
import { selectStock } from './sql';

export const stockRoutes = ({ db }: Services): Route[] => [
  route(stockEndpoints.list, ({ params: { clubId } }) => db.tenant(clubId, (tx) => selectStock(tx, clubId))),
  route(stockEndpoints.movements, ({ params: { clubId }, query }) =>
    db.tenant(clubId, (tx) => movementPage(tx, clubId, query)),
  ),
  route(stockEndpoints.move, (input) =>
    db.tenant(input.params.clubId, (tx) => input.once(tx, () => moveStock(tx, actorOf(input), input.body))),
  ),
];
