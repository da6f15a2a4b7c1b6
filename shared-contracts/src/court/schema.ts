import { z } from 'zod';
import { MAX_DURATION, MIN_DURATION } from '../booking/limits';
import { SPORTS } from '../club/vocabulary';
import { CentavosSchema, ClubParams, Id, Name, Text, Whole } from '../core/schema';
import { CAPACITY, MAX_COURT_LENGTH, MAX_SORT } from './limits';
import { COURT_STATUSES } from './vocabulary';

const fields = {
  name: Name(MAX_COURT_LENGTH.name, 1),
  sport: z.enum(SPORTS),
  surface: Text(MAX_COURT_LENGTH.surface),
  indoor: z.boolean(),
  /** Number of players. */
  capacity: Whole(CAPACITY),
  /** Colour of the court's mark in lists, #rrggbb. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Position in the agenda, ascending. */
  sort: z.int().min(0).max(MAX_SORT),
  status: z.enum(COURT_STATUSES),
  /** Price of 60 minutes, in centavos. */
  base_price: CentavosSchema,
  /** Minutes that a booking of the court usually takes; null for those of its sport. */
  usual_duration: z.int().min(MIN_DURATION).max(MAX_DURATION).nullable(),
};

export const Court = z.object({ id: Id, club_id: Id, ...fields, sort: z.int(), version: z.int32() });
export type Court = z.output<typeof Court>;
export const Courts = z.array(Court);
export const NewCourt = z.strictObject(fields).partial().required({ name: true, sport: true });
export type NewCourt = z.output<typeof NewCourt>;
export const CourtChange = z
  .strictObject({ ...fields, version: z.int32() })
  .partial()
  .required({ version: true });
export type CourtChange = z.output<typeof CourtChange>;
/** New order of the courts; lists every court of the club. */
export const CourtOrder = z.strictObject({ court_ids: z.array(Id).max(500) });
export const CourtParams = ClubParams.extend({ courtId: Id });
