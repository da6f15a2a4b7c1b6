import type { AccessReader, Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { accessOf, planOfClub } from '../clubs/reads';
import { permissionsAt, type Standing } from './rules';

/** What the caller is at a club; null for everyone but its members and super admins. Platform transactions only. */
export async function standingOf(
  tx: Tx,
  clubId: string,
  caller: Pick<Caller, 'id' | 'isSuperAdmin'>,
): Promise<Standing | null> {
  const membership = await accessOf(tx, clubId, caller.id);
  if (membership && !caller.isSuperAdmin) return membership;
  const plan = membership?.plan ?? (caller.isSuperAdmin ? await planOfClub(tx, clubId) : null);
  return plan && { role: membership?.role === 'staff' ? null : (membership?.role ?? null), permissions: null, plan };
}

/** The access that the gatekeeper asks for. */
export const accessFor: AccessReader = async (tx, clubId, caller) => {
  const standing = await standingOf(tx, clubId, caller);
  if (!standing) return null;
  const permissions = permissionsAt(standing);
  return { id: clubId, role: standing.role, can: (permission) => permissions[permission] };
};
