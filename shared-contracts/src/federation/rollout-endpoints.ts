import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { federationErrors } from './errors';
import { ReleaseParams } from './release-schema';
import { Canary, NewCanary, Rollouts } from './rollout-schema';

export const rolloutEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/releases/rollouts',
    summary: 'Who has which release: the active one of each name, and the clubs that try another one',
    response: Rollouts,
    authz: { kind: 'super_admin' },
  }),
  tryOut: defineEndpoint({
    method: 'POST',
    path: '/admin/releases/:name/canary',
    summary:
      'Give a release to some clubs; it halts itself if it fails more often than the active one. Counts begin anew',
    params: ReleaseParams,
    body: NewCanary,
    response: Canary,
    errors: [
      federationErrors.foreign_remote,
      federationErrors.unknown_release,
      federationErrors.no_canary_possible,
      federationErrors.incompatible_release,
      federationErrors.damaged_release,
      federationErrors.foreign_route,
      commonErrors.not_found,
    ],
    authz: { kind: 'deployer' },
  }),
  halt: defineEndpoint({
    method: 'POST',
    path: '/admin/releases/:name/halt',
    summary: 'Give the clubs that try a release the active one again',
    params: ReleaseParams,
    response: Canary,
    errors: [federationErrors.foreign_remote, federationErrors.no_canary],
    authz: { kind: 'deployer' },
  }),
};
