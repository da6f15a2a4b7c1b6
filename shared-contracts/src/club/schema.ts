import { z } from 'zod';
import { CentavosSchema, Id, Text, WallTime } from '../core/schema';
import { MEMBERSHIP_ROLES, SPORTS } from './vocabulary';

export const Sport = z.enum(SPORTS);

/** One stretch of one weekday (1 = Monday … 7 = Sunday). `close` at or before `open` means the next day. */
export const OpeningStretch = z.strictObject({ weekday: z.int().min(1).max(7), open: WallTime, close: WallTime });
export type OpeningStretch = z.output<typeof OpeningStretch>;

export const MembershipRole = z.enum(MEMBERSHIP_ROLES);

const fields = {
  name: Text(120, 1),
  slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/),
  phone: Text(40),
  whatsapp: Text(40),
  address: Text(240),
  /** IANA name; checked against the time zone database by `isTimezone`. */
  timezone: z.string().max(64),
  currency: z.string().regex(/^[A-Z]{3}$/),
  sports: z.array(Sport).max(SPORTS.length),
  opening_hours: z.array(OpeningStretch).max(28),
  /** Minutes of one line of the agenda. */
  slot_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]),
  deposit_type: z.enum(['none', 'fixed', 'percent']),
  /** Centavos when fixed, percent when percent. */
  deposit_value: CentavosSchema,
  cancel_hours: z.int().min(0).max(720),
  hold_minutes: z.int().min(1).max(120),
  horizon_days: z.int().min(1).max(365),
  public_enabled: z.boolean(),
};

export const Club = z.object({
  id: Id,
  ...fields,
  version: z.int(),
  /** The caller's role in it; super admins who are not members have `null`. */
  role: MembershipRole.nullable(),
  plan: z.string(),
});
export type Club = z.output<typeof Club>;

export const ClubSummary = z.object({
  id: Id,
  name: z.string(),
  role: MembershipRole.nullable(),
  sports: z.array(Sport),
});
export type ClubSummary = z.output<typeof ClubSummary>;
export const SlugQuery = z.strictObject({ slug: fields.slug });
/** `suggestion`: one like it that is free. */
export const SlugCheck = z.object({ available: z.boolean(), suggestion: z.string() });
export const ClubSummaries = z.array(ClubSummary);

export const NewClub = z.strictObject(fields).partial().required({ name: true });
export type NewClub = z.output<typeof NewClub>;

export const ClubChange = z
  .strictObject({ ...fields, version: z.int() })
  .partial()
  .required({ version: true });
export type ClubChange = z.output<typeof ClubChange>;
