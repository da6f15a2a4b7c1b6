import { keyOf } from '@canchero/shared-contracts/kit';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';

/** Returns the key of the payments of a booking. */
export const paymentsKey = (clubId: string, bookingId: string) =>
  keyOf(paymentEndpoints.ofBooking, { clubId, bookingId });
