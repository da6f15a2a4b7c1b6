import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { Health } from './schema';

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
