import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';

/** Published when a consumption of a booking is added, changed, paid or removed. */
export const consumptionEvents = {
  changed: defineEvent({
    name: 'consumption.changed',
    version: 1,
    schema: z.object({ booking_id: Id }),
    anyOf: ['consumption', 'schedule', 'booking'],
  }),
};
