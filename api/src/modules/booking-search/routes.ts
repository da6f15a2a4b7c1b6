import { bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import { csvRoute } from '../../platform/csv/csv-route';
import { isOver } from '../../platform/db/is-over';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportBookings, findBookings } from './service';

export const bookingSearchRoutes = ({ clock }: Pick<Services, 'clock'>): Route[] => [
  clubRoute(bookingSearchEndpoints.find, (tx, { clubId }, { query }) => findBookings(tx, clubId, query, clock())),
  csvRoute(
    bookingSearchEndpoints.export,
    'booking.export',
    (tx, { clubId }, { query }) => exportBookings(tx, clubId, query, clock()),
    ({ query }) => isOver(query.to, clock()),
  ),
];
