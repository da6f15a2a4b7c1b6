import { searchEndpoints } from '@canchero/shared-contracts/search';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { search } from './service';

export const searchRoutes = (services: Services): Route[] => [
  route(searchEndpoints.find, ({ club, query }) => search(services, club, query.q)),
];
