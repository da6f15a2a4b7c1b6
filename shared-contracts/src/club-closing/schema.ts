import { z } from 'zod';
import { MAX_CLUB_LENGTH } from '../club/limits';
import { Name, Text } from '../core/schema';
import { CLOSING_REASON } from './limits';

export const ClubClosing = z.strictObject({
  /** Name of the club, typed to confirm. */
  name: Name(MAX_CLUB_LENGTH.name, 1),
  /** Reason, for the club's audit and the platform. */
  reason: Text(CLOSING_REASON.max, CLOSING_REASON.min),
});
export type ClubClosing = z.output<typeof ClubClosing>;
