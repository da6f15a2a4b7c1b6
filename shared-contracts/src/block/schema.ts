import { z } from 'zod';
import { Booking } from '../booking/schema';
import { AgendaInstant, ClubParams, Id, Instant, Text } from '../core/schema';
import { REFUND_DESTINATIONS } from '../payment/vocabulary';
import { MAX_BLOCK_LENGTH, MAX_SUSPENDED } from './limits';
import { BLOCK_KINDS } from './vocabulary';

const fields = {
  court_ids: z.array(Id).min(1).max(100),
  start: AgendaInstant,
  /** End of the block, exclusive. */
  end: AgendaInstant,
  kind: z.enum(BLOCK_KINDS),
  reason: Text(MAX_BLOCK_LENGTH.reason),
};

/** Span in which courts are out of use and take no bookings. */
export const Block = z.object({ id: Id, club_id: Id, ...fields, start: Instant, end: Instant, version: z.int32() });
export type Block = z.output<typeof Block>;
export const Blocks = z.array(Block);
export const NewBlock = z.strictObject({
  ...fields,
  kind: fields.kind.default('maintenance'),
  reason: fields.reason.default(''),
});
export type NewBlock = z.output<typeof NewBlock>;
export const BlockChange = z
  .strictObject({ ...fields, version: z.int32() })
  .partial()
  .required({ version: true });
export type BlockChange = z.output<typeof BlockChange>;

/**
 * Suspension: a new or extended block that cancels the bookings under it. Each booking is named in the version that the
 * caller saw, with the destination of its refund; the full amount is refunded.
 */
export const NewCourtSuspension = z.strictObject({
  ...fields,
  reason: Text(MAX_BLOCK_LENGTH.reason, 1),
  /** Existing block that is extended over the bookings; absent for a new one. */
  block: z.strictObject({ id: Id, version: z.int32() }).optional(),
  bookings: z
    .array(
      z.strictObject({
        id: Id,
        version: z.int32(),
        /** Required for a booking with payments. */
        destination: z.enum(REFUND_DESTINATIONS).optional(),
      }),
    )
    .min(1)
    .max(MAX_SUSPENDED),
});
export type NewCourtSuspension = z.output<typeof NewCourtSuspension>;
export const CourtSuspension = z.object({ block: Block, cancelled: z.array(Booking) });
export type CourtSuspension = z.output<typeof CourtSuspension>;
/** Query for blocks that touch the span from `from` to `to` (exclusive). */
export const BlocksQuery = z.strictObject({ from: Instant, to: Instant });
export const BlockParams = ClubParams.extend({ blockId: Id });
