import type { Centavos } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { useQueries } from '@tanstack/react-query';
import { refundByMethod } from './model/amounts';
import { bookingPaymentsQuery } from './queries';
import { type ReceptionCash, useReceptionCash } from './use-reception-cash';

/** Money of a booking that is to be given back, by the methods of its payments. */
export interface ReturnedMoney {
  bookingId: string;
  amount: Centavos;
}

/**
 * Cash of the reception for bookings that give money back. `lacking` is true if some of that is cash, and it needs an
 * open session: the payments say so, and are read only where none is open.
 */
export function useReturnedCash(clubId: string, returned: readonly ReturnedMoney[]): ReceptionCash {
  const host = useHost();
  const cash = useReceptionCash(clubId);
  const asked = cash.lacking ? returned.filter(({ amount }) => amount > 0) : [];
  const lacking = useQueries({
    queries: asked.map(({ bookingId }) => bookingPaymentsQuery(host, clubId, bookingId)),
    combine: (answers) =>
      answers.some(({ data }, i) =>
        refundByMethod(data?.payments ?? [], asked[i]?.amount ?? 0).some(([method]) => method === 'cash'),
      ),
  });
  return { ...cash, lacking };
}
