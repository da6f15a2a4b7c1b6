import { z } from 'zod';
import { CalendarDate, Id } from '../core/schema';

export const MonthQuery = z.strictObject({
  /** Month as YYYY-MM. */
  month: z.string().regex(/^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])$/),
  /** Ids of the courts to count, separated by commas. Default: all courts. */
  court_ids: z
    .string()
    .max(4_000)
    .refine((text) => text.split(',').every((id) => Id.safeParse(id).success), 'Not ids')
    .optional(),
});

/**
 * Figures of one club day; hours past midnight belong to the day on which the club opened. Minutes are sums over
 * courts.
 */
export const MonthDay = z.object({
  date: CalendarDate,
  /** Number of bookings that occupy a court, without cancelled ones and no-shows. */
  bookings: z.int(),
  booked_minutes: z.int(),
  blocked_minutes: z.int(),
  /** Opening hours, in minutes, of the courts that can be booked. */
  open_minutes: z.int(),
});
export type MonthDay = z.output<typeof MonthDay>;
export const Month = z.array(MonthDay);
