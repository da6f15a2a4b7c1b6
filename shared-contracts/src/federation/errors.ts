import { defineErrors } from '../core/app-error';

export const federationErrors = defineErrors({
  /** The store has no such release. */
  unknown_release: 404,
  /** The active release has no predecessor. */
  no_previous_release: 409,
  /** The running shell does not have the contracts that the release needs. Params: `needs`, a range, and `has`. */
  incompatible_release: 409,
  /** A file of the release is missing or altered. Params: `file`. */
  damaged_release: 409,
  /** The registry has this version of the name with other files. */
  other_release: 409,
  /** The files are not a release. Params: `problem`, for the people who built it. */
  not_a_release: 422,
  /** A route of the release belongs to another remote. Params: `path`, `remote`. */
  foreign_route: 409,
  /** The release is the active one, or no release is active yet. */
  no_canary_possible: 409,
  /** No canary of the remote runs. */
  no_canary: 409,
  /** The deploy token is for another remote. Params: `remote`, its own. */
  foreign_remote: 403,
});
