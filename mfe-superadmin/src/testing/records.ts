import type { AdminSubscription } from '@canchero/shared-contracts/admin-subscription';
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

/** Returns a subscription to Premium that the gateway charges every month. */
export const someSubscription = (given: Partial<AdminSubscription> = {}): AdminSubscription => ({
  owner_id: 'u1',
  owner_name: 'Bruno Díaz',
  owner_email: 'bruno@volea.test',
  clubs: 2,
  plan: 'premium',
  status: 'active',
  billing: 'monthly',
  ends_at: '2026-12-20T15:00:00.000Z',
  is_charged: true,
  mrr: 4_420_000,
  agreed_price: null,
  ...given,
});
