import { useHost, useOnce } from '@canchero/shared-contracts/kit';
import {
  type BookingPayments,
  type BulkPayment,
  type NewPayment,
  type NewRefund,
  type Payment,
  paymentEndpoints,
  type SurplusCredit,
} from '@canchero/shared-contracts/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paymentsKey } from './queries';

/** Calls that change the payments of one booking. A retry with the same input has no further effect. */
export interface PaymentActions {
  pay(body: NewPayment): Promise<void>;
  payLines(body: BulkPayment): Promise<void>;
  creditSurplus(body: SurplusCredit): Promise<void>;
  setShare(playerId: string, share: number | null): Promise<void>;
  change(payment: Payment, change: { method?: Payment['method']; amount?: number; notes?: string }): Promise<void>;
  remove(payment: Payment, reason: string): Promise<void>;
  refund(payment: Payment, body: NewRefund): Promise<void>;
}

export function usePaymentActions(clubId: string, bookingId: string): PaymentActions {
  const host = useHost();
  const client = useQueryClient();
  const once = useOnce();
  return useMemo(() => {
    const params = { clubId, bookingId };
    /** Publishes the change to screens that show the booking, ahead of the stream. */
    const taken = (answer: BookingPayments) => {
      client.setQueryData(paymentsKey(clubId, bookingId), answer);
      host.bus.emit('booking.updated', { booking: answer.booking });
    };
    const reread = () => client.invalidateQueries({ queryKey: paymentsKey(clubId, bookingId) });
    const one = (payment: Payment) => ({ clubId, paymentId: payment.id });
    return {
      pay: (body) =>
        once(body, (idempotencyKey) => host.call(paymentEndpoints.add, { params, body }, { idempotencyKey })).then(
          taken,
        ),
      payLines: (body) =>
        once(body, (idempotencyKey) => host.call(paymentEndpoints.bulk, { params, body }, { idempotencyKey })).then(
          taken,
        ),
      creditSurplus: (body) =>
        once(body, (idempotencyKey) =>
          host.call(paymentEndpoints.creditSurplus, { params, body }, { idempotencyKey }),
        ).then(taken),
      setShare: (playerId, share) =>
        host.call(paymentEndpoints.setShare, { params: { ...params, playerId }, body: { share } }).then(taken),
      change: async (payment, { method, ...rest }) => {
        const body = { ...rest, ...(method !== 'player_credit' && { method }), version: payment.version };
        await host.call(paymentEndpoints.change, { params: one(payment), body });
        await reread();
      },
      remove: async (payment, reason) => {
        await host.call(paymentEndpoints.remove, { params: one(payment), body: { reason } });
        await reread();
      },
      refund: async (payment, body) => {
        await once([payment.id, body], (idempotencyKey) =>
          host.call(paymentEndpoints.refund, { params: one(payment), body }, { idempotencyKey }),
        );
        await reread();
      },
    };
  }, [host, client, once, clubId, bookingId]);
}
