import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { MAX_SEARCH } from '../core/limits';
import { AskedDate, CsvFile, Id, Instant, Text } from '../core/schema';
import { ACT_REASON } from './limits';

/** Reason with which a super admin acts, which the audit keeps. */
export const ActReason = Text(ACT_REASON.max, ACT_REASON.min);

/** Line of the audit as the platform sees it; `club_id` and `club_name` are null if it concerns no club. */
export const AdminAuditRow = z.object({
  id: z.string(),
  at: Instant,
  /** Null if nobody was signed in, or if the account is gone. */
  actor_name: z.string().nullable(),
  actor_email: z.string().nullable(),
  /** Role of the actor at that moment. */
  role: z.string().nullable(),
  club_id: Id.nullable(),
  club_name: z.string().nullable(),
  /** Name of the action, as in `court.change`. */
  action: z.string(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  /** Present name of the account or the club that the object is. */
  object_name: z.string().nullable(),
  outcome: z.enum(['done', 'refused']),
  reason: z.string().nullable(),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
  /** Centavos. */
  amount: z.int().nullable(),
  /** Number of objects, for an action on many. */
  count: z.int().nullable(),
  /** Id of the request, as in the service's log. */
  request_id: z.string(),
});
export type AdminAuditRow = z.output<typeof AdminAuditRow>;

const AdminAuditSearch = z.strictObject({
  /** First and last day in Buenos Aires, at most a year apart. */
  from: AskedDate,
  to: AskedDate,
  /** Part of the actor's name or address. */
  who: Text(MAX_SEARCH).optional(),
  /** Part of the club's name. */
  club: Text(MAX_SEARCH).optional(),
  /** Beginning of the action's name. */
  action: z
    .string()
    .regex(/^[a-z_.]{1,60}$/)
    .optional(),
  /** Id of the object, or of the request. */
  id: Text(MAX_SEARCH).optional(),
  outcome: z.enum(['done', 'refused']).optional(),
});
export const AdminAuditQuery = AdminAuditSearch.extend({
  /** Id of the last line of the previous page. */
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export const AdminAuditExport = AdminAuditSearch.extend({ language: z.enum(LANGUAGES) });
export const AdminAuditPage = z.object({ items: z.array(AdminAuditRow), next_cursor: z.string().nullable() });
export type AdminAuditPage = z.output<typeof AdminAuditPage>;
export const AdminAuditFile = CsvFile;
