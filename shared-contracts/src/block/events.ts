import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Block } from './schema';

const anyOf = ['schedule', 'booking'] as const;

export const blockEvents = {
  /** Block was added or changed; receivers keep the higher `version`. */
  changed: defineEvent({ name: 'block.changed', version: 1, schema: z.object({ block: Block }), anyOf }),
  removed: defineEvent({ name: 'block.removed', version: 1, schema: z.object({ block_id: z.string() }), anyOf }),
};
