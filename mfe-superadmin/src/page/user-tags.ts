import type { AdminUser } from '@canchero/shared-contracts/admin-user';
import type { useText } from '../text';
import type { Tag } from './tags';

/** Returns what one should know of an account: its block, whether its address was verified, its roles. */
export function tagsOf(
  { block, email_verified_at, roles }: Pick<AdminUser, 'block' | 'email_verified_at' | 'roles'>,
  text: ReturnType<typeof useText>,
): Tag[] {
  return [
    ...(block ? [{ text: text('userState.blocked'), alarm: true }] : []),
    ...(email_verified_at ? [] : [{ text: text('userState.unverified'), alarm: true }]),
    ...roles.map((role) => ({ text: text(`role.${role}`) })),
  ];
}
