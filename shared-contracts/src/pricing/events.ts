import { z } from 'zod';
import { defineEvent } from '../core/define-event';

export const pricingEvents = {
  /** The price rules of the club changed. */
  changed: defineEvent({ name: 'pricing.changed', version: 1, schema: z.object({ rule_id: z.string() }) }),
};
