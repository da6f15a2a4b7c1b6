import { z } from 'zod';
import { defineEvent } from '../core/define-event';

export const subscriptionEvents = {
  /** A club came to hold more courts than its plan allows, or no longer does. Written by the database. */
  limitChanged: defineEvent({ name: 'plan_limit.changed', version: 1, schema: z.object({ exceeded: z.boolean() }) }),
};
