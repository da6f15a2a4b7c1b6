import { defineErrors } from '../core/app-error';

export const blockErrors = defineErrors({
  /** The court is out of use at that time. Params: `block`, `{id, court_id, start, end, kind, reason}`. */
  slot_blocked: 409,
});
