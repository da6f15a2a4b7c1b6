import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Booking } from './schema';

const payload = z.object({ booking: Booking });
const anyOf = ['schedule', 'booking'] as const;

/** Each carries the booking as it is after the change; receivers keep the higher `version`. */
export const bookingEvents = {
  created: defineEvent({ name: 'booking.created', version: 1, schema: payload, anyOf }),
  updated: defineEvent({ name: 'booking.updated', version: 1, schema: payload, anyOf }),
  cancelled: defineEvent({ name: 'booking.cancelled', version: 1, schema: payload, anyOf }),
};
