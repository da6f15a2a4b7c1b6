import { defineEndpoint } from '../core/define-endpoint';
import { federationErrors } from './errors';
import { RegisteredReleases, ReleaseParams, ReleaseVersion, Remotes } from './schema';

export const federationEndpoints = {
  /** Public, because the answer depends on the caller: an anonymous one gets the public remotes. */
  remotes: defineEndpoint({
    method: 'GET',
    path: '/remotes',
    summary: 'The remotes that the caller may load, each with its active release',
    response: Remotes,
    authz: { kind: 'public' },
  }),
  releases: defineEndpoint({
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
    errors: [federationErrors.unknown_release],
    authz: { kind: 'super_admin' },
  }),
  rollback: defineEndpoint({
    method: 'POST',
    path: '/admin/releases/:name/rollback',
    summary: 'Go back to the release that was active before',
    params: ReleaseParams,
    response: RegisteredReleases,
    errors: [federationErrors.unknown_release, federationErrors.no_previous_release],
    authz: { kind: 'super_admin' },
  }),
};
