import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { User } from './schema';

export const authEvents = {
  /** Published on the page's bus after every sign-in. Every remote can read the bus, so it carries no token. */
  authLogin: defineEvent({
    name: 'authLogin',
    version: 2,
    schema: z.strictObject({ user: User }),
  }),
};
