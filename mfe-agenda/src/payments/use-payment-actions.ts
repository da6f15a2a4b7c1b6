import { isError } from '@canchero/shared-contracts/core';
import { useCallOnce, useCan, useHost } from '@canchero/shared-contracts/kit';
import {
  type BookingPayments,
  type BulkPayment,
  type ChangedShare,
  type NewPayment,
  type NewRefund,
  type Payment,
  type PaymentRemoval,
  paymentEndpoints,
  paymentErrors,
  type ShareChange,
  type SurplusCredit,
  UNDONE_REASON,
} from '@canchero/shared-contracts/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo, useRef } from 'react';
import { BookingsContext } from '../bookings-data/bookings-context';
import { type Change, ChangeLog } from '../undo/change-log';
import { paymentsKey } from './payments-key';
import { useUndoRefusal } from './use-undo-refusal';

/** Calls that change the payments of one booking. A retry with the same input has no further effect. */
export interface PaymentActions {
  /** Returns the key of the change, if those who record payments may undo it; null otherwise. */
  pay(body: NewPayment): Promise<string | null>;
  payLines(body: BulkPayment): Promise<void>;
  creditSurplus(body: SurplusCredit): Promise<void>;
  setShare(playerId: string, change: ShareChange): Promise<ChangedShare>;
  change(payment: Payment, change: { method?: Payment['method']; amount?: number; notes?: string }): Promise<void>;
  remove(payment: Payment, reason: string): Promise<void>;
  refund(payment: Payment, body: NewRefund): Promise<void>;
}

/**
 * Returns the calls, each of which is the last change of a page that undoes changes. A payment that was just recorded is
 * undone as one entered by mistake: it is kept with that reason, and not undone if it was changed since. Refunds and
 * changes of payments stay.
 */
export function usePaymentActions(clubId: string, bookingId: string): PaymentActions {
  const host = useHost();
  const changes = useContext(BookingsContext)?.changes ?? NO_LOG;
  const mayRemove = useCan('booking');
  const client = useQueryClient();
  const callOnce = useCallOnce();
  const entered = useRef<NewPayment | null>(null);
  const refusal = useUndoRefusal(clubId, bookingId);
  return useMemo(() => {
    const params = { clubId, bookingId };
    /** Publishes the change to screens that show the booking, ahead of the stream. */
    const taken = (answer: BookingPayments) => {
      client.setQueryData(paymentsKey(clubId, bookingId), answer);
      host.bus.emit('booking.updated', { booking: answer.booking });
    };
    const reread = () => client.invalidateQueries({ queryKey: paymentsKey(clubId, bookingId) });
    const one = (payment: Payment) => ({ clubId, paymentId: payment.id });
    const last = <T>(work: Promise<T>): Promise<T> => changes.follow(work, () => null);
    const remove = (payment: Payment, body: PaymentRemoval) =>
      callOnce(paymentEndpoints.remove, { params: one(payment), body }).finally(reread);
    const keyOf = (payment: Payment) => `payment:${payment.id}`;
    const paymentOf = (payment: Payment | undefined): Change | null =>
      payment && mayRemove
        ? {
            key: keyOf(payment),
            kind: 'payment',
            undo: () => remove(payment, { reason: UNDONE_REASON, version: payment.version }).then(() => null),
            refusal,
          }
        : null;
    return {
      pay: async (given) => {
        // a payment whose answer was lost changes what is open: a retry says what the first try said
        const first = entered.current;
        const body = first && isSameEntry(first, given) ? first : given;
        entered.current = body;
        const work = callOnce(paymentEndpoints.add, { params, body });
        work.catch((error: unknown) => {
          if (isError(error, paymentErrors.open_changed)) entered.current = null;
          // somebody else was quicker: shows what is open now
          return reread();
        });
        const answer = await changes.follow(work, ({ payments }) => paymentOf(newest(payments)));
        entered.current = null;
        taken(answer);
        const payment = newest(answer.payments);
        return payment && mayRemove ? keyOf(payment) : null;
      },
      payLines: async (body) => {
        const work = callOnce(paymentEndpoints.bulk, { params, body });
        work.catch(reread);
        taken(await last(work));
      },
      creditSurplus: (body) => last(callOnce(paymentEndpoints.creditSurplus, { params, body })).then(taken),
      setShare: async (playerId, body) => {
        const { series, ...answer } = await last(
          callOnce(paymentEndpoints.setShare, { params: { ...params, playerId }, body }),
        );
        taken(answer);
        return series ? { ...answer, series } : answer;
      },
      change: async (payment, { method, ...rest }) => {
        const body = { ...rest, ...(method !== 'player_credit' && { method }), version: payment.version };
        await last(callOnce(paymentEndpoints.change, { params: one(payment), body }));
        await reread();
      },
      remove: async (payment, reason) => {
        await last(remove(payment, { reason }));
      },
      refund: async (payment, body) => {
        await last(callOnce(paymentEndpoints.refund, { params: one(payment), body }));
        await reread();
      },
    };
  }, [host, client, callOnce, changes, mayRemove, refusal, clubId, bookingId]);
}

/** Follows the changes of screens that undo none. */
const NO_LOG = new ChangeLog();

/** Checks whether two payments are the same besides what was open when they were entered. */
const isSameEntry = (a: NewPayment, b: NewPayment): boolean =>
  JSON.stringify({ ...a, open: 0 }) === JSON.stringify({ ...b, open: 0 });

/** Returns the payment that was recorded last, as its own answer has it. */
const newest = (payments: readonly Payment[]): Payment | undefined =>
  payments.reduce<Payment | undefined>((a, b) => (a && a.created_at >= b.created_at ? a : b), undefined);
