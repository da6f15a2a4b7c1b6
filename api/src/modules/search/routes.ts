import { clubEndpoints } from '@canchero/shared-contracts/club';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { search } from './service';

export const searchRoutes = (services: Services): Route[] => [
  route(clubEndpoints.search, ({ club, query }) => search(services, club, query.q)),
];
