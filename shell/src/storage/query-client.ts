import { createQueryClient } from '@canchero/shared-contracts/kit';

/** Query cache of the page. Live events keep its data current. */
export const queryClient = createQueryClient();
