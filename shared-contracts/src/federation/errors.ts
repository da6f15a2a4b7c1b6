import { defineErrors } from '../core/app-error';

export const federationErrors = defineErrors({
  /** The store has no such release. */
  unknown_release: 404,
  /** There is no release before the active one. */
  no_previous_release: 409,
  /** The running shell does not have the contracts that the release needs. Params: `needs`, a range, and `has`. */
  incompatible_release: 409,
  /** A file of the release is missing or altered. Params: `file`. */
  damaged_release: 409,
});
