import { type CurrentCashSession, cashEndpoints } from '@canchero/shared-contracts/cash';
import type { Centavos } from '@canchero/shared-contracts/core';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const STALE_AFTER_MS = 15_000;

/** Cash of the reception, and the call that opens it. */
export interface ReceptionCash {
  /** Undefined until it is loaded. */
  current: CurrentCashSession | undefined;
  /** True if cash cannot be taken: it needs an open session, and the user would take it in none. */
  lacking: boolean;
  /**
   * Opens a session with this many centavos in the drawer.
   * @throws cash_session_open
   */
  open(amount: Centavos): Promise<void>;
}

/** Reads the cash of the reception, where bookings are paid; the stream keeps it current. */
export function useReceptionCash(clubId: string): ReceptionCash {
  const host = useHost();
  const callOnce = useCallOnce();
  const params = { clubId };
  const query = { desk: 'reception' } as const;
  useEffect(
    () =>
      host.bus.on('cash.changed', () => {
        void host.queryClient.invalidateQueries({ queryKey: keyOf(cashEndpoints.current, { clubId }) });
      }),
    [host, clubId],
  );
  const { data: current } = useQuery({
    queryKey: keyOf(cashEndpoints.current, params, query),
    queryFn: ({ signal }) => host.call(cashEndpoints.current, { params, query }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
  return {
    current,
    lacking: current?.needed === true && current.taking === null,
    open: async (opening_amount) => {
      const body = { desk: query.desk, opening_amount };
      await callOnce(cashEndpoints.open, { params, body });
      await host.queryClient.invalidateQueries({ queryKey: keyOf(cashEndpoints.current, params) });
    },
  };
}
