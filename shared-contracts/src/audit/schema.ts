import { z } from 'zod';
import { CalendarDate, Id, Instant } from '../core/schema';
import { AUDIT_AREAS } from './vocabulary';

export const AuditRow = z.object({
  id: z.string(),
  at: Instant,
  actor_id: Id.nullable(),
  /** Null: nobody who was signed in. */
  actor_name: z.string().nullable(),
  /** At that moment. */
  role: z.string().nullable(),
  /** As in `court.change`. */
  action: z.string(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  /** What the object is called today, where it has a name. */
  object_name: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable(),
  /** Names of what changed. */
  fields: z.array(z.string()),
  /** Centavos. */
  amount: z.int().nullable(),
  /** Of an act on many things: how many there were. */
  count: z.int().nullable(),
});
export type AuditRow = z.output<typeof AuditRow>;

export const AuditQuery = z.strictObject({
  actor_id: Id.optional(),
  area: z.enum(AUDIT_AREAS).optional(),
  /** First and last day, in the club's zone. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  /** The last row of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;
export const AuditPage = z.object({ items: z.array(AuditRow), next_cursor: z.string().nullable() });
export type AuditPage = z.output<typeof AuditPage>;
