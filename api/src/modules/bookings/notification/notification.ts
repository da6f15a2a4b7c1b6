import { DateTime } from 'luxon';
import { storedText } from '../../notifications/writes';

/** Court and club of a booking, as a notification names them. */
export interface Venue {
  court_name: string;
  /** IANA name. */
  timezone: string;
  currency: string;
}

/** Types of the notifications about a booking. */
export const NOTIFICATIONS = {
  created: 'booking.created',
  cancelled: 'booking.cancelled',
  restored: 'booking.restored',
} as const;
export type NotifiedChange = keyof typeof NOTIFICATIONS;

/** Text of a notification about a booking, and what its data say of its place. */
export interface BookingNotification {
  title: string;
  message: string;
  courtName: string;
  timeSlot: string;
  currency: string;
  /** Id of the user who caused it; null for a player on the public page. */
  by: string | null;
}

/**
 * Writes the notification of a booking for the club's members.
 * @param by id of the user who made, cancelled or restored it; null for a player on the public page
 */
export function bookingNotification(
  kind: NotifiedChange,
  venue: Venue,
  { start, end }: { start: string; end: string },
  by: string | null,
): BookingNotification {
  const timeSlot = timeSlotText(venue.timezone, start, end);
  return {
    ...storedText(NOTIFICATIONS[kind], { court_name: venue.court_name, time_slot: timeSlot }),
    courtName: venue.court_name,
    timeSlot,
    currency: venue.currency,
    by,
  };
}

/** Formats a slot in the club's wall time: "21/11/2026 20:00 - 21:30". */
function timeSlotText(timezone: string, start: string, end: string): string {
  const local = (instant: string) => DateTime.fromISO(instant, { zone: timezone });
  return `${local(start).toFormat('dd/MM/yyyy HH:mm')} - ${local(end).toFormat('HH:mm')}`;
}
