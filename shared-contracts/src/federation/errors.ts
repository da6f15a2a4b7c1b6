import { defineErrors } from '../core/app-error';

export const federationErrors = defineErrors({
  /** No such release in the store. */
  unknown_release: 404,
  /** There is no release before the active one. */
  no_previous_release: 409,
});
