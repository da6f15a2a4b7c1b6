import { defineErrors } from '../core/app-error';

export const adminAuditErrors = defineErrors({
  /** A file has fewer lines than were found. Params: `max`. */
  too_many_lines: 409,
});
