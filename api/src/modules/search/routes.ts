import { clubEndpoints } from '@canchero/shared-contracts/club';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { search } from './service';

export const searchRoutes = ({ clock }: Services): Route[] => [
  clubRoute(clubEndpoints.search, (tx, _actor, { club, query }) => search(tx, club, query.q, clock())),
];
