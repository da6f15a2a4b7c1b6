import { z } from 'zod';
import { AskedDate, CentavosSum, Id, Instant } from '../core/schema';
import { Court } from '../court/schema';
import { MAX_ONLINE_DURATION } from './limits';
import { Club, PayChoiceSchema, Sport } from './schema';

/** Court as anyone may see it. */
export const PublicCourt = Court.pick({
  id: true,
  name: true,
  sport: true,
  surface: true,
  indoor: true,
  color: true,
  sort: true,
  usual_duration: true,
});
export type PublicCourt = z.output<typeof PublicCourt>;
/** Active courts of a club, in their order. */
export const PublicCourts = z.array(PublicCourt);

/** Club as anyone may see it, if it has a public page. */
export const PublicClub = Club.pick({
  id: true,
  name: true,
  slug: true,
  sports: true,
  address: true,
  phone: true,
  whatsapp: true,
  opening_hours: true,
  closed_days: true,
  timezone: true,
  currency: true,
  deposit_type: true,
  deposit_value: true,
  cancel_hours: true,
  hold_minutes: true,
  horizon_days: true,
  confirm_contact: true,
}).extend({
  courts: PublicCourts,
  /**
   * Ways of paying that the club offers now; empty if nobody can book online, as while Mercado Pago is disconnected.
   */
  pay_choices: z.array(PayChoiceSchema),
});
export type PublicClub = z.output<typeof PublicClub>;

/** Names a club by its id or its slug. */
export const PublicClubParams = z.strictObject({ club: z.string().min(1).max(60) });

export const AvailabilityQuery = z.strictObject({
  /** Day of the club: hours past midnight belong to the day on which the club opened. */
  date: AskedDate,
  sport: Sport.optional(),
  /** Length in minutes; less than `MIN_DURATION` is answered as `duration_too_short`. */
  duration: z.coerce.number().int().min(1).max(MAX_ONLINE_DURATION),
});
export type AvailabilityQuery = z.output<typeof AvailabilityQuery>;

/** Start at which courts are free, with the price of each for somebody who is not known to be a member. */
export const AvailableStart = z.object({
  start: Instant,
  courts: z.array(
    z.object({
      court_id: Id,
      price: CentavosSum,
      /** Part of the price that the club asks for in advance, in centavos. */
      deposit: CentavosSum,
    }),
  ),
});
export type AvailableStart = z.output<typeof AvailableStart>;
/** Free starts of one day, the earliest first. Those of one court may overlap: the player takes one of them. */
export const Availability = z.array(AvailableStart);
