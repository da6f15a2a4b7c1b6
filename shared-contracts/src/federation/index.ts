export { federationEndpoints } from './endpoints';
export { federationErrors } from './errors';
export { federationEvents } from './events';
export type { FailureCount, ReleaseFailure } from './failure-schema';
export { releaseEndpoints } from './release-endpoints';
export type { RemoteDescriptor, RemoteNavEntry, RemoteRelease, RemoteRoute, RemoteWidget } from './schema';
export {
  ERROR_NAMES,
  type ErrorName,
  FAILURE_PHASES,
  FAILURE_REASONS,
  type FailurePhase,
  type FailureReason,
  MAX_REPORTED_FAILURES,
  reportedName,
} from './vocabulary';
