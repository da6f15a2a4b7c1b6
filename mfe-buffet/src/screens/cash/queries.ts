import {
  type CashCount,
  type CashDesk,
  type CashSession,
  cashEndpoints,
  type NewCashMovement,
} from '@canchero/shared-contracts/cash';
import type { Centavos } from '@canchero/shared-contracts/core';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { invalidateCash } from '../../cash-session/queries';

/** Reads the sessions of a desk, newest first, the open one included. */
export function useCashSessions(clubId: string, desk: CashDesk) {
  const host = useHost();
  return useInfiniteQuery({
    ...pagesOf(host, cashEndpoints.list, { params: { clubId }, query: { desk } }),
  });
}

/** Reads a session with the sources of its money. */
export function useCashReport(clubId: string, cashSessionId: string) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(cashEndpoints.get, { clubId, cashSessionId }),
    queryFn: ({ signal }) => host.call(cashEndpoints.get, { params: { clubId, cashSessionId } }, { signal }),
  });
}

/** Calls of the cash. All reject with AppError; a retry has no second effect. */
export interface CashActions {
  open(desk: CashDesk, opening_amount: Centavos): Promise<CashSession>;
  move(session: CashSession, movement: NewCashMovement): Promise<CashSession>;
  /** Resolves to the expected amounts. */
  close(session: CashSession, count: CashCount): Promise<CashSession>;
}

export function useCashActions(clubId: string): CashActions {
  const host = useHost();
  const callOnce = useCallOnce();
  return useMemo(() => {
    const taken = async (session: CashSession) => {
      await invalidateCash(host.queryClient, clubId);
      return session;
    };
    const of = ({ id }: CashSession) => ({ clubId, cashSessionId: id });
    return {
      open: (desk, opening_amount) =>
        callOnce(cashEndpoints.open, { params: { clubId }, body: { desk, opening_amount } }).then(taken),
      move: (session, body) => callOnce(cashEndpoints.addMovement, { params: of(session), body }).then(taken),
      close: (session, body) => callOnce(cashEndpoints.close, { params: of(session), body }).then(taken),
    };
  }, [host, callOnce, clubId]);
}
