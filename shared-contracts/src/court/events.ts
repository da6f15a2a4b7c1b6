import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Court } from './schema';

export const courtEvents = {
  changed: defineEvent({ name: 'court.changed', version: 1, schema: z.object({ court: Court }) }),
  removed: defineEvent({ name: 'court.removed', version: 1, schema: z.object({ court_id: z.string() }) }),
};
