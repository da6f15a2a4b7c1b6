import type { Court } from '@canchero/shared-contracts/court';
import { useClub } from '@canchero/shared-contracts/kit';

/** Returns whether one of these courts can be booked: not by support that only looks, nor while none takes bookings. */
export function useCanBook(courts: readonly Court[]): boolean {
  const { impersonation } = useClub();
  return impersonation?.write !== false && courts.some(({ status }) => status === 'active');
}
