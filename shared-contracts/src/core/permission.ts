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
