import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { CalendarDate } from '../core/schema';

export const reportEvents = {
  /** Published when a day is closed. */
  dayClosed: defineEvent({
    name: 'report.day_closed',
    version: 1,
    schema: z.object({ date: CalendarDate }),
    anyOf: ['daily_summary'],
  }),
  /**
   * Sent in place of one of `FIGURE_EVENTS` to those who see figures but may not receive the event: its name alone.
   */
  figuresChanged: defineEvent({
    name: 'report.figures_changed',
    version: 1,
    schema: z.object({ event: z.string() }),
    anyOf: ['dashboard', 'daily_summary', 'event_summary'],
  }),
};
