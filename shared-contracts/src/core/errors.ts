import { defineErrors } from './app-error';

/** Errors that any endpoint may answer. */
export const commonErrors = defineErrors({
  bad_request: 400,
  unauthenticated: 401,
  token_expired: 401,
  forbidden: 403,
  permission_denied: 403,
  /** The platform suspended the club, which can be read and not changed. Params: `reason`, in the platform's words. */
  club_suspended: 403,
  plan_limit_exceeded: 403,
  not_found: 404,
  idempotency_in_flight: 409,
  /** The row cannot be removed, since others refer to it. */
  in_use: 409,
  stale_version: 412,
  payload_too_large: 413,
  validation_failed: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
});

/** Errors of imported files. */
export const importErrors = defineErrors({
  /** The file cannot be read or lacks a required column. */
  import_unreadable: 422,
  /** A quotation mark of the file has no second one where its cell ends. Params: `line`, where its row begins. */
  import_quote: 422,
  /** The file has too many lines. Params: `max`, `found`. */
  import_too_long: 422,
  /** Nothing was imported. Params: `invalid`, the number of lines with problems. */
  import_has_problems: 422,
});

/** Errors of exported files. */
export const exportErrors = defineErrors({
  /** The file would have more lines than it may hold. Params: `max`, `found`. */
  too_many_rows: 422,
});
