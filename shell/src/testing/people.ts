import type { User } from '@canchero/shared-contracts/auth';
import type { Club } from '@canchero/shared-contracts/club';

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

export const someClub = (change: Partial<Club> = {}): Club => ({
  id: CLUB_ID,
  name: 'Club Norte',
  slug: 'norte',
  phone: '',
  whatsapp: '',
  address: '',
  timezone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  sports: ['padel'],
  opening_hours: [],
  slot_minutes: 30,
  deposit_type: 'none',
  deposit_value: 0,
  cancel_hours: 24,
  hold_minutes: 10,
  horizon_days: 30,
  public_enabled: false,
  version: 1,
  role: 'owner',
  plan: 'premium',
  ...change,
});
