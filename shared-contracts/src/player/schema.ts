import { z } from 'zod';
import { Email, Id, Instant, Text } from '../core/schema';

const fields = {
  first_name: Text(80, 1),
  last_name: Text(80),
  /** Country calling code with its plus, as in +54. */
  phone_country: z.string().regex(/^\+\d{1,4}$/),
  /** Digits of the national number. */
  phone: z.string().regex(/^\d{4,15}$/),
  email: Email,
  category: Text(40),
  notes: Text(2000),
  blocked: z.boolean(),
};

export const Player = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  phone_country: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  category: z.string(),
  notes: z.string(),
  blocked: z.boolean(),
  created_at: Instant,
  version: z.int(),
});
export type Player = z.output<typeof Player>;

export const NewPlayer = z.strictObject(fields).partial().required({ first_name: true });
export type NewPlayer = z.output<typeof NewPlayer>;
export const PlayersQuery = z.strictObject({
  /** Part of a name, phone or e-mail. */
  q: Text(80).optional(),
  cursor: z.string().max(200).optional(),
});
export const PlayerPage = z.object({ items: z.array(Player), next_cursor: z.string().nullable() });
