import { AppError } from '@canchero/shared-contracts/core';
import { federationErrors } from '@canchero/shared-contracts/federation';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';

/** Super admin or deploy token at work, in one request. */
export interface Deployer {
  requestId: string;
  caller: Caller;
}

/**
 * Checks that a caller may ship the releases of a name: a deploy token is for one remote.
 * @throws foreign_remote {remote}
 */
export function checkDeployer({ deploys }: Caller, name: string): void {
  if (deploys !== undefined && deploys !== name)
    throw AppError.of(federationErrors.foreign_remote, { remote: deploys });
}

/** Appends what a deployer did with a release to the audit. */
export const recordDeploy = (tx: Tx, { requestId, caller }: Deployer, action: string, id: string, reason?: string) =>
  audit(tx, {
    requestId,
    actorId: caller.id,
    role: caller.deploys === undefined ? 'super_admin' : 'deploy_token',
    action,
    object: { type: 'release', id },
    ...(reason && { reason }),
  });
