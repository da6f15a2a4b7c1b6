import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Notification } from './schema';

export const notificationEvents = {
  created: defineEvent({
    name: 'notification.created',
    version: 1,
    schema: z.object({ notification: Notification }),
  }),
  /** Missed events are no longer kept: the client must reload everything. */
  resync: defineEvent({ name: 'stream.resync', version: 1, schema: z.object({}) }),
};
