import { forgetSelection, loadClubs, loadSelected, resetClubs, restoreClubs } from './clubs/club-actions';
import { clubs } from './clubs/club-store';
import { bus } from './events/bus';
import { loadRemotes, reloadRemotesForCaller } from './federation/remotes';
import { forgetPermissions, loadPermissions } from './permissions/permission-actions';
import { onSignOut, registerPermissionsLoader } from './session/session-actions';
import { publicSession } from './session/session-store';
import { queryClient } from './storage/query-client';

const log = (error: unknown) => console.error('permissions did not load', error);

/** Reads what belongs to the one who is here, and again whenever that is someone else, or they choose another club. */
export function followCaller(): void {
  registerPermissionsLoader(loadPermissions);
  onSignOut(forgetSelection);
  void loadRemotes();
  if (publicSession.getState().user) {
    restoreClubs();
    loadPermissions().catch(log);
  }
  publicSession.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    queryClient.clear();
    if (user) restoreClubs();
    else {
      resetClubs();
      forgetPermissions();
    }
    void reloadRemotesForCaller();
  });
  clubs.subscribe(({ selectedId }, before) => {
    if (selectedId !== null && selectedId !== before.selectedId) loadPermissions().catch(log);
  });
  bus.on('club.changed', ({ club_id, version }) => {
    const { selected } = clubs.getState();
    if (selected?.id !== club_id || selected.version >= version) return;
    void loadSelected();
    void loadClubs();
  });
}
