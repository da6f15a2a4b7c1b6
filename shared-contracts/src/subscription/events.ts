import { z } from 'zod';
import { defineEvent } from '../core/define-event';

export const subscriptionEvents = {
  /** The club now has more courts than its plan allows, or no longer has. Written by the database. */
  limitChanged: defineEvent({ name: 'plan_limit.changed', version: 1, schema: z.object({ exceeded: z.boolean() }) }),
};
