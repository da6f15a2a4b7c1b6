import { z } from 'zod';
import { ClubParams, Id, Instant, Text } from '../core/schema';
import { BLOCK_KINDS } from './vocabulary';

const fields = {
  court_ids: z.array(Id).min(1).max(100),
  start: Instant,
  /** End of the block, exclusive. */
  end: Instant,
  kind: z.enum(BLOCK_KINDS),
  reason: Text(200),
};

/** Span in which courts are out of use and take no bookings. */
export const Block = z.object({ id: Id, club_id: Id, ...fields, version: z.int() });
export type Block = z.output<typeof Block>;
export const Blocks = z.array(Block);
export const NewBlock = z.strictObject({
  ...fields,
  kind: fields.kind.default('maintenance'),
  reason: fields.reason.default(''),
});
export type NewBlock = z.output<typeof NewBlock>;
export const BlockChange = z
  .strictObject({ ...fields, version: z.int() })
  .partial()
  .required({ version: true });
export type BlockChange = z.output<typeof BlockChange>;
/** Query for blocks that touch the span from `from` to `to` (exclusive). */
export const BlocksQuery = z.strictObject({ from: Instant, to: Instant });
export const BlockParams = ClubParams.extend({ blockId: Id });
