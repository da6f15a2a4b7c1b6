import { useStore } from '@canchero/shared-contracts/kit';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { readEntry } from '../storage/entries';
import { permissions } from './permission-store';

/**
 * Returns the permissions by which the menu shows. While they are read, as after a reload or another choice of club,
 * the user's last ones in this tab are used: an entry that left the menu once they are read would move those below it
 * away from under the pointer.
 */
export function useMenuPermissions(): PermissionState {
  const held = useStore(permissions);
  return (held.status === 'loading' && readEntry<PermissionState>('permissions')) || held;
}
