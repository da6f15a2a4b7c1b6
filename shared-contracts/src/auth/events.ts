import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { User } from './schema';

export const authEvents = {
  /** Published on the page's bus after every sign-in. */
  authLogin: defineEvent({
    name: 'authLogin',
    version: 1,
    schema: z.object({ token: z.string(), refresh_token: z.string().optional(), user: User }),
  }),
};
