export { federationEndpoints } from './endpoints';
export { federationErrors } from './errors';
export { federationEvents } from './events';
export type { FailureCount, LoadCount, ReleaseFailure, ReleaseFailures } from './failure-schema';
export { MAX_REPORTED_FAILURES, MAX_TOKEN_LABEL } from './limits';
export { releaseEndpoints } from './release-endpoints';
export type { RegisteredRelease, ReleaseState, ReleaseUpload } from './release-schema';
export { rolloutEndpoints } from './rollout-endpoints';
export type { Canary, NewCanary, Rollout } from './rollout-schema';
export { audiencesOf, isForSuperAdmins, leadsTo, signInPathsOf, visibleTo } from './rules';
export type {
  Audience,
  FirstLoad,
  RemoteCommand,
  RemoteDescriptor,
  RemoteHelp,
  RemoteNavEntry,
  RemoteRelease,
  RemoteResult,
  RemoteRoute,
  RemoteWidget,
} from './schema';
export { deployTokenEndpoints } from './token-endpoints';
export type { DeployToken, NewDeployToken } from './token-schema';
export {
  ERROR_NAMES,
  type ErrorName,
  FAILURE_PHASES,
  FAILURE_REASONS,
  type FailurePhase,
  type FailureReason,
  RELEASED_NAME,
  reportedName,
} from './vocabulary';
