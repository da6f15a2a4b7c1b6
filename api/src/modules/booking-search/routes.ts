import { bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import { csvRoute } from '../../platform/csv/csv-route';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { exportBookings, findBookings } from './service';

export const bookingSearchRoutes = (): Route[] => [
  clubRoute(bookingSearchEndpoints.find, (tx, { clubId }, { query }) => findBookings(tx, clubId, query)),
  csvRoute(bookingSearchEndpoints.export, 'booking.export', (tx, { clubId }, { query }) =>
    exportBookings(tx, clubId, query),
  ),
];
