import { z } from 'zod';
import { MAX_ONLINE_DURATION, PublicClubParams } from '../club/public-schema';
import { CentavosSchema, Id, Instant } from '../core/schema';

export const NewHold = z.strictObject({
  court_id: Id,
  /** One of the starts that the availability offers. */
  start: Instant,
  /** Minutes. */
  duration: z.int().min(1).max(MAX_ONLINE_DURATION),
});
export type NewHold = z.output<typeof NewHold>;

/** Place that is kept for whoever knows its id. */
export const Hold = z.object({
  hold_id: Id,
  court_id: Id,
  start: Instant,
  end: Instant,
  expires_at: Instant,
  price: CentavosSchema,
  /** Part of the price that the club asks for in advance, in centavos. */
  deposit: CentavosSchema,
});
export type Hold = z.output<typeof Hold>;

export const HoldParams = PublicClubParams.extend({ holdId: Id });
