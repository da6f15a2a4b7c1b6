import { defineErrors } from '../core/app-error';

export const adminAuditErrors = defineErrors({
  /** The search finds more lines than an exported file may hold. Params: `max`. */
  too_many_lines: 409,
});
