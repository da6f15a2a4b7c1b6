/** The twelve keys of the permission map. Each gates a screen in the client and its calls in the api. */
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
/** Whether a list of permissions asks for each of them, or for one. */
export type PermissionMode = 'all' | 'any';

/** Whether a map grants what is needed: one permission, or of a list all (where no mode is named) or any. */
export function holds(
  held: Partial<PermissionMap>,
  needed: Permission | readonly Permission[],
  mode: PermissionMode = 'all',
): boolean {
  const grants = (name: Permission) => held[name] === true;
  if (typeof needed === 'string') return grants(needed);
  return mode === 'all' ? needed.every(grants) : needed.some(grants);
}
