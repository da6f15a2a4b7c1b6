import { type Centavos, commonErrors, isError } from '@canchero/shared-contracts/core';
import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import type { NewOrderPayment, Order } from '@canchero/shared-contracts/order';
import type { ChargeMethod } from '@canchero/shared-contracts/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentCash } from '../../../cash-session/queries';
import { usePlayerCredit } from '../../../payment/use-player-credit';
import { useText } from '../../../text';
import { useStableCallback } from '../../../use-stable-callback';
import { dueOf } from '../model/resumed-order';
import type { OpenTickets } from '../use-tickets';
import { useCreateOrder } from './use-create-order';

/** `cash`: what of it was handed over now, centavos. */
export interface Sale {
  order: Order;
  cash: Centavos;
}

export interface Checkout {
  /** What was sold last, until the next sale begins. */
  sold: Sale | null;
  busy: boolean;
  /** Cash cannot be taken: the club counts it, and no session is open. */
  noCash: boolean;
  failure: string | null;
  /** What the ticket's player has with the club, centavos. */
  credit: Centavos;
  /** All that is open of it by one method. */
  pay(method: ChargeMethod): void;
  /** Rejects with AppError. */
  payParts(parts: NewOrderPayment[]): Promise<void>;
  /** Handed out now, paid later. */
  leaveOpen(): void;
  putOnBooking(): void;
  next(): void;
}

/** Sells the current ticket. One sale at a time; what is wrong with it is said at the ticket, which stays. */
export function useCheckout(clubId: string, open: OpenTickets): Checkout {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const selling = useCreateOrder(clubId);
  const cash = useCurrentCash(clubId);
  const [busy, setBusy] = useState(false);
  const [sold, setSold] = useState<Sale | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(false);
  const { current, close } = open;
  const credit = usePlayerCredit(clubId, current.customer.kind === 'player' ? current.customer.id : null) ?? 0;
  const { lines } = current;
  // another ticket, or other things on it: what was wrong is not known to be wrong any more
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => setFailure(null), [lines, current.id]);

  const during = async (work: () => Promise<void>) => {
    if (underWay.current || lines.length === 0) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    await work().finally(() => {
      underWay.current = false;
      setBusy(false);
    });
  };
  const sell = (payments?: NewOrderPayment[]) =>
    during(async () => {
      const order = await selling.sell(current, payments).catch(async (error: unknown) => {
        // it was made as it stood before, and no answer came: from now on this ticket is that order's
        if (isError(error, commonErrors.idempotency_mismatch) && !current.order) {
          const made = await selling.madeOf(current);
          open.change((ticket) => (ticket.id === made.id ? { ...ticket, order: made } : ticket));
        }
        throw error;
      });
      close(current.id);
      const cash = payments?.reduce((sum, { method, amount }) => sum + (method === 'cash' ? amount : 0), 0) ?? 0;
      setSold({ order, cash });
    });
  const said = (work: Promise<void>) => void work.catch((error: unknown) => setFailure(errorText(error)));
  const pay = useStableCallback((method: ChargeMethod) => said(sell([{ method, amount: dueOf(current) }])));
  const leaveOpen = useStableCallback(() => said(sell()));
  const next = useCallback(() => setSold(null), []);
  const putOnBooking = useStableCallback(() => {
    const { customer } = current;
    if (customer.kind !== 'booking') return;
    said(
      during(async () => {
        await selling.putOnBooking(current, customer);
        close(current.id);
        host.toast({ intent: 'success', body: text('pay.onBooking.done', { name: customer.name }) });
      }),
    );
  });
  return {
    sold,
    busy,
    failure,
    credit,
    noCash: cash.data ? cash.data.needed && !cash.data.session : false,
    pay,
    payParts: sell,
    leaveOpen,
    putOnBooking,
    next,
  };
}
