import { useCan } from '@canchero/shared-contracts/kit';

/** Returns whether the user may take courts out of use: who configures the club, or sees its bookings as a whole. */
export const useCanBlock = (): boolean => useCan(['booking', 'configuration'], 'any');
