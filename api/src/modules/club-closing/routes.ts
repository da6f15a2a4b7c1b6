import { clubClosingEndpoints } from '@canchero/shared-contracts/club-closing';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { closeClub } from './close-club';

export const clubClosingRoutes = (services: Services): Route[] => [
  clubRoute(clubClosingEndpoints.close, (tx, actor, { body }) => closeClub(tx, services, actor, body), {
    role: 'platform',
  }),
];
