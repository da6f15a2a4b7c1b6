import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { PERMISSIONS, type PermissionMap } from '@canchero/shared-contracts/core';
import { loadClubs, loadSelected } from '../clubs/club-actions';
import { clubs } from '../clubs/club-store';
import { logFailure } from '../diagnostics/log-failure';
import { isDirty } from '../navigation/unsaved-input';
import { permissions } from '../permissions/permission-store';
import { call } from '../session/session-call';
import { queryClient } from '../storage/query-client';
import { inputSettled } from './input-settled';

/**
 * Reloads what a plan decides: the club, the list of clubs, the permissions, and the data on the screen. Old data stay
 * visible until the answers arrive, so that an open form is not unmounted. Screens that the plan takes away stay until
 * their unsaved input is saved or left; the service refuses what it must.
 */
export async function followPlan(clubId: string): Promise<void> {
  void loadClubs();
  void loadSelected();
  try {
    const answer = await call(sessionEndpoints.permissions, { query: { club_id: clubId } });
    if (isDirty() && takesAway(answer.permissions)) {
      await inputSettled();
      return followPlan(clubId);
    }
    if (clubs.getState().selectedId === clubId)
      permissions.setState({ status: 'loaded', permissions: answer.permissions });
  } catch (error) {
    logFailure('the permissions could not be read', error);
  }
  await queryClient.invalidateQueries();
}

const takesAway = (next: PermissionMap): boolean => {
  const held = permissions.getState().permissions;
  return PERMISSIONS.some((name) => held[name] && !next[name]);
};
