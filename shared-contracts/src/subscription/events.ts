import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { PLANS, SUBSCRIPTION_STATUSES } from './vocabulary';

export const subscriptionEvents = {
  /** The club now has more courts than its plan allows, or no longer has. Written by the database. */
  limitChanged: defineEvent({ name: 'plan_limit.changed', version: 1, schema: z.object({ exceeded: z.boolean() }) }),
  /** The plan of the club's owner, or its state, has changed. Written by the database. */
  planChanged: defineEvent({
    name: 'plan.changed',
    version: 1,
    schema: z.object({ plan: z.enum(PLANS), status: z.enum(SUBSCRIPTION_STATUSES) }),
  }),
};
