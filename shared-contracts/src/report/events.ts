import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { CalendarDate } from '../core/schema';

/** Published when a day is closed. */
export const reportEvents = {
  dayClosed: defineEvent({
    name: 'report.day_closed',
    version: 1,
    schema: z.object({ date: CalendarDate }),
    anyOf: ['daily_summary'],
  }),
};
