import type { Court } from '@canchero/shared-contracts/court';
import { useClub } from '@canchero/shared-contracts/kit';

/** Returns whether the user is support that only looks: the service takes no change from them. */
export const useOnlyLooks = (): boolean => useClub().impersonation?.write === false;

/** Returns whether one of these courts can be booked: not by support that only looks, nor while none takes bookings. */
export function useCanBook(courts: readonly Court[]): boolean {
  return !useOnlyLooks() && courts.some(({ status }) => status === 'active');
}
