import { z } from 'zod';
import { Name, Text } from '../core/schema';

export const ClubClosing = z.strictObject({
  /** Name of the club, typed to confirm. */
  name: Name(120, 1),
  /** Reason, for the club's audit and the platform. */
  reason: Text(200, 5),
});
export type ClubClosing = z.output<typeof ClubClosing>;
