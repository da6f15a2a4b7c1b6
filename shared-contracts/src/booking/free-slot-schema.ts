import { z } from 'zod';
import { SPORTS } from '../club/vocabulary';
import { AskedDate, CalendarDate, CentavosSum, Id, Instant, WallTime } from '../core/schema';
import { MAX_DURATION, MAX_SEARCH_DAYS } from './limits';

export const FreeSlotQuery = z.strictObject({
  /** First day of the search, a day of the club: hours past midnight belong to the day on which the club opened. */
  from: AskedDate,
  days: z.coerce.number().int().min(1).max(MAX_SEARCH_DAYS).default(MAX_SEARCH_DAYS),
  /** Length in minutes; less than `MIN_DURATION` is answered as `duration_too_short`. */
  duration: z.coerce.number().int().min(1).max(MAX_DURATION),
  sport: z.enum(SPORTS).optional(),
  /** Wall times between which a slot lies as a whole; `before` at or before `after` is past midnight. */
  after: WallTime.optional(),
  before: WallTime.optional(),
});
export type FreeSlotQuery = z.output<typeof FreeSlotQuery>;

/** Time slot with the courts that are free for it, in their order. */
export const FreeSlot = z.object({
  /** Day of the club. */
  date: CalendarDate,
  start: Instant,
  courts: z.array(z.object({ court_id: Id, price: CentavosSum })),
});
export type FreeSlot = z.output<typeof FreeSlot>;
/** The earliest first; the answer ends with a whole day once it has 200 of them. */
export const FreeSlots = z.array(FreeSlot);
