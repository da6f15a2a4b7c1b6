import { defineEndpoint } from '../core/define-endpoint';
import { exportErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { bookingErrors as e } from './errors';
import { BookingExport, BookingFile, BookingPage, BookingSearch } from './search-schema';

const authz = { kind: 'member', anyOf: ['booking'] } as const;

export const bookingSearchEndpoints = {
  find: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/bookings/search',
    summary: 'Bookings by day, court, type, state, payment and text, by start, 50 a page, with totals',
    params: ClubParams,
    query: BookingSearch,
    response: BookingPage,
    errors: [e.invalid_period],
    authz,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/bookings/export',
    summary: 'What a search finds, as a CSV file of at most 20,000 lines',
    params: ClubParams,
    query: BookingExport,
    response: BookingFile,
    errors: [e.invalid_period, exportErrors.too_many_rows],
    authz,
  }),
};
