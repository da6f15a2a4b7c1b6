import type { User } from '@canchero/shared-contracts/auth';
import type { Club } from '@canchero/shared-contracts/club';
import { aClub } from '@canchero/shared-contracts/testing/records';

export const CLUB_ID = '11111111-1111-4111-8111-111111111111';
export const OTHER_CLUB_ID = '22222222-2222-4222-8222-222222222222';

export const someUser = (change: Partial<User> = {}): User => ({
  id: '99999999-9999-4999-8999-999999999999',
  email: 'ana@club.test',
  name: 'Ana Paz',
  role: 'user',
  roles: [],
  club_ids: [CLUB_ID],
  language: 'es',
  email_verified: true,
  is_verified: true,
  email_verified_at: null,
  subscription_status: 'active',
  ...change,
});

export const someClub = (change: Partial<Club> = {}): Club =>
  aClub({ id: CLUB_ID, name: 'Club Norte', slug: 'norte', plan: 'premium', ...change });
