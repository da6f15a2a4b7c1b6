import { courtEndpoints } from '@canchero/shared-contracts/court';
import { found } from '../../platform/db/found';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeCourt, createCourt, orderCourts, removeCourt } from './service';
import { selectCourt, selectCourts } from './sql';

export const courtRoutes = ({ clock }: Services): Route[] => [
  clubRoute(courtEndpoints.list, (tx, { clubId }) => selectCourts(tx, clubId)),
  clubRoute(courtEndpoints.create, (tx, actor, { body }) => createCourt(tx, actor, body)),
  clubRoute(courtEndpoints.order, (tx, actor, { body }) => orderCourts(tx, actor, body.court_ids)),
  clubRoute(courtEndpoints.get, async (tx, { clubId }, { params }) =>
    found(await selectCourt(tx, clubId, params.courtId)),
  ),
  clubRoute(courtEndpoints.change, (tx, actor, { params, body }) => changeCourt(tx, actor, params.courtId, body)),
  clubRoute(courtEndpoints.remove, (tx, actor, { params }) => removeCourt(tx, actor, params.courtId, clock())),
];
