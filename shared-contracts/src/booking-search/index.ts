export { bookingSearchEndpoints } from './endpoints';
export { bookingSearchErrors } from './errors';
export type { BookingFilter, BookingPage, BookingTotals, FoundBooking } from './schema';
