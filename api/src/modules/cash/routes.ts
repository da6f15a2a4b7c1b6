import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { addCashMovement, closeSession, currentSession, listSessions, openSession, sessionReport } from './service';

export const cashRoutes = (): Route[] => [
  clubRoute(cashEndpoints.list, (tx, { clubId }, { query }) => listSessions(tx, clubId, query.cursor)),
  clubRoute(cashEndpoints.open, (tx, actor, { body }) => openSession(tx, actor, body.opening_amount)),
  clubRoute(cashEndpoints.current, (tx, { clubId }) => currentSession(tx, clubId)),
  clubRoute(cashEndpoints.get, (tx, { clubId }, { params }) => sessionReport(tx, clubId, params.cashSessionId)),
  clubRoute(cashEndpoints.addMovement, (tx, actor, { params, body }) =>
    addCashMovement(tx, actor, params.cashSessionId, body),
  ),
  clubRoute(cashEndpoints.close, (tx, actor, { params, body }) => closeSession(tx, actor, params.cashSessionId, body)),
];
