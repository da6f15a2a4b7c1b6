import { z } from 'zod';
import { MAX_REPORTED_FAILURES } from './limits';
import { ERROR_NAMES, FAILURE_PHASES, FAILURE_REASONS } from './vocabulary';

/** Version of a release. */
const Version = z.string().regex(/^[a-zA-Z0-9][\w.-]{0,59}$/);

/** Failure of a release in a page. Holds no free text and nothing about the person or the club. */
export const ReleaseFailure = z.strictObject({
  /** Name of the remote, or `shell`. */
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  /** Version of the release. */
  release: Version,
  phase: z.enum(FAILURE_PHASES),
  reason: z.enum(FAILURE_REASONS),
  /** Module that failed. Default: `./app`. */
  module: z
    .string()
    .regex(/^\.\/(app|widgets\/[a-z][a-z-]{0,59})$/)
    .optional(),
  /** Name of the error. Default: `Error`. */
  error: z.enum(ERROR_NAMES).optional(),
});
export type ReleaseFailure = z.input<typeof ReleaseFailure>;

export const ReleaseFailures = z.strictObject({
  failures: z.array(ReleaseFailure).min(1).max(MAX_REPORTED_FAILURES),
  /** Version of the shell whose page it is. Default: that of a page without a session, which is not compared. */
  shell: Version.optional(),
});
export type ReleaseFailures = z.input<typeof ReleaseFailures>;

export const FailureQuery = z.strictObject({
  /** Hours to look back, at most 30 days. */
  hours: z.coerce.number().int().min(1).max(720).default(24),
});

export const FailureCount = z.object({
  remote: z.string(),
  release: z.string(),
  module: z.string(),
  phase: z.enum(FAILURE_PHASES),
  reason: z.enum(FAILURE_REASONS),
  error: z.enum(ERROR_NAMES),
  /** Start of the hour, ISO-8601 UTC. */
  hour: z.string(),
  count: z.int(),
});
export type FailureCount = z.output<typeof FailureCount>;
export const FailureCounts = z.array(FailureCount);

/** Number of pages that began to load a release in one hour. */
export const LoadCount = z.object({
  remote: z.string(),
  release: z.string(),
  /** Start of the hour, ISO-8601 UTC. */
  hour: z.string(),
  count: z.int(),
});
export type LoadCount = z.output<typeof LoadCount>;
export const LoadCounts = z.array(LoadCount);
