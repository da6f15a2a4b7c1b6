import {
  deployTokenEndpoints,
  type NewCanary,
  releaseEndpoints,
  rolloutEndpoints,
} from '@canchero/shared-contracts/federation';
import { useCallOnce, useHost, useOnce } from '@canchero/shared-contracts/kit';
import { readAgain } from '../../releases/queries';

/** Returns what a super admin does with releases and deploy tokens. Each resolves once the lists are read again. */
export function useReleaseActions() {
  const host = useHost();
  const once = useOnce();
  const callOnce = useCallOnce();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await readAgain(host.queryClient);
    return answer;
  };
  return {
    activate: (name: string, version: string) =>
      then(callOnce(releaseEndpoints.activate, { params: { name }, body: { version } })),
    rollback: (name: string, to: string) =>
      then(callOnce(releaseEndpoints.rollback, { params: { name }, query: { to } })),
    tryOut: (name: string, body: NewCanary) => then(callOnce(rolloutEndpoints.tryOut, { params: { name }, body })),
    halt: (name: string) => then(callOnce(rolloutEndpoints.halt, { params: { name } })),
    createToken: (remote: string, label: string) =>
      then(once([remote, label], (id) => host.call(deployTokenEndpoints.create, { body: { id, remote, label } }))),
    revokeToken: (tokenId: string) => then(callOnce(deployTokenEndpoints.revoke, { params: { tokenId } })),
  };
}
