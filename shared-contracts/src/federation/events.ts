import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Instant } from '../core/schema';

export const federationEvents = {
  /**
   * Another release of the shell or of a remote is active. The stream sends it when it opens, too, so that a page which
   * missed the change hears of it.
   */
  changed: defineEvent({
    name: 'remotes.changed',
    version: 1,
    schema: z.object({
      /** Version of the shell's active release; null if none is stored. */
      shell: z.string().nullable(),
      /** Time of the last activation or rollback. */
      at: Instant,
    }),
  }),
};
