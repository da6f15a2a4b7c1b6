import { defineErrors } from '../core/app-error';

export const memberErrors = defineErrors({
  /** The plan is for the owner alone. Params: `plan`, the least one that has a team. */
  team_not_in_plan: 403,
  member_exists: 409,
  /** The owner stays and may do everything. */
  owner_membership: 409,
  /** Nobody changes their own rights. */
  own_membership: 403,
  /** More than the one who grants may do themselves. Params: `permissions`, those that are too much. */
  rights_exceeded: 403,
});
