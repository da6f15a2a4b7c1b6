import { type Centavos, commonErrors, isAppError, isError } from '@canchero/shared-contracts/core';
import { useErrorText, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import type { NewOrderPayment, Order } from '@canchero/shared-contracts/order';
import type { ChargeMethod } from '@canchero/shared-contracts/payment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lacksCash, useCurrentCash } from '../../../cash-session/queries';
import { usePlayerCredit } from '../../../payment/use-player-credit';
import { useText } from '../../../text';
import { useStableCallback } from '../../../use-stable-callback';
import { dueOf } from '../model/resumed-order';
import type { OpenTickets } from '../use-tickets';
import { useCreateOrder } from './use-create-order';

/** Completed sale. `cash`: amount paid in cash now, in centavos. */
export interface Sale {
  order: Order;
  cash: Centavos;
}

export interface Checkout {
  /** Last sale, until the next one begins. */
  sold: Sale | null;
  busy: boolean;
  /** True if cash is unavailable: the club counts it and no session is open. */
  noCash: boolean;
  failure: string | null;
  /** Credit of the ticket's player in centavos. */
  credit: Centavos;
  /** Pays the whole open amount by one method. */
  pay(method: ChargeMethod): void;
  /**
   * Pays the order in parts.
   * @throws AppError any error of the endpoint
   */
  payParts(parts: NewOrderPayment[]): Promise<void>;
  /** Leaves the order pending: handed out now, paid later. */
  leaveOpen(): void;
  putOnBooking(): void;
  next(): void;
}

/** Sells the current ticket, one sale at a time. A failure is shown at the ticket, which stays. */
export function useCheckout(clubId: string, open: OpenTickets): Checkout {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const orders = useCreateOrder(clubId);
  const cash = useCurrentCash(clubId);
  const [busy, setBusy] = useState(false);
  const [sold, setSold] = useState<Sale | null>(null);
  const [failure, setFailure] = useState<{ text: string; isUnheard: boolean } | null>(null);
  const underWay = useRef(false);
  const { current, close } = open;
  const credit = usePlayerCredit(clubId, current.customer.kind === 'player' ? current.customer.id : null) ?? 0;
  const { lines, customer } = current;
  // a changed ticket clears the failure of the previous attempt
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => setFailure(null), [lines, customer, current.id]);

  const online = useStreaming();
  useEffect(() => {
    if (online) setFailure((last) => (last?.isUnheard ? null : last));
  }, [online]);

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
      const order = await orders.createOrder(current, payments).catch(async (error: unknown) => {
        // an earlier attempt created the order and its response was lost: the ticket now resumes that order
        if (isError(error, commonErrors.idempotency_mismatch) && !current.order) {
          const made = await orders.readCreated(current);
          open.change((ticket) => (ticket.id === made.id ? { ...ticket, order: made } : ticket));
        }
        throw error;
      });
      close(current.id);
      const cash = payments?.reduce((sum, { method, amount }) => sum + (method === 'cash' ? amount : 0), 0) ?? 0;
      setSold({ order, cash });
    });
  const say = (error: unknown, words = errorText(error)) =>
    setFailure({ text: words, isUnheard: isAppError(error) && error.status === 0 });
  const said = (work: Promise<void>) => void work.catch((error: unknown) => say(error));
  const pay = useStableCallback((method: ChargeMethod) => said(sell([{ method, amount: dueOf(current) }])));
  const leaveOpen = useStableCallback(() => said(sell()));
  const next = useCallback(() => setSold(null), []);
  const putOnBooking = useStableCallback(() => {
    if (customer.kind !== 'booking') return;
    during(async () => {
      await orders.putOnBooking(current, customer);
      close(current.id);
      host.toast({ intent: 'success', body: text('pay.onBooking.done', { name: customer.name }) });
    }).catch((error: unknown) => {
      // an earlier attempt put the ticket there, as it was then, and its response was lost: none will do so again
      const isThere = isError(error, commonErrors.idempotency_mismatch) && !current.order;
      say(error, isThere ? text('pay.onBooking.before', { name: customer.name }) : undefined);
    });
  });
  return {
    sold,
    busy,
    failure: failure?.text ?? null,
    credit,
    noCash: lacksCash(cash.data),
    pay,
    payParts: sell,
    leaveOpen,
    putOnBooking,
    next,
  };
}
