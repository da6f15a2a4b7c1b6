import { z } from 'zod';
import { defineEndpoint } from './define-endpoint';
import { commonErrors } from './errors';

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['embedded', 'postgresql']),
});

/** For the service alone: `core/index.ts` does not export it, so browsers do not load the validator. */
export const healthEndpoints = {
  health: defineEndpoint({
    method: 'GET',
    path: '/health',
    summary: 'Answers once the service is ready and reaches its database',
    response: Health,
    errors: [commonErrors.unavailable],
    authz: { kind: 'public' },
  }),
};
