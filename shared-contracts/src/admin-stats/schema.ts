import { z } from 'zod';
import { CalendarDate, CentavosSchema, Id, Instant } from '../core/schema';
import { STAT_DAYS } from './vocabulary';

/** Use of the platform. Days and hours are those of Buenos Aires; today is counted so far. */
export const PlatformStats = z.object({
  /** Number of accounts, and of clubs. */
  accounts: z.int(),
  clubs: z.int(),
  /** Every day of the period, the oldest first. */
  days: z.array(
    z.object({
      day: CalendarDate,
      /** Opened on that day. */
      accounts: z.int(),
      clubs: z.int(),
      /** Clubs at which something was done. */
      active_clubs: z.int(),
      /** Number of actions at clubs. */
      actions: z.int(),
    }),
  ),
  /** Actions at clubs by the part of the product, the most used first. */
  areas: z.array(z.object({ area: z.string(), actions: z.int() })),
  /** Actions at clubs by hour of the day, from 0 to 23. */
  hours: z.array(z.int()),
  /** Load of the instance that answers, since it started, and the database that all share. */
  load: z.object({
    since: Instant,
    requests: z.int(),
    /** Requests answered with a status of 500 or above. */
    server_errors: z.int(),
    /** Requests answered after more than a second. */
    slow: z.int(),
    /** Pages that listen now. */
    streams: z.int(),
    database_bytes: z.int(),
  }),
});
export type PlatformStats = z.output<typeof PlatformStats>;

/** State of the platform now. */
export const PlatformOverview = z.object({
  /** Bookings that begin today in Buenos Aires. */
  bookings_today: z.int(),
  /** Owners whose charge failed, and clubs that are suspended. */
  past_due: z.int(),
  suspended: z.int(),
  /** Mails that were queued ten minutes ago or earlier and are still to be sent; 0 without a mail server. */
  late_mails: z.int(),
  /** Charges of plans that the gateway refused to give back, the oldest first; at most 20. */
  failed_refunds: z.array(z.object({ owner_id: Id, payment_id: z.string(), amount: CentavosSchema })).optional(),
  /** Jobs of the instance that answers; null for what did not happen since its start. */
  jobs: z.array(z.object({ job: z.string(), succeeded_at: Instant.nullable(), failed_at: Instant.nullable() })),
});
export type PlatformOverview = z.output<typeof PlatformOverview>;

export const PlatformStatsQuery = z.strictObject({
  days: z.coerce.number().pipe(z.literal(STAT_DAYS)).default(30),
});
