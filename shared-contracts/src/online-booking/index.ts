export { ownBookingEndpoints } from './booking-endpoints';
export type { NewOnlineBooking, OnlineBooking, OnlineBookingMade } from './booking-schema';
export { onlineBookingEndpoints } from './endpoints';
export { onlineBookingErrors } from './errors';
export { MAX_ONLINE_LENGTH, MAX_UNPAID_BOOKINGS } from './limits';
export { clubPagePath, confirmationPath, ownBookingPath, reminderPath } from './links';
export type { Hold, HoldChallenge, HoldProof, NewHold } from './schema';
export { CONTACT_MINUTES, ONLINE_STATES, type OnlineState } from './vocabulary';
