import { clubEndpoints, type NewClub } from '@canchero/shared-contracts/club';
import { call } from '../session/session-call';
import { addClubs, loadClubs, selectClub } from './club-actions';

/**
 * Creates a club, selects it and returns its id.
 * @throws plan_limit_exceeded {resource, max, used}
 * @param key idempotency key of this club: a retry with it returns the same club
 */
export async function createClub(body: NewClub, key: string): Promise<string> {
  const club = await call(clubEndpoints.create, { body }, { idempotencyKey: key });
  addClubs([club.id]);
  void loadClubs();
  await selectClub(club.id);
  return club.id;
}
