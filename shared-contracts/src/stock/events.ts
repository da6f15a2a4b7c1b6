import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';

/** Stock of the items that moved. */
export const stockEvents = {
  changed: defineEvent({
    name: 'stock.changed',
    version: 1,
    schema: z.object({ levels: z.array(z.object({ item_id: Id, stock: z.int() })) }),
    anyOf: ['items', 'buffet', 'consumption'],
  }),
};
