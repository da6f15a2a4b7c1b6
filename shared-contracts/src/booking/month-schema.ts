import { z } from 'zod';
import { CalendarDate, Id } from '../core/schema';

export const MonthQuery = z.strictObject({
  /** YYYY-MM. */
  month: z.string().regex(/^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])$/),
  /** Ids of the only courts to count, separated by commas; all without it. */
  court_ids: z
    .string()
    .max(4_000)
    .refine((text) => text.split(',').every((id) => Id.safeParse(id).success), 'Not ids')
    .optional(),
});

/** A day of the club: what is open past midnight belongs to the day on which it opened. Minutes summed over courts. */
export const MonthDay = z.object({
  date: CalendarDate,
  /** Those that keep their court: cancelled and missed ones left out. */
  bookings: z.int(),
  booked_minutes: z.int(),
  blocked_minutes: z.int(),
  /** Opening hours of the courts that can be booked. */
  open_minutes: z.int(),
});
export type MonthDay = z.output<typeof MonthDay>;
export const Month = z.array(MonthDay);
