import { defineErrors } from '../core/app-error';

export const courtErrors = defineErrors({
  /**
   * Params: `bookings`, how many future ones it has; `upcoming`, the first of them: `{id, start, end, description}`.
   */
  court_has_bookings: 409,
  court_name_taken: 409,
});
