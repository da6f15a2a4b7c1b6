import { clubEndpoints } from '@canchero/shared-contracts/club';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { searchClub } from './service';

export const clubSearchRoutes = ({ clock }: Services): Route[] => [
  clubRoute(clubEndpoints.search, (tx, _actor, { club, query }) => searchClub(tx, club, query.q, clock())),
];
