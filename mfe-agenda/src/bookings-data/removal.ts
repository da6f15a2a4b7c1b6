import type { Booking } from '@canchero/shared-contracts/booking';

/** Returns what the cancellation of a booking says, with a reason if one was given. */
export const removalOf = ({ version }: Booking, reason: string) => ({
  version,
  ...(reason.trim() && { reason: reason.trim() }),
});
