import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { CentavosSum, Id } from '../core/schema';
import { GATEWAY_STATUSES } from './vocabulary';

const anyOf = ['schedule', 'booking'] as const;

export const onlinePaymentEvents = {
  /** A payment of a booking changed at the gateway, or one of its refunds. Receivers refetch. */
  changed: defineEvent({
    name: 'online_payment.changed',
    version: 1,
    schema: z.object({ booking_id: Id, status: z.enum(GATEWAY_STATUSES), amount: CentavosSum }),
    anyOf,
  }),
};
