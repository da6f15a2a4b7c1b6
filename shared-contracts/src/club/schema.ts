import { z } from 'zod';
import { MAX_AMOUNT } from '../core/money';
import { CalendarDate, Id, Instant, Name, Text, WallTime, Whole } from '../core/schema';
import { CLUB_RANGES, MAX_CLUB_LENGTH, SLUG } from './limits';
import { MEMBERSHIP_ROLES, MOVED_PRICES, PAY_CHOICES, SPORTS } from './vocabulary';

export const Sport = z.enum(SPORTS);

/** Opening hours on one weekday (1 is Monday, 7 Sunday). `close` at or before `open` means the next day. */
export const OpeningStretch = z.strictObject({ weekday: z.int().min(1).max(7), open: WallTime, close: WallTime });
export type OpeningStretch = z.output<typeof OpeningStretch>;

/** Date on which the club does not open, such as a holiday. Hours of the eve that run past midnight stay open. */
export const ClosedDay = z.strictObject({ date: CalendarDate, name: Name(MAX_CLUB_LENGTH.closed_day) });
export type ClosedDay = z.output<typeof ClosedDay>;

export const PayChoiceSchema = z.enum(PAY_CHOICES);

export const MembershipRole = z.enum(MEMBERSHIP_ROLES);

const fields = {
  name: Name(MAX_CLUB_LENGTH.name, 1),
  slug: z.string().regex(SLUG),
  phone: Text(MAX_CLUB_LENGTH.phone),
  whatsapp: Text(MAX_CLUB_LENGTH.whatsapp),
  address: Text(MAX_CLUB_LENGTH.address),
  /** IANA name; checked against the time zone database by `isTimezone`. */
  timezone: z.string().max(64),
  currency: z.string().regex(/^[A-Z]{3}$/),
  sports: z.array(Sport).max(SPORTS.length),
  opening_hours: z.array(OpeningStretch).max(28),
  /** Each date once. */
  closed_days: z
    .array(ClosedDay)
    .max(400)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length),
  /** Height of one line of the agenda, in minutes. */
  slot_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]),
  deposit_type: z.enum(['none', 'fixed', 'percent']),
  /** Value in centavos for `fixed`, in percent for `percent`. */
  deposit_value: z.int().min(0).max(MAX_AMOUNT),
  cancel_hours: Whole(CLUB_RANGES.cancel_hours),
  hold_minutes: Whole(CLUB_RANGES.hold_minutes),
  horizon_days: Whole(CLUB_RANGES.horizon_days),
  public_enabled: z.boolean(),
  moved_price: z.enum(MOVED_PRICES),
  /** Each once. The public page offers those that are possible: online ones need Mercado Pago, `deposit` a deposit. */
  pay_choices: z
    .array(PayChoiceSchema)
    .min(1)
    .max(PAY_CHOICES.length)
    .refine((choices) => new Set(choices).size === choices.length),
  /** True if players who book online without paying must confirm by a mailed link. */
  confirm_contact: z.boolean(),
  /** Hours before an online booking at which its player is reminded by mail; 0: never. */
  reminder_hours: Whole(CLUB_RANGES.reminder_hours),
};

/** Entry of a super admin into a club that is not theirs. */
export const Impersonation = z.object({
  reason: z.string(),
  /** True if the session may change what it sees. */
  write: z.boolean(),
  ends_at: Instant,
});
export type Impersonation = z.output<typeof Impersonation>;

/** Time in which the platform lets a club change nothing. */
export const ClubSuspension = z.object({ reason: z.string(), began_at: Instant });
export type ClubSuspension = z.output<typeof ClubSuspension>;

export const Club = z.object({
  id: Id,
  ...fields,
  version: z.int32(),
  /** Role of the caller; null for super admins who are not members. */
  role: MembershipRole.nullable(),
  plan: z.string(),
  /** True if the plan has a team beside the owner. */
  has_team: z.boolean().optional(),
  /** Instant from which the members beside the owner wait for a plan with a team; null if the plan has one. */
  team_waits_from: Instant.nullable().optional(),
  /** Entry by which the caller is at the club; null for members. */
  impersonation: Impersonation.nullable().optional(),
  /** Null as long as the club may be changed. */
  suspension: ClubSuspension.nullable().optional(),
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
/** `suggestion`: a similar address that is free. */
export const SlugCheck = z.object({ available: z.boolean(), suggestion: z.string() });
export const ClubSummaries = z.array(ClubSummary);

export const NewClub = z.strictObject(fields).partial().required({ name: true });
export type NewClub = z.output<typeof NewClub>;

export const ClubChange = z
  .strictObject({ ...fields, version: z.int32() })
  .partial()
  .required({ version: true });
export type ClubChange = z.output<typeof ClubChange>;
