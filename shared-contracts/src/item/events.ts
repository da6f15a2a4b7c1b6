import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';
import { Item } from './schema';

const anyOf = ['items', 'buffet', 'consumption'] as const;

/** Events of the catalogue. `catalogueChanged`: several items or categories changed, receivers reload. */
export const itemEvents = {
  changed: defineEvent({ name: 'item.changed', version: 1, schema: z.object({ item: Item }), anyOf }),
  removed: defineEvent({ name: 'item.removed', version: 1, schema: z.object({ item_id: Id }), anyOf }),
  catalogueChanged: defineEvent({ name: 'catalogue.changed', version: 1, schema: z.object({}), anyOf }),
};
