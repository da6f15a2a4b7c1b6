import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';

/** Published when a session is opened or closed, or cash is put in or taken out. */
export const cashEvents = {
  changed: defineEvent({
    name: 'cash.changed',
    version: 1,
    schema: z.object({ session_id: Id, open: z.boolean() }),
    anyOf: ['buffet', 'booking', 'schedule', 'consumption'],
  }),
};
