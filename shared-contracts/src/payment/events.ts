import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { CentavosSum, Id } from '../core/schema';
import { PAYMENT_STATUSES } from './vocabulary';

/** Payments of a booking changed; the booking itself follows as `booking.updated`. */
export const paymentEvents = {
  approved: defineEvent({
    name: 'payment.approved',
    version: 1,
    schema: z.object({ booking_id: Id, amount: CentavosSum, payment_status: z.enum(PAYMENT_STATUSES) }),
    anyOf: ['schedule', 'booking'],
  }),
};
