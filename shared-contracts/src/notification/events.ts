import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Notification } from './schema';

export const notificationEvents = {
  created: defineEvent({
    name: 'notification.created',
    version: 1,
    schema: z.object({ notification: Notification }),
  }),
  /**
   * The user has opened more streams than the server keeps, and this is the oldest: the server closes it. The client
   * must not reconnect by itself, or it would push out the next one in turn.
   */
  displaced: defineEvent({ name: 'stream.displaced', version: 1, schema: z.object({}) }),
  /** Missed events are no longer kept: the shell reads all that the page has of the service again. */
  resync: defineEvent({ name: 'stream.resync', version: 1, schema: z.object({}) }),
};
