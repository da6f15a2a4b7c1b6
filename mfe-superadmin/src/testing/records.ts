import type { AdminUser } from '@canchero/shared-contracts/admin-user';

/** Returns an account that never signed in and works nowhere. */
export const someUser = (given: Partial<AdminUser> = {}): AdminUser => ({
  id: 'u1',
  name: 'Bruno Díaz',
  email: 'bruno@volea.test',
  roles: [],
  created_at: '2026-11-01T12:00:00.000Z',
  email_verified_at: '2026-11-01T12:05:00.000Z',
  last_seen_at: null,
  clubs: 0,
  block: null,
  ...given,
});
