import { bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { exportBookings, findBookings } from './service';

export const bookingSearchRoutes = (): Route[] => [
  clubRoute(bookingSearchEndpoints.find, (tx, { clubId }, { query }) => findBookings(tx, clubId, query)),
  clubRoute(bookingSearchEndpoints.export, (tx, { clubId }, { query }) => exportBookings(tx, clubId, query)),
];
