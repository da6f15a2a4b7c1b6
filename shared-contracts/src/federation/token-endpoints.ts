import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { DeployTokenParams, DeployTokens, MadeDeployToken, NewDeployToken } from './token-schema';

export const deployTokenEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/deploy-tokens',
    summary: 'Every deploy token, also revoked ones, the newest first',
    response: DeployTokens,
    authz: { kind: 'super_admin' },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/deploy-tokens',
    summary: 'Make a deploy token for one remote, which is answered only now; the same id again gets another secret',
    body: NewDeployToken,
    response: MadeDeployToken,
    status: 201,
    errors: [commonErrors.idempotency_mismatch],
    authz: { kind: 'super_admin' },
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/admin/deploy-tokens/:tokenId',
    summary: 'Revoke a deploy token at once',
    params: DeployTokenParams,
    errors: [commonErrors.not_found],
    authz: { kind: 'super_admin' },
  }),
};
