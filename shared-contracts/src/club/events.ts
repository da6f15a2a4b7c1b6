import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';

export const clubEvents = {
  /** The club's data changed; receivers reload them. */
  changed: defineEvent({ name: 'club.changed', version: 1, schema: z.object({ club_id: Id, version: z.int32() }) }),
};
