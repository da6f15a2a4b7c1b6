import { defineErrors } from '../core/app-error';

export const memberErrors = defineErrors({
  /** The plan has no team. Params: `plan`, the lowest one that has. */
  team_not_in_plan: 403,
  member_exists: 409,
  /** The club has invited as many people within an hour as it may. Params: `max`. */
  too_many_invitations: 429,
  /**
   * The password of the invited account may not be its owner's: they sign in, or choose another one by the same link.
   * Params: `registered`, true if somebody registered with the address.
   */
  invitation_needs_password: 409,
  /** The owner cannot be changed or removed. */
  owner_membership: 409,
  /** Members cannot change their own permissions. */
  own_membership: 403,
  /** The caller cannot grant permissions that they do not hold. Params: `permissions`, the ones in excess. */
  rights_exceeded: 403,
});
