import { z } from 'zod';
import { defineEvent } from '../core/define-event';

export const memberEvents = {
  /**
   * The role or the permissions of the receiver in the club changed, or they are no longer a member. Nobody else receives
   * it; who does reads what they may do again.
   */
  accessChanged: defineEvent({ name: 'access.changed', version: 1, schema: z.object({}) }),
};
