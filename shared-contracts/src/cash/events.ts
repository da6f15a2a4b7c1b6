import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';

/** A session was opened or closed, or cash was put in or taken out. */
export const cashEvents = {
  changed: defineEvent({
    name: 'cash.changed',
    version: 1,
    schema: z.object({ session_id: Id, open: z.boolean() }),
    anyOf: ['buffet', 'booking', 'schedule', 'consumption'],
  }),
};
