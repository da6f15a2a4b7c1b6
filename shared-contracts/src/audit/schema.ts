import { z } from 'zod';
import { AskedDate, Id, Instant } from '../core/schema';
import { AUDIT_AREAS } from './vocabulary';

/** Courts and time of a booking or a block. */
const AuditPlace = z.object({ courts: z.array(z.string()), start: Instant, end: Instant });
export type AuditPlace = z.output<typeof AuditPlace>;

/** Place that an object left, and the one that it came to. */
export const AuditPlaces = z.object({ from: AuditPlace.optional(), to: AuditPlace.optional() });
export type AuditPlaces = z.output<typeof AuditPlaces>;

export const AuditRow = z.object({
  id: z.string(),
  at: Instant,
  actor_id: Id.nullable(),
  /** Null if nobody was signed in. */
  actor_name: z.string().nullable(),
  /** Name of the actor at that moment. */
  role: z.string().nullable(),
  /** Name of the action, as in `court.change`. */
  action: z.string(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  /** Current name of the object, if it has one. */
  object_name: z.string().nullable(),
  /** Booking that the object is or belongs to, as a payment does; the first one of a series. */
  booking_id: Id.nullable(),
  /** Order of the till that the object is or was paid for. */
  order_id: Id.nullable(),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable(),
  /** Filters of a read, by name, with the names of courts and players; null for a write. */
  filters: z.record(z.string(), z.string()).nullable(),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
  /** Centavos. */
  amount: z.int().nullable(),
  /** Number of objects, for an action on many. */
  count: z.int().nullable(),
  /** Place of the object before and after, if that is what changed; for a series, on the date that was shown. */
  places: AuditPlaces.nullable(),
});
export type AuditRow = z.output<typeof AuditRow>;

export const AuditQuery = z.strictObject({
  actor_id: Id.optional(),
  area: z.enum(AUDIT_AREAS).optional(),
  /** First and last day, in the club's time zone. */
  from: AskedDate.optional(),
  to: AskedDate.optional(),
  /** Id of the last row of the previous page. */
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;
export const AuditPage = z.object({ items: z.array(AuditRow), next_cursor: z.string().nullable() });
export type AuditPage = z.output<typeof AuditPage>;
