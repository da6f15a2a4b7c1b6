/** Max. characters of each text of a club; `closed_day`: the name of one. */
export const MAX_CLUB_LENGTH = { name: 120, slug: 60, phone: 40, whatsapp: 40, address: 240, closed_day: 80 } as const;
/** Pattern of a slug, of at most `MAX_CLUB_LENGTH.slug` characters. */
export const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
/** Least and greatest value of each number that a club sets. */
export const CLUB_RANGES = {
  cancel_hours: { min: 0, max: 720 },
  hold_minutes: { min: 1, max: 120 },
  horizon_days: { min: 1, max: 365 },
  reminder_hours: { min: 0, max: 168 },
} as const;
/** Longest booking that the public page takes, in minutes. */
export const MAX_ONLINE_DURATION = 240;
