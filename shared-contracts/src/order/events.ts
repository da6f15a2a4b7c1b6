import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Order } from './schema';

/** Made, changed, paid, cancelled or refunded; of two the one with the higher `version` is newer. */
export const orderEvents = {
  changed: defineEvent({ name: 'order.changed', version: 1, schema: z.object({ order: Order }), anyOf: ['buffet'] }),
};
