/** Matches the names of what is released: `shell`, or that of a remote. */
export const RELEASED_NAME = /^(?:shell|mfe-[a-z][a-z0-9-]{0,55})$/;

/** Moment at which a release failed in a page. `event`: it published one of another shape. */
export const FAILURE_PHASES = ['load', 'mount', 'update', 'render', 'event'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/**
 * Reason of a failure. The first seven are the reasons of a `ChunkLoadError`; `thrown`: code of the release threw;
 * `shape`: an event did not fit its schema.
 */
export const FAILURE_REASONS = [
  'manifest',
  'entry',
  'chunk',
  'timeout',
  'evaluation',
  'integrity',
  'incompatible',
  'thrown',
  'shape',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Names of errors that a report may carry. Any other is reported as `Error`: a name can be free text. */
export const ERROR_NAMES = [
  'Error',
  'AbortError',
  'AggregateError',
  'AppError',
  'ChunkLoadError',
  'NetworkError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'ZodError',
] as const;
export type ErrorName = (typeof ERROR_NAMES)[number];

/** Returns the name of a thrown value as a report may carry it. */
export function reportedName(thrown: unknown): ErrorName {
  const { name } = (thrown ?? {}) as { name?: unknown };
  return ERROR_NAMES.find((known) => known === name) ?? 'Error';
}
