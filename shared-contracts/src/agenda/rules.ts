import type { MonthDay } from './schema';

/** Share of the open time that is booked, 0 to 1: what is blocked cannot be booked. Null where nothing is open. */
export function occupancy(day: Pick<MonthDay, 'booked_minutes' | 'blocked_minutes' | 'open_minutes'>): number | null {
  const bookable = Math.max(day.booked_minutes, day.open_minutes - day.blocked_minutes);
  return bookable > 0 ? day.booked_minutes / bookable : null;
}
