/** Keys of the permission map. Each gates a screen in the client and its calls in the api. */
export const PERMISSIONS = [
  'dashboard',
  'schedule',
  'booking',
  'players',
  'buffet',
  'consumption',
  'items',
  'daily_summary',
  'event_summary',
  'configuration',
  'club_selection',
  'profile',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
export type PermissionMap = Record<Permission, boolean>;
/** `all`: every permission of a list is needed; `any`: at least one. */
export type PermissionMode = 'all' | 'any';

/** Returns true if a map grants a permission, or all (the default) or any of a list. */
export function holds(
  held: Partial<PermissionMap>,
  needed: Permission | readonly Permission[],
  mode: PermissionMode = 'all',
): boolean {
  const grants = (name: Permission) => held[name] === true;
  if (typeof needed === 'string') return grants(needed);
  return mode === 'all' ? needed.every(grants) : needed.some(grants);
}
