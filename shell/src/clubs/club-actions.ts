import { isSuperAdmin, type User } from '@canchero/shared-contracts/auth';
import { type Club, type ClubSummary, clubEndpoints } from '@canchero/shared-contracts/club';
import { isAppError } from '@canchero/shared-contracts/core';
import { isCalledOff, logFailure } from '../diagnostics/log-failure';
import { updateUser } from '../session/session-actions';
import { call } from '../session/session-call';
import { session } from '../session/session-store';
import { readEntry, writeEntry } from '../storage/entries';
import { clubs, NO_CLUBS } from './club-store';

/** Stored selection with the user who made it: another user never inherits it. */
interface KeptClub {
  user_id: string;
  /** Details as they were last read; null before that. */
  club: Club | null;
}

/** Checks whether the user belongs to the club. A super admin may select any. */
const maySelect = (user: Pick<User, 'club_ids' | 'roles'>, clubId: string): boolean =>
  isSuperAdmin(user) || user.club_ids.includes(clubId);

/**
 * Restores the stored selection if it is this user's, with its last details until they are read again; selects the only
 * club of a user who has one. Then reads the list of clubs.
 */
export function restoreClubs(): void {
  const { user } = session.getState();
  if (!user) return;
  const kept = readEntry<KeptClub>('selectedClub');
  const selectedId = readEntry<string>('selectedClubId');
  const [onlyClub] = user.club_ids;
  if (selectedId && kept?.user_id === user.id && maySelect(user, selectedId)) {
    clubs.setState({ selectedId, selected: kept.club?.id === selectedId ? kept.club : null });
    void loadSelected();
  } else {
    forgetSelection();
    if (onlyClub && user.club_ids.length === 1 && !isSuperAdmin(user)) void selectClub(onlyClub);
  }
  void loadClubs();
}

export async function loadClubs(): Promise<void> {
  clubs.setState({ status: 'loading' });
  try {
    const list = await call(clubEndpoints.mine, {});
    addClubs(ownClubs(list));
    clubs.setState({ clubs: list, status: 'ready' });
  } catch (error) {
    if (isCalledOff(error)) return;
    logFailure('the clubs could not be read', error);
    clubs.setState({ status: 'error' });
  }
}

/** Returns the ids of the clubs to which the user belongs. */
const ownClubs = (list: readonly ClubSummary[]): string[] =>
  list.filter(({ role }) => role !== null).map(({ id }) => id);

/** Lets the user select clubs that they joined, got back or created since they signed in. */
export function addClubs(ids: readonly string[]): void {
  const known = session.getState().user?.club_ids ?? [];
  const added = ids.filter((id) => !known.includes(id));
  if (added.length > 0) updateUser({ club_ids: [...known, ...added] });
}

/** Selects a club for this and later visits, and reads its details. */
export function selectClub(clubId: string): Promise<void> {
  const { user } = session.getState();
  if (!user || !maySelect(user, clubId)) return Promise.resolve();
  writeEntry('selectedClubId', clubId);
  writeEntry('selectedClub', { user_id: user.id, club: null } satisfies KeptClub);
  clubs.setState({ selectedId: clubId, selected: null });
  return loadSelected();
}

/** Reads the details of the selected club, or goes on without it if it is no longer the user's. */
export async function loadSelected(): Promise<void> {
  const { selectedId } = clubs.getState();
  const { user } = session.getState();
  if (!selectedId || !user) return;
  clubs.setState({ detailsFailed: false });
  try {
    const club = await call(clubEndpoints.get, { params: { clubId: selectedId } });
    if (clubs.getState().selectedId !== selectedId) return;
    clubs.setState({ selected: club });
    writeEntry('selectedClub', { user_id: user.id, club } satisfies KeptClub);
  } catch (error) {
    if (isCalledOff(error) || clubs.getState().selectedId !== selectedId) return;
    if (isAppError(error) && error.status === 404) return goOnWithoutClub();
    logFailure('the club could not be read', error);
    clubs.setState({ detailsFailed: true });
  }
}

/** Drops the selection, silently, reads which clubs the user has now, and selects the only one that is left. */
async function goOnWithoutClub(): Promise<void> {
  forgetSelection();
  await loadClubs();
  const { status, clubs: list, selectedId } = clubs.getState();
  if (status !== 'ready' || selectedId !== null) return;
  updateUser({ club_ids: ownClubs(list) });
  const [onlyClub] = list;
  if (onlyClub && list.length === 1) await selectClub(onlyClub.id);
}

/** Empties the page's state. The stored selection stays for the same user's return. */
export const resetClubs = () => clubs.setState(NO_CLUBS);

/** Forgets the selection, for now and for the next visit. */
export function forgetSelection(): void {
  writeEntry('selectedClubId', null);
  writeEntry('selectedClub', null);
  clubs.setState({ selectedId: null, selected: null, detailsFailed: false });
}
