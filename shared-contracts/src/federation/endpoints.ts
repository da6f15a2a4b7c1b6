import { defineEndpoint } from '../core/define-endpoint';
import { ReleaseFailures } from './failure-schema';
import { Remotes, SignInPaths } from './schema';

/** Calls that every page makes; those of super admins are in release-endpoints.ts, which no visitor's page loads. */
export const federationEndpoints = {
  /** Public, because the answer depends on the caller: an anonymous one gets the public remotes. */
  remotes: defineEndpoint({
    method: 'GET',
    path: '/remotes',
    summary: 'The remotes that the caller may load, each with its active release',
    response: Remotes,
    authz: { kind: 'public' },
  }),
  /**
   * Public: a visitor without a session is sent from these paths to the sign-in, from unknown ones to the start page.
   */
  signInPaths: defineEndpoint({
    method: 'GET',
    path: '/remotes/sign-in-paths',
    summary: 'The paths of screens for which one has to sign in',
    response: SignInPaths,
    authz: { kind: 'public' },
  }),
  /** Public, because a page can fail before anyone signs in. Failures of unknown releases are not counted. */
  reportFailures: defineEndpoint({
    method: 'POST',
    path: '/remotes/failures',
    summary: 'Report that releases failed in this page, at most 20 at once',
    body: ReleaseFailures,
    authz: { kind: 'public' },
  }),
};
