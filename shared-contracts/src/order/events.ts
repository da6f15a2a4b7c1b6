import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Order } from './schema';

/** Published when an order is created, changed, paid, cancelled or refunded; the higher `version` is newer. */
export const orderEvents = {
  changed: defineEvent({ name: 'order.changed', version: 1, schema: z.object({ order: Order }), anyOf: ['buffet'] }),
};
