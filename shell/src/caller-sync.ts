import { forgetSelection, loadClubs, loadSelected, resetClubs, restoreClubs } from './clubs/club-actions';
import { clubs } from './clubs/club-store';
import { logFailure } from './diagnostics/log-failure';
import { bus } from './events/bus';
import { loadRemotes, reloadRemotesForCaller } from './federation/remotes';
import { prepareSignedOut } from './pages';
import { forgetPermissions, loadPermissions } from './permissions/permission-actions';
import { registerSessionHooks } from './session/session-actions';
import { publicSession } from './session/session-store';
import { queryClient } from './storage/query-client';

const log = (error: unknown) => logFailure('permissions did not load', error);
const loadClubPermissions = () => loadPermissions(clubs.getState().selectedId);

/** Reads the clubs, permissions and remotes of the user, and again whenever the user or the selected club changes. */
export function syncCaller(): void {
  registerSessionHooks({
    loadPermissions: loadClubPermissions,
    prepareSignOut: prepareSignedOut,
    afterSignOut: forgetSelection,
  });
  void loadRemotes();
  if (publicSession.getState().user) {
    restoreClubs();
    loadClubPermissions().catch(log);
  }
  publicSession.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    queryClient.clear();
    forgetPermissions();
    if (user) restoreClubs();
    else resetClubs();
    void reloadRemotesForCaller();
  });
  clubs.subscribe(({ selectedId }, before) => {
    if (publicSession.getState().user && selectedId !== before.selectedId) loadClubPermissions().catch(log);
  });
  bus.on('club.changed', ({ club_id, version }) => {
    const { selected } = clubs.getState();
    if (selected?.id !== club_id || selected.version >= version) return;
    void loadSelected();
    void loadClubs();
  });
}
