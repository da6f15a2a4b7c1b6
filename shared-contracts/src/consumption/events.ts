import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';

/** Something was added to what was consumed at a booking, changed, paid or taken away. */
export const consumptionEvents = {
  changed: defineEvent({
    name: 'consumption.changed',
    version: 1,
    schema: z.object({ booking_id: Id }),
    anyOf: ['consumption', 'schedule', 'booking'],
  }),
};
