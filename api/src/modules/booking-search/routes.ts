import { bookingSearchEndpoints } from '@canchero/shared-contracts/booking-search';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportBookings, findBookings } from './service';

export const bookingSearchRoutes = (services: Services): Route[] => [
  route(bookingSearchEndpoints.find, ({ params, query: { cursor, ...filter } }) =>
    findBookings(services, params.clubId, filter, cursor),
  ),
  route(bookingSearchEndpoints.export, ({ params, query: { language, ...filter } }) =>
    exportBookings(services, params.clubId, filter, language),
  ),
];
