import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { addCashMovement, closeSession, currentSession, listSessions, openSession, sessionReport } from './service';

export const cashRoutes = (): Route[] => [
  clubRoute(cashEndpoints.list, (tx, { clubId }, { club, query }) => listSessions(tx, clubId, club, query)),
  clubRoute(cashEndpoints.open, (tx, actor, { club, body }) => openSession(tx, actor, club, body)),
  clubRoute(cashEndpoints.current, (tx, actor, { query }) => currentSession(tx, actor, query.desk)),
  clubRoute(cashEndpoints.get, (tx, { clubId }, { club, params }) =>
    sessionReport(tx, clubId, club, params.cashSessionId),
  ),
  clubRoute(cashEndpoints.addMovement, (tx, actor, { club, params, body }) =>
    addCashMovement(tx, actor, club, params.cashSessionId, body),
  ),
  clubRoute(cashEndpoints.close, (tx, actor, { club, params, body }) =>
    closeSession(tx, actor, club, params.cashSessionId, body),
  ),
];
