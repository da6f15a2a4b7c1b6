import { defineEndpoint } from '../core/define-endpoint';
import { federationErrors } from './errors';
import { FailureCounts, FailureQuery, LoadCounts } from './failure-schema';
import {
  RegisteredReleases,
  ReleaseParams,
  ReleaseStates,
  ReleaseUpload,
  ReleaseVersion,
  RollbackQuery,
  UploadedRelease,
} from './release-schema';

/** Calls of super admins, and those by which a team ships its own remote with a deploy token. */
export const releaseEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/releases',
    summary: 'Every release that is registered',
    response: RegisteredReleases,
    authz: { kind: 'super_admin' },
  }),
  upload: defineEndpoint({
    method: 'POST',
    path: '/admin/releases',
    summary: 'Upload a release, at most 32 MiB; the same one again changes nothing',
    body: ReleaseUpload,
    response: UploadedRelease,
    errors: [
      federationErrors.foreign_remote,
      federationErrors.not_a_release,
      federationErrors.damaged_release,
      federationErrors.incompatible_release,
      federationErrors.foreign_route,
      federationErrors.other_release,
    ],
    authz: { kind: 'deployer' },
  }),
  activate: defineEndpoint({
    method: 'POST',
    path: '/admin/releases/:name/activate',
    summary: 'Make a registered release the active one',
    params: ReleaseParams,
    body: ReleaseVersion,
    response: ReleaseStates,
    errors: [
      federationErrors.foreign_remote,
      federationErrors.unknown_release,
      federationErrors.incompatible_release,
      federationErrors.damaged_release,
      federationErrors.foreign_route,
    ],
    authz: { kind: 'deployer' },
  }),
  rollback: defineEndpoint({
    method: 'POST',
    path: '/admin/releases/:name/rollback',
    summary: 'Go back to the release that was active before. With `to`, to that one alone: repeated, it does nothing',
    params: ReleaseParams,
    query: RollbackQuery,
    response: ReleaseStates,
    errors: [
      federationErrors.foreign_remote,
      federationErrors.unknown_release,
      federationErrors.no_previous_release,
      federationErrors.incompatible_release,
      federationErrors.damaged_release,
      federationErrors.foreign_route,
    ],
    authz: { kind: 'deployer' },
  }),
  failures: defineEndpoint({
    method: 'GET',
    path: '/admin/releases/failures',
    summary: 'How often releases failed in pages, by hour and reason, the newest hour first',
    query: FailureQuery,
    response: FailureCounts,
    authz: { kind: 'super_admin' },
  }),
  loads: defineEndpoint({
    method: 'GET',
    path: '/admin/releases/loads',
    summary: 'How many pages began to load each release, by hour, the newest hour first',
    query: FailureQuery,
    response: LoadCounts,
    authz: { kind: 'super_admin' },
  }),
};
