import { defineEndpoint } from '../core/define-endpoint';
import { federationErrors } from './errors';
import { FailureCounts, FailureQuery } from './failure-schema';
import { RegisteredReleases, ReleaseParams, ReleaseVersion } from './schema';

export const releaseEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/releases',
    summary: 'Every release in the store',
    response: RegisteredReleases,
    authz: { kind: 'super_admin' },
  }),
  activate: defineEndpoint({
    method: 'POST',
    path: '/admin/releases/:name/activate',
    summary: 'Make a stored release the active one',
    params: ReleaseParams,
    body: ReleaseVersion,
    response: RegisteredReleases,
    errors: [federationErrors.unknown_release, federationErrors.incompatible_release, federationErrors.damaged_release],
    authz: { kind: 'super_admin' },
  }),
  rollback: defineEndpoint({
    method: 'POST',
    path: '/admin/releases/:name/rollback',
    summary: 'Go back to the release that was active before',
    params: ReleaseParams,
    response: RegisteredReleases,
    errors: [
      federationErrors.unknown_release,
      federationErrors.no_previous_release,
      federationErrors.incompatible_release,
      federationErrors.damaged_release,
    ],
    authz: { kind: 'super_admin' },
  }),
  failures: defineEndpoint({
    method: 'GET',
    path: '/admin/releases/failures',
    summary: 'How often releases failed in pages, by hour and reason, the newest hour first',
    query: FailureQuery,
    response: FailureCounts,
    authz: { kind: 'super_admin' },
  }),
};
