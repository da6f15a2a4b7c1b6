export { onlineBookingEndpoints } from './endpoints';
export { onlineBookingErrors } from './errors';
export type { Hold, NewHold } from './schema';
