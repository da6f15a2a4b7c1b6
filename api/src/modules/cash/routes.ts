import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { addCashMovement, closeSession, currentSession, openSession, sessionPage, sessionReport } from './service';

export const cashRoutes = ({ db }: Services): Route[] => [
  route(cashEndpoints.list, ({ params: { clubId }, query }) =>
    db.tenant(clubId, (tx) => sessionPage(tx, clubId, query.cursor)),
  ),
  route(cashEndpoints.open, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => openSession(tx, actorOf(input), input.body.opening_amount)),
    ),
  ),
  route(cashEndpoints.current, ({ params: { clubId } }) => db.tenant(clubId, (tx) => currentSession(tx, clubId))),
  route(cashEndpoints.get, ({ params: { clubId, cashSessionId } }) =>
    db.tenant(clubId, (tx) => sessionReport(tx, clubId, cashSessionId)),
  ),
  route(cashEndpoints.addMovement, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => addCashMovement(tx, actorOf(input), input.params.cashSessionId, input.body)),
    ),
  ),
  route(cashEndpoints.close, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => closeSession(tx, actorOf(input), input.params.cashSessionId, input.body)),
    ),
  ),
];
