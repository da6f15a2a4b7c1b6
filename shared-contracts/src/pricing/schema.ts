import { z } from 'zod';
import { CalendarDate, CentavosSchema, CentavosSum, ClubParams, Id, Instant, WallTime, Whole } from '../core/schema';
import { RULE_RANGES } from './limits';

const fields = {
  /** Empty for every court. */
  court_ids: z.array(Id).max(100),
  /** 1 is Monday, 7 Sunday. Empty for every day. */
  weekdays: z.array(z.int().min(1).max(7)).max(7),
  /**
   * Wall times of the club. `to` at or before `from` means the next day; what is after midnight belongs to the weekday
   * before.
   */
  from: WallTime.refine((time) => time !== '24:00'),
  to: WallTime,
  /**
   * Minutes: the rule is for bookings of exactly this length and `price` is for the whole of it. Null: any, by the
   * hour.
   */
  duration: Whole(RULE_RANGES.duration).nullable(),
  /** Centavos for `duration`, or for 60 minutes without one. */
  price: CentavosSchema,
  /** Price for members; null if they pay `price`. */
  member_price: CentavosSchema.nullable(),
  /** First and last day on which the rule applies, in the club's time zone. */
  valid_from: CalendarDate.nullable(),
  valid_to: CalendarDate.nullable(),
  /** Rank among rules that match the same minute: the highest wins, then the most specific. */
  priority: Whole(RULE_RANGES.priority),
};

export const PriceRule = z.object({ id: Id, ...fields, version: z.int32() });
export type PriceRule = z.output<typeof PriceRule>;
export const PriceRules = z.array(PriceRule);
export const NewPriceRule = z.strictObject(fields).partial().required({ from: true, to: true, price: true });
export type NewPriceRule = z.output<typeof NewPriceRule>;
export const PriceRuleChange = z
  .strictObject({ ...fields, version: z.int32() })
  .partial()
  .required({ version: true });
export type PriceRuleChange = z.output<typeof PriceRuleChange>;
export const PriceRuleParams = ClubParams.extend({ ruleId: Id });

export const QuoteQuery = z.strictObject({
  court_id: Id,
  start: Instant,
  /** Length in minutes. */
  duration: z.coerce.number().int().min(1).max(1440),
  player_id: Id.optional(),
});
export type QuoteQuery = z.output<typeof QuoteQuery>;

export const QuoteLine = z.object({
  /** Null for the court's own price. */
  rule_id: Id.nullable(),
  minutes: z.int(),
  amount: CentavosSum,
});
export type QuoteLine = z.output<typeof QuoteLine>;
/** Price of a booking with a line for each rule, in order of time. `price` is their sum. */
export const Quote = z.object({
  price: CentavosSum,
  /** True if member prices were applied. */
  member: z.boolean(),
  lines: z.array(QuoteLine),
});
export type Quote = z.output<typeof Quote>;
