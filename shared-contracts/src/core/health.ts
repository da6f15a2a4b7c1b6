import { z } from 'zod';
import { defineEndpoint } from './define-endpoint';
import { commonErrors } from './errors';

const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['embedded', 'postgresql']),
});

/** Endpoints for the service only: `core/index.ts` does not export them, so browsers do not load the validator. */
export const healthEndpoints = {
  live: defineEndpoint({
    method: 'GET',
    path: '/live',
    summary: 'Answers as long as the process runs, whatever its database does: without an answer it is to be restarted',
    response: z.object({ status: z.literal('ok') }),
    authz: { kind: 'public' },
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/ready',
    summary: 'Answers if this instance is to get requests: it reaches its database and is not about to stop',
    response: z.object({ status: z.literal('ok') }),
    errors: [commonErrors.unavailable],
    authz: { kind: 'public' },
  }),
  health: defineEndpoint({
    method: 'GET',
    path: '/health',
    summary: 'Answers once the service is ready and reaches its database',
    response: Health,
    errors: [commonErrors.unavailable],
    authz: { kind: 'public' },
  }),
};
