import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Notification } from './schema';

export const notificationEvents = {
  created: defineEvent({
    name: 'notification.created',
    version: 1,
    schema: z.object({ notification: Notification }),
  }),
  /** What the client missed is no longer kept: it must read everything anew. */
  resync: defineEvent({ name: 'stream.resync', version: 1, schema: z.object({}) }),
};
