import type { User } from '@canchero/shared-contracts/auth';
import type { Tx } from '../../platform/db/database';
import { clubIdsOf } from '../clubs/reads';
import type { UserRow } from './user-sql';

/** Builds the `User` of the contract. */
export async function viewUser(tx: Tx, row: UserRow): Promise<User> {
  const verified = row.email_verified_at !== null;
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.roles[0] ?? 'user',
    roles: row.roles,
    club_ids: await clubIdsOf(tx, row.id),
    language: row.language,
    home: row.home,
    email_verified: verified,
    is_verified: verified,
    email_verified_at: row.email_verified_at,
    subscription_status: row.subscription_status ?? 'active',
  };
}
