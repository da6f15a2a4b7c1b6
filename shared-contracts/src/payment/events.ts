import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { CentavosSchema, Id } from '../core/schema';
import { PAYMENT_STATUSES } from './vocabulary';

/** Payments of a booking changed; the booking itself follows as `booking.updated`. */
export const paymentEvents = {
  approved: defineEvent({
    name: 'payment.approved',
    version: 1,
    schema: z.object({ booking_id: Id, amount: CentavosSchema, payment_status: z.enum(PAYMENT_STATUSES) }),
    anyOf: ['schedule', 'booking'],
  }),
};
